/** Checks every write for states that must not exist even for a moment. */
import { MAKING_MAX_MS } from '#domain/order-times.ts'
import type { SimulatedWorld } from './simulated-world.ts'
import type { StoredOrder } from './stored-order.ts'
import type { StripeBooks } from './stripe-books.ts'
import type { Tree } from './tree.ts'

interface Watched {
  readonly world: SimulatedWorld
  readonly tree: Tree
  readonly stripe: StripeBooks
  /** Called after an order changed its state. */
  onState: (order: StoredOrder) => void
  /** Called with the time at which an item becomes due. */
  onDue: (atMs: number) => void
  /** Books may fail here for other reasons than transient failures. */
  mayTakeSixHours: boolean
}

export function watchWrites(services: Watched, path: string, before: unknown, after: unknown): void {
  const [room, ...rest] = path.split('/')
  services.world.note(`  ${path}:`, after)
  if (room === 'orders' && rest.length === 1)
    watchOrder(services, before as StoredOrder | null, after as StoredOrder | null)
  const dueAt = room === 'orders' ? (after as StoredOrder | null)?.dueAt : room === 'housekeeping' ? after : undefined
  if (typeof dueAt === 'number') services.onDue(dueAt)
  if (room === 'userStories' && rest.length >= 2) watchStory(services, rest[0] ?? '', rest[1] ?? '')
}

function watchOrder(
  { stripe, world, tree, onState, mayTakeSixHours }: Watched,
  before: StoredOrder | null,
  after: StoredOrder | null,
): void {
  if (after && after.state !== before?.state) {
    world.stateChanges.set(after.id, (world.stateChanges.get(after.id) ?? 0) + 1)
    onState(after)
  }
  const complain = (what: string) => world.violations.push(`${(after ?? before)?.id}: ${what}`)
  if (!after) {
    if (before?.paymentIntentId ?? before?.giftId) complain('a paid order was erased')
    return
  }
  if (before && after.fence < before.fence) complain(`the fence fell from ${before.fence} to ${after.fence}`)
  const isGivenBack = after.state === 'refunding' || after.state === 'refunded' || after.state === 'disputed'
  if (before?.state === 'making' && isGivenBack && after.fence === before.fence)
    complain(`became ${after.state}, and its worker may go on`)
  if (before && after.childForgottenAt === undefined)
    for (const list of ['imageURLs', 'narrationURLs'] as const)
      if (!(before.deliveredAt === undefined ? isContinued : isReplaced)(before.results?.[list], after.results?.[list]))
        complain(`lost some of its ${list}`)
  // The former holder of the lease counts as dead, even if only a wrong clock ended the lease.
  if (isTakenOver(before, after)) world.noteMakingFault(after.id)
  if (isGivenUp(before, after)) {
    const isInTime = after.updatedAt < (after.paidAt ?? 0) + MAKING_MAX_MS
    if (isInTime && (world.makingFaults.get(after.id) ?? 0) < 3) complain('was given back by weather')
    if (!isInTime && !mayTakeSixHours) complain('was given back because nobody made it for six hours')
  }
  const { giftId } = after
  if (before?.giftId && before.giftId !== giftId) complain('its gift was exchanged')
  if (giftId && after.state === 'delivered' && before?.state !== 'delivered') {
    const gift = tree.read(`orders/${giftId}`) as StoredOrder | null
    if (gift?.redeemedFor !== after.id) complain('was delivered, and its gift is not for it')
  }
  if (before?.state === 'disputed' && after.state === 'refunding' && isOpenGift(before))
    complain('the bank left its money with us, and its code opens nothing')
  if (before?.state === 'disputed' && after.state === 'given' && !isOpenGift(before))
    complain('was on its way back, and is open again')
  if (before?.redeemedFor && after.redeemedFor && before.redeemedFor !== after.redeemedFor)
    complain('a gift was redeemed for another book')
  if (before?.redeemedFor && !after.redeemedFor) {
    const book = tree.read(`orders/${before.redeemedFor}`) as StoredOrder | null
    if (book?.giftId === after.id && book.state === 'delivered') complain('a gift was returned whose book is there')
  }
  const pi = after.paymentIntentId
  if (pi && !stripe.payments.has(pi)) complain(`names the payment ${pi}, of which Stripe knows nothing`)
  if (before?.paymentIntentId && before.paymentIntentId !== pi) complain('its payment was exchanged')
  if (before?.ownerLeftAt !== undefined && before.deliveredAt === undefined && after.deliveredAt !== undefined)
    complain('a book was made for nobody')
  if (!pi || before?.state === after.state) return
  const paid = stripe.payments.get(pi)?.amountKurus ?? 0
  if (after.state === 'refunded' && stripe.sumOf(pi, ['succeeded']) < paid)
    complain('is called refunded before the money was back')
  if (
    after.state === 'delivered' &&
    before?.deliveredAt === undefined &&
    stripe.sumOf(pi, ['succeeded', 'pending']) >= paid &&
    isByUs(stripe, pi)
  )
    complain('was delivered though its money went back')
  if ((after.state === 'paid' || after.state === 'given') && paid !== after.snapshot.amountKurus)
    complain('was taken for paid with another amount')
}

/** A gift that was not redeemed or returned, and whose owner's account exists. */
const isOpenGift = ({ snapshot, redeemedFor, problem, ownerLeftAt }: StoredOrder): boolean =>
  snapshot.gift !== undefined && redeemedFor === undefined && problem === undefined && ownerLeftAt === undefined

const isTakenOver = (before: StoredOrder | null, after: StoredOrder): boolean =>
  before?.state === 'making' && after.state === 'making' && after.fence > before.fence && before.leaseUntil > 0

/** The worker gave the order up, or six hours have passed. */
const isGivenUp = (before: StoredOrder | null, after: StoredOrder): boolean =>
  (before?.state === 'paid' || before?.state === 'making') &&
  after.state === 'refunding' &&
  after.problem === 'production-failed'

/** Checks that a step only adds to the stored pages. The database stores no empty list. */
const isContinued = (before: readonly string[] = [], after: readonly string[] = []): boolean =>
  before.every((url, index) => after[index] === url)

/** Checks that a write changed at most one page: a page of a delivered book may be narrated again. */
const isReplaced = (before: readonly string[] = [], after: readonly string[] = []): boolean =>
  before.length === after.length && before.filter((url, index) => after[index] !== url).length <= 1

const isByUs = (stripe: StripeBooks, pi: string) => stripe.refundsOf(pi).some(({ byHand }) => !byHand)

/** Checks that the parent sees no status before it is true. */
function watchStory({ tree, world }: Watched, uid: string, id: string): void {
  const story = tree.read(`userStories/${uid}/${id}`) as { status?: string; paymentStatus?: string } | null
  const order = tree.read(`orders/${id}`) as StoredOrder | null
  if (story?.status === 'completed' && order?.deliveredAt === undefined)
    world.violations.push(`${id}: the parent was shown a book before it was delivered`)
  if (story?.paymentStatus && story.paymentStatus !== 'pending' && !(order?.paymentIntentId ?? order?.giftId))
    world.violations.push(`${id}: was shown as ${story.paymentStatus} though nobody paid`)
}
