/** `node dev/webhook-stand-in/main.ts PORT` */
import { HOST } from '../local-env/ports.ts'
import { webhookStandIn } from './server.ts'

webhookStandIn().listen(Number(process.argv[2]), HOST)
