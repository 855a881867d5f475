/**
 * `node packages/order-simulation/webhook-permutations.ts [--every N] [--copies N]`: runs all 120 permutations of the
 * five events of one payment, or every Nth of them, then 1,000 copies of one event at once. Each must end in one order
 * and one book.
 */
import { parseArgs } from 'node:util'
import { replaceClients } from './replace-clients.ts'
import { useVirtualTime } from './virtual-time.ts'

replaceClients()
const { paidOrder } = await import('./quiet-world.ts')
const { orderAt } = await import('./outside-services.ts')
const { isStoredAtRest } = await import('./stored-order.ts')
const { MINUTE_MS } = await import('./simulated-world.ts')
useVirtualTime()

const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
]
const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, copies: { type: 'string', default: '1000' } },
})
const copies = Number(values.copies)

let right = 0
const orders = permutations(EVENTS).filter((_, number) => number % Number(values.every) === 0)
for (const [number, events] of orders.entries()) if (await endsInOneBook(events, number)) right += 1
console.log(`${right} of ${orders.length} orders of ${EVENTS.length} events end in one order and one book`)
const isOne = await endsInOneBook(Array<string>(copies).fill('checkout.session.completed'), 0, 0)
console.log(`${copies} copies of one webhook end in ${isOne ? 'one order and one book' : 'something else'}`)
process.exitCode = right === orders.length && isOne ? 0 : 1

async function endsInOneBook(events: readonly string[], seed: number, apartMs = MINUTE_MS / 2): Promise<boolean> {
  const { services, parent, notify, until, sessionId, paymentIntentId } = await paidOrder(seed)
  for (const [turn, event] of events.entries()) {
    const about = event.startsWith('charge.')
      ? ({ about: 'payment', id: paymentIntentId } as const)
      : ({ about: 'session', id: sessionId } as const)
    services.world.after(turn * apartMs, () => notify(about))
  }
  const atRestMs = await until(() => {
    const order = orderAt(services, parent.storyId)
    return order?.deliveredAt !== undefined && isStoredAtRest(order)
  })
  const order = orderAt(services, parent.storyId)
  const pictures = [...services.blobs.keys()].filter(
    (key) => key.startsWith('media-local/') && !key.includes('.'),
  ).length
  // The portrait, the cover with its thumbnail, six spreads and six clips: a larger number means that something was
  // made twice.
  const isOneBook =
    order?.state === 'delivered' && pictures === 1 + 2 + 6 + 6 && services.notices.get(parent.storyId)?.length === 1
  return (
    atRestMs < Infinity && isOneBook && services.stripe.refunds.length === 0 && services.world.violations.length === 0
  )
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]]
  return all.flatMap((one, at) =>
    permutations([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [one, ...rest]),
  )
}
