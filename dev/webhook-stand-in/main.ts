/** `node dev/webhook-stand-in/main.ts PORT` */
import { HOST } from '../world/ports.ts'
import { webhookStandIn } from './server.ts'

webhookStandIn().listen(Number(process.argv[2]), HOST)
