/** `node local/webhook-stand-in/main.ts PORT` */
import { HOST } from '../environment/ports.ts'
import { webhookStandIn } from './server.ts'

webhookStandIn().listen(Number(process.argv[2]), HOST)
