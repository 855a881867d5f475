/** A bought gift that is redeemed, returned, disputed, or redeemed by strangers, at any moment. */
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import { createGiftId, NO_GIFT_WORDS } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { agreeToSale } from '#netlify/records/consents.ts'
import { buyGift } from '#netlify/orders/gifts/buy-gift.ts'
import { redeemGift } from '#netlify/orders/gifts/redeem-gift.ts'
import { refundGift } from '#netlify/orders/gifts/refund-gift.ts'
import { meddle } from './disputes-and-refunds.ts'
import { orderAt, type OutsideServices } from './outside-services.ts'
import type { StoredOrder } from './stored-order.ts'
import { hasLeft, leave, snapshotFor, type Leaver } from './parent.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './simulated-world.ts'

/** The buyer of a gift. The gift's order takes the place of a story's. */
export interface Buyer extends Leaver {
  /** The payment was refunded by hand, or disputed at the bank. */
  wasMeddledWith: boolean
  /** The buyer was promised a refund. */
  isPromisedMoney: boolean
}

/** @param redeemers parents with a book each, who all have the code */
export function giveAGift(services: OutsideServices, number: number, redeemers: readonly CheckoutRequest[]): Buyer {
  const { world } = services
  const { random } = world
  const { buyer, begunMs } = buyAGift(services, number)
  const takeBack = () => takeGiftBack(services, buyer)
  const redeem = () => redeemFor(services, buyer, random.pick(redeemers))
  const acts = random.pick([[redeem], [redeem, redeem], [redeem, redeem, takeBack], [takeBack, redeem], [takeBack], []])
  // The acts are spread over this time: seconds, an hour or two days.
  const apartMs = random.pick([SECOND_MS, 10 * SECOND_MS, HOUR_MS, 2 * DAY_MS])
  for (const act of acts) world.after(begunMs + random.between(0, apartMs), act)
  if (random.chance(0.5)) world.after(begunMs + random.between(HOUR_MS, 3 * DAY_MS), redeem)
  if (random.chance(0.15)) world.after(begunMs + random.between(0, apartMs), () => meddle(services, buyer))
  if (random.chance(0.1)) world.after(begunMs + random.between(0, apartMs), () => leave(services, buyer))
  return buyer
}

/**
 * A holder of the code redeems it, deletes the account while the book is in production, and redeems it from the next
 * account. @param redeemers parents whose books only this gift pays for
 */
export function passAGiftOn(services: OutsideServices, number: number, redeemers: readonly CheckoutRequest[]): Buyer {
  const { world } = services
  const { random } = world
  const { buyer, begunMs } = buyAGift(services, number)
  let atMs = begunMs
  for (const request of redeemers) {
    world.after(atMs, () => redeemFor(services, buyer, request))
    atMs += random.between(5 * SECOND_MS, 2 * MINUTE_MS)
    if (random.chance(0.85)) world.after(atMs, () => leave(services, { uid: request.userId, storyId: request.storyId }))
    atMs += random.pick([MINUTE_MS, 20 * MINUTE_MS, 6 * HOUR_MS])
  }
  if (random.chance(0.2)) world.after(random.between(begunMs, atMs), () => meddle(services, buyer))
  if (random.chance(0.1)) world.after(random.between(begunMs, atMs), () => takeGiftBack(services, buyer))
  return buyer
}

/** @returns the buyer, and the delay before the actions on the gift; by then the gift is perhaps paid */
function buyAGift(services: OutsideServices, number: number): { buyer: Buyer; begunMs: number } {
  const { world, identities, tree } = services
  const { random } = world
  const uid = `buyer_${number}` as UserId
  const buyer: Buyer = {
    uid,
    storyId: createGiftId(uid, world.nowMs + number),
    wasMeddledWith: false,
    isPromisedMoney: false,
  }
  identities.add(uid)
  // Every account has such a record: the clean-up finds a deleted account by it.
  tree.write({ [paths.limitsOf(uid)]: { '2026-11-25': { checkout: 1 } } })
  const buy = () => world.start('buy-gift', () => pressBuy(buyer), { about: buyer.storyId })
  buy()
  if (random.chance(0.2)) world.after(random.between(0, 3 * SECOND_MS), buy)
  for (let tries = random.between(1, 2); tries > 0; tries -= 1)
    world.after(random.between(10 * SECOND_MS, HOUR_MS), () => pay(services, buyer.storyId))
  return { buyer, begunMs: random.between(MINUTE_MS, 2 * HOUR_MS) }
}

function takeGiftBack(services: OutsideServices, buyer: Buyer): void {
  const { world } = services
  const { uid, storyId } = buyer
  world.start('refund-gift', () => refundGift(uid, storyId), {
    about: storyId,
    ended: (how) => {
      buyer.isPromisedMoney ||= how === 'done'
      // The buyer also disputes the payment at the bank, before the refund has arrived.
      if (world.random.chance(0.2)) meddle(services, buyer)
    },
  })
}

/** Makes the same calls as functions/buy-gift.ts. */
const pressBuy = ({ uid, storyId: giftId }: Buyer): Promise<string> =>
  buyGift({
    ...{ uid, userEmail: `${uid}@example.test`, giftId, words: { ...NO_GIFT_WORDS, to: 'Defne’nin annesi' } },
    agree: () => agreeToSale(uid, giftId, CURRENT_TEXT.sale),
  })

function pay({ stripe, world }: OutsideServices, giftId: StoryId): void {
  const session = stripe.sessions.find(({ id, storyId }) => storyId === giftId && stripe.session(id).status === 'open')
  if (session) stripe.pay(session.id, world.random.chance(0.05) ? 'other' : 'comes')
}

/** Makes the same calls as functions/create-checkout-session.ts; after a reported failure the parent tries again. */
function redeemFor(services: OutsideServices, buyer: Buyer, request: CheckoutRequest): void {
  const { world } = services
  const { random } = world
  const code = orderAt(services, buyer.storyId)?.snapshot.gift?.code
  if (!code || services.tree.read(paths.erasure(request.userId)) !== null) return
  world.start('redeem-gift', () => redeemGift(request.userId, request.storyId, code, snapshotFor(request)), {
    about: request.storyId,
    limitMs: random.chance(0.3) ? random.between(1, 3 * SECOND_MS) : MINUTE_MS,
    ended: (how) =>
      how !== 'done' &&
      random.chance(0.5) &&
      world.after(random.between(SECOND_MS, 6 * HOUR_MS), () => redeemFor(services, buyer, request)),
  })
}

/** Checks a gift after everything has come to rest. Complaints go to the simulation's violations. */
export function judgeGift(services: OutsideServices, buyer: Buyer): void {
  const { world, stripe, tree } = services
  const { uid, storyId: giftId } = buyer
  const complain = (what: string) => world.violations.push(`${giftId}: ${what}`)
  const order = orderAt(services, giftId)
  const back = (id: string) => stripe.sumOf(id, ['succeeded'])
  for (const { id, amountKurus } of stripe.paymentsOf(giftId))
    if (id !== order?.paymentIntentId && back(id) !== amountKurus)
      complain(`payment ${id} bought nothing and did not go back`)
  const record = tree.read(paths.gift(uid, giftId)) as { state?: string } | null
  if (hasLeft(services, buyer) && tree.read(paths.giftsOf(uid)) !== null) complain('has left, and a gift is still told')
  if (!order?.paymentIntentId) {
    if (record) complain('is told of, and nobody has paid')
    return
  }
  const orders = Object.values((tree.read(paths.orders) ?? {}) as Record<string, StoredOrder>)
  const books = orders.filter((one) => one.giftId === giftId && one.state !== 'refunded')
  const isBack = back(order.paymentIntentId) > 0
  const told = { given: 'open', delivered: 'redeemed', refunded: 'refunded' }[order.state as string]
  if (!told) complain(`was paid and is ${order.state} in the end`)
  if (!hasLeft(services, buyer) && record?.state !== told) complain(`is ${told}, and its buyer reads ${record?.state}`)
  if (isBack !== (order.state === 'refunded'))
    complain(`is ${order.state}, and its money is ${isBack ? '' : 'not '}back`)
  if (order.state === 'delivered' && !(books.length === 1 && books[0]?.id === order.redeemedFor))
    complain(`is redeemed, and pays for ${books.length} books`)
  if (order.state === 'given' && books.length > 0) complain('is open, and pays for a book')
  if (order.state === 'refunded' && books.length > 0 && !buyer.wasMeddledWith) complain('has its book and its money')
  if (buyer.isPromisedMoney && order.state !== 'refunded')
    complain(`is ${order.state}, and its buyer was promised the money`)
  const abandoned = orders.filter((one) => one.giftId === giftId && one.abandonedAt !== undefined).length
  if (abandoned > 2) complain(`was made ${abandoned} times for who left`)
  if (abandoned === 2 && order.state !== 'refunded') complain(`was left in the making twice, and is ${order.state}`)
  if (order.state !== 'refunded' && (order.timesAbandoned ?? 0) !== abandoned)
    complain(`was left in the making ${abandoned} times, and counts ${order.timesAbandoned ?? 0}`)
}
