/** `node packages/stripe-stand-in/main.ts PORT WEBHOOK_URL`, with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET in the environment. */
import { stripeStandIn } from './server.ts'

const [port = '', webhookUrl = ''] = process.argv.slice(2)
const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env
if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET)
  throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed.')

stripeStandIn({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, webhookUrl }).listen(
  Number(port),
  '127.0.0.1',
)
