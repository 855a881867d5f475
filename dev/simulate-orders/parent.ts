/** A parent with a draft: presses, presses again, goes away, pays, gives up, comes back; and what befalls their money later. */
import { paths } from '#domain/database-paths.ts'
import type { OrderState } from '#domain/order.ts'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import { mintStoryId } from '#domain/story-id.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { beginErasure } from '#netlify/account/erasure.ts'
import { cancelCheckout } from '#netlify/orders/cancel-checkout.ts'
import { openCheckout } from '#netlify/orders/open-checkout.ts'
import { eraseAccount } from '#netlify/sweep/erase-account.ts'
import { orderAt, type Place } from './place.ts'
import type { BookedDispute } from './stripe-books.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type StartOptions } from './world.ts'

const TEMPLATE_ID = 'sihirli-orman-macerasi' as TemplateId
export const CHILD = { childName: 'Defne', childAge: 5, childGender: 'female' as const }

export interface Parent {
  uid: UserId
  storyId: StoryId
  originalKey: string
  heroKey: string
  portraitKey: string
  /** Somebody gave money back by hand, or objected at the bank. */
  wasMeddledWith: boolean
}

export interface Settled {
  parent: Parent
  /** Their order has come into another state, and perhaps they do something just then. */
  noticeState: (state: OrderState) => void
}

export function settleIn(place: Place, number: number): Settled {
  const { parent, request } = writeDraft(place, number)
  return { parent, noticeState: live(place, parent, request) }
}

/** What a browser and the transformation have written before anybody presses. */
export function writeDraft(place: Place, number: number): { parent: Parent; request: CheckoutRequest } {
  const { world, tree, blobs, identities } = place
  const { random } = world
  const uid = `parent_${number}` as UserId
  const storyId = mintStoryId(TEMPLATE_ID, uid, world.nowMs + number)
  const [originalKey, heroKey, portraitKey] = [random.hex(40), random.hex(40), random.hex(40)]
  const transformId = `${TEMPLATE_ID}_${world.nowMs}` as TransformId
  const userEmail = `${uid}@example.test`
  const expiresAt = world.nowMs + 30 * DAY_MS
  const record = { id: storyId, userId: uid, userEmail, templateId: TEMPLATE_ID, ...CHILD, transformId, transformedPhotoUrl: `/media/${portraitKey}`, status: 'creating', paymentStatus: 'pending', createdAt: world.nowMs, updatedAt: world.nowMs, title: 'Bizim kitabımız' }
  tree.write({
    [paths.userStory(uid, storyId)]: record,
    [paths.transformation(uid, transformId)]: { status: 'completed', createdAt: world.nowMs, transformedImageUrl: record.transformedPhotoUrl },
    [paths.mediaIndex(uid, originalKey)]: { kind: 'original', expiresAt: world.nowMs + DAY_MS },
    [paths.mediaIndex(uid, heroKey)]: { kind: 'hero', expiresAt },
    [paths.mediaIndex(uid, portraitKey)]: { kind: 'portrait', heroKey, originalKey, expiresAt },
    [paths.housekeepingOf(uid)]: world.nowMs + 10 * MINUTE_MS,
  })
  identities.add(uid)
  const lies = (key: string) => blobs.set(key, { data: new ArrayBuffer(1), metadata: { contentType: 'image/png' }, visibleAtMs: world.nowMs })
  for (const key of [`private-local/${originalKey}`, `private-local/${heroKey}`, `media-local/${portraitKey}`]) lies(key)

  const parent: Parent = { uid, storyId, originalKey, heroKey, portraitKey, wasMeddledWith: false }
  const request: CheckoutRequest = { storyId, userId: uid, userEmail, templateId: TEMPLATE_ID, ...CHILD, transformedPhotoUrl: record.transformedPhotoUrl, transformId }
  return { parent, request }
}

/** How often somebody acts within seconds of their order's coming into a state. Refunds are refused seldom enough. */
const ACTS_AT_ONCE: Partial<Record<OrderState, number>> = { 'failed-refund': 0.5, refunding: 0.1, disputed: 0.1, expired: 0.03 }

function live(place: Place, parent: Parent, request: CheckoutRequest): Settled['noticeState'] {
  const { world, stripe, tree } = place
  const { random } = world
  const { uid, storyId } = parent
  const press = (options?: StartOptions) => world.start('open-checkout', () => openCheckout(uid, request.userEmail, request), { about: storyId, ...options })
  const cancel = (options?: StartOptions) => world.start('cancel-checkout', () => cancelCheckout(uid, storyId), { about: storyId, ...options })
  const sessions = () => stripe.sessions.filter((session) => session.storyId === storyId)
  const payOne = () => {
    const session = sessions().find(({ id }) => stripe.session(id).status === 'open')
    if (!session) return
    const money = random.chance(0.05) ? 'other' : random.chance(0.05) ? 'waits' : 'comes'
    stripe.pay(session.id, money)
    if (money !== 'waits' && random.chance(0.2)) world.after(random.between(SECOND_MS, random.pick([2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 2 * DAY_MS])), () => meddle(place, parent))
    const becomes = random.chance(0.7) ? 'arrive' : 'fail'
    if (money === 'waits') world.after(random.between(MINUTE_MS, 3 * DAY_MS), () => stripe[becomes](session.id))
  }
  /** As the rules let a browser. */
  const erase = () => {
    const state = orderAt(place, storyId)?.state
    if (state === undefined || state === 'expired' || state === 'refunded') tree.write({ [paths.userStory(uid, storyId)]: null })
  }
  /** The first session's answer is lost, and it can be paid beside the one that is opened when the parent comes back. */
  const payTwice = () => {
    press({ limitMs: random.between(400, 2 * SECOND_MS) })
    const comesBackAfterMs = random.between(90 * MINUTE_MS, 115 * MINUTE_MS)
    world.after(comesBackAfterMs, press)
    for (const wait of [5 * SECOND_MS, MINUTE_MS]) {
      world.after(comesBackAfterMs + random.between(2 * SECOND_MS, wait), () => {
        payOne()
        if (random.chance(0.2)) world.after(random.between(0, SECOND_MS / 2), () => meddle(place, parent))
      })
    }
  }
  /** Given up, and pressed again in two tabs: what the slow one does meets what came of the other one. */
  const pressInTwoTabs = () => {
    press()
    world.after(random.between(2 * SECOND_MS, 10 * SECOND_MS), cancel)
    world.after(20 * SECOND_MS, () => {
      press({ isSluggish: true })
      if (random.chance(0.3)) cancel({ isSluggish: true })
    })
    world.after(random.between(20 * SECOND_MS, 40 * SECOND_MS), press)
    world.after(random.between(25 * SECOND_MS, 90 * SECOND_MS), () => {
      payOne()
      if (random.chance(0.5)) world.after(random.between(0, 2 * SECOND_MS), press)
      if (random.chance(0.3)) world.after(random.between(0, 2 * SECOND_MS), cancel)
      if (random.chance(0.1)) world.after(random.between(0, 2 * SECOND_MS), () => leave(place, parent))
    })
  }

  if (random.chance(0.06)) payTwice()
  else if (random.chance(0.1)) pressInTwoTabs()
  else {
    press()
    if (random.chance(0.3)) world.after(random.between(0, 2 * SECOND_MS), press)
    if (random.chance(0.9)) world.after(random.between(SECOND_MS, 90 * MINUTE_MS), payOne)
    if (random.chance(0.15)) world.after(random.between(0, random.pick([3 * SECOND_MS, 3 * HOUR_MS])), cancel)
    if (random.chance(0.15)) world.after(random.between(SECOND_MS, 5 * HOUR_MS), erase)
    for (let again = random.chance(0.3) ? random.between(1, 3) : 0; again > 0; again -= 1) {
      const comesBackAfterMs = random.between(MINUTE_MS, 20 * HOUR_MS)
      world.after(comesBackAfterMs, press)
      world.after(comesBackAfterMs + random.between(10 * SECOND_MS, HOUR_MS), payOne)
    }
    if (random.chance(0.05)) world.after(random.between(SECOND_MS, random.pick([6 * MINUTE_MS, 6 * HOUR_MS, 3 * DAY_MS])), () => leave(place, parent))
  }
  return (state) => {
    if (!world.isStormy || !random.chance(ACTS_AT_ONCE[state] ?? 0.02)) return
    const act = random.pick([press, cancel, payOne, () => leave(place, parent), () => meddle(place, parent), () => meddle(place, parent)])
    world.after(random.between(0, 5 * SECOND_MS), () => act())
  }
}

/** As functions/account.ts does it. */
export function leave({ world }: Place, { uid, storyId }: Parent): void {
  world.start('delete-account', async () => {
    const nowMs = Date.now()
    await beginErasure(uid, nowMs)
    await eraseAccount(uid, nowMs, nowMs)
  }, { limitMs: MINUTE_MS, about: storyId })
}

export const hasLeft = ({ tree }: Place, { uid }: Parent): boolean => tree.read(paths.erasure(uid)) !== null

/** At Stripe's dashboard, or at the bank; on any of the payments of this story. */
function meddle({ world, stripe }: Place, parent: Parent): void {
  const payments = [...stripe.payments.values()].filter(({ storyId }) => storyId === parent.storyId)
  if (payments.length === 0) return
  const payment = world.random.pick(payments)
  const dispute = world.random.chance(0.6) ? stripe.dispute(payment.id) : null
  parent.wasMeddledWith = true
  if (dispute) world.after(world.random.between(SECOND_MS, world.random.pick([MINUTE_MS, 3 * DAY_MS])), () => decide({ world, stripe }, dispute))
  else if (stripe.sumOf(payment.id, ['succeeded', 'pending']) === 0 && stripe.disputes.every(({ paymentIntentId }) => paymentIntentId !== payment.id)) stripe.refund(payment.id, { byHand: true })
}

/** Somebody may give back by hand what the bank has just left with us. */
function decide({ world, stripe }: Pick<Place, 'world' | 'stripe'>, dispute: BookedDispute): void {
  const is = world.random.chance(0.5) ? 'won' : 'lost'
  stripe.decide(dispute, is)
  const owesNothing = () => stripe.sumOf(dispute.paymentIntentId, ['succeeded', 'pending']) > 0
  if (is === 'won' && world.random.chance(0.3)) world.after(world.random.between(0, SECOND_MS), () => owesNothing() || stripe.refund(dispute.paymentIntentId, { byHand: true }))
}
