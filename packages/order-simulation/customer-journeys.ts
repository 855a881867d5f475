/**
 * Parents' actions on an unpaid story: order, order again, leave, pay, cancel, come back; most at usual times, some at
 * the worst moment.
 */
import { paths } from '#domain/database-paths.ts'
import type { OrderState } from '#domain/order.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { cancelCheckout } from '#netlify/orders/checkout/pay-page.ts'
import { meddle, objectToAll } from './disputes-and-refunds.ts'
import { leave, pressOrder, writeUnpaidStory, type Parent } from './parent.ts'
import { readAloud } from './read-aloud.ts'
import { keepTheHero } from './keep-the-hero.ts'
import { printTheBook } from './print-the-book.ts'
import { shareTheBook } from './share-the-book.ts'
import { takeBackAPhoto } from './take-back-a-photo.ts'
import { orderAt, type OutsideServices } from './outside-services.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type StartOptions } from './simulated-world.ts'
import { wordTheBook } from './word-the-book.ts'

export interface Settled {
  parent: Parent
  /** The request that the button sends. */
  request: CheckoutRequest
  /** Called when the parent's order has changed its state; perhaps the parent acts at that moment. */
  noticeState: (state: OrderState) => void
  /** Called when a write to the parent's order is held back: the parent's action now overtakes the write. */
  noticeHeld: () => void
}

/** @param waits true: the parent waits for a gift, and pays nothing */
export function settleIn(services: OutsideServices, number: number, waits = false): Settled {
  const { parent, request } = writeUnpaidStory(services, number, services.world.random.chance(1 / 3))
  return { parent, request, ...live(services, parent, request, waits) }
}

/**
 * Probability that a parent acts within seconds of a state change of their order. It is small enough that refunds are
 * rarely refused.
 */
const ACTS_AT_ONCE: Partial<Record<OrderState, number>> = {
  'failed-refund': 0.5,
  refunding: 0.1,
  disputed: 0.1,
  expired: 0.03,
}

function live(
  services: OutsideServices,
  parent: Parent,
  request: CheckoutRequest,
  waits: boolean,
): Omit<Settled, 'parent' | 'request'> {
  const { world, stripe, tree } = services
  const { random } = world
  const { uid, storyId } = parent
  const press = (options: StartOptions = {}) =>
    world.start('open-checkout', () => pressOrder(request), { about: storyId, ...options })
  const cancel = (options?: StartOptions) =>
    world.start('cancel-checkout', () => cancelCheckout(uid, storyId), { about: storyId, ...options })
  const sessions = () => stripe.sessions.filter((session) => session.storyId === storyId)
  const payOne = (wrongly = 0.05) => {
    const session = sessions().find(({ id }) => stripe.session(id).status === 'open')
    if (!session) return
    const money = random.chance(wrongly) ? 'other' : random.chance(0.05) ? 'waits' : 'comes'
    stripe.pay(session.id, money)
    if (money !== 'waits' && random.chance(0.2))
      world.after(random.between(SECOND_MS, random.pick([2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 2 * DAY_MS])), () =>
        meddle(services, parent),
      )
    const becomes = random.chance(0.7) ? 'arrive' : 'fail'
    if (money === 'waits') world.after(random.between(MINUTE_MS, 3 * DAY_MS), () => stripe[becomes](session.id))
  }
  /** Deletes the story like a browser, as far as the rules allow it. */
  const erase = () => {
    const { state, deliveredAt } = orderAt(services, storyId) ?? {}
    if (state === undefined || state === 'expired' || (state === 'refunded' && deliveredAt === undefined))
      tree.write({ [paths.userStory(uid, storyId)]: null })
  }
  /** The first session's answer is lost, so the parent can pay it as well as the session opened on their return. */
  const payTwice = () => {
    press({ limitMs: random.between(400, 2 * SECOND_MS) })
    const comesBackAfterMs = random.between(90 * MINUTE_MS, 115 * MINUTE_MS)
    world.after(comesBackAfterMs, press)
    for (const wait of [5 * SECOND_MS, MINUTE_MS]) {
      world.after(comesBackAfterMs + random.between(2 * SECOND_MS, wait), () => {
        payOne()
        // Act before the surplus is refunded: a disputed payment cannot be refunded.
        if (random.chance(0.3))
          world.after(random.between(0, SECOND_MS / 2), () => random.pick([meddle, objectToAll])(services, parent))
      })
    }
  }
  /** Cancels, and orders again in two tabs: the slow one meets the result of the other. */
  const pressInTwoTabs = () => {
    press()
    world.after(random.between(2 * SECOND_MS, 10 * SECOND_MS), cancel)
    world.after(20 * SECOND_MS, () => {
      press({ isSluggish: true })
      if (random.chance(0.3)) cancel({ isSluggish: true })
    })
    world.after(random.between(20 * SECOND_MS, 40 * SECOND_MS), press)
    world.after(random.between(25 * SECOND_MS, 90 * SECOND_MS), () => {
      payOne(0.2)
      if (random.chance(0.3)) world.after(random.between(0, 2 * SECOND_MS), () => meddle(services, parent))
      if (random.chance(0.5)) world.after(random.between(0, 2 * SECOND_MS), press)
      if (random.chance(0.3)) world.after(random.between(0, 2 * SECOND_MS), cancel)
      if (random.chance(0.1)) world.after(random.between(0, 2 * SECOND_MS), () => leave(services, parent))
    })
  }

  /** Pays, and does everything else at once, before the shop learns of the payment: each action finds it at Stripe. */
  const doAllAtOnce = () => {
    press()
    world.after(random.between(20 * SECOND_MS, HOUR_MS), () => {
      payOne(0.3)
      for (const act of [press, cancel, (options?: StartOptions) => leave(services, parent, options)]) {
        world.after(random.between(0, SECOND_MS), () => act(random.chance(0.3) ? { isSluggish: true } : {}))
      }
    })
  }

  const payAndObject = () => {
    press()
    world.after(random.between(20 * SECOND_MS, HOUR_MS), () => {
      payOne(0)
      world.after(random.between(SECOND_MS, 30 * SECOND_MS), () => objectToAll(services, parent))
    })
  }

  /** The money takes days; no record names the session, so the story may be erased before the money arrives. */
  const eraseBeforeMoneyComes = () => {
    press({ limitMs: random.between(400, 2 * SECOND_MS) })
    world.after(random.between(10 * SECOND_MS, HOUR_MS), () => {
      const session = sessions().find(({ id }) => stripe.session(id).status === 'open')
      if (!session) return
      stripe.pay(session.id, 'waits')
      world.after(random.between(3 * HOUR_MS, DAY_MS), erase)
      world.after(random.between(DAY_MS, 3 * DAY_MS), () => stripe.arrive(session.id))
    })
  }

  const shop = () => {
    press()
    if (random.chance(0.3)) world.after(random.between(0, 2 * SECOND_MS), press)
    if (random.chance(0.9)) world.after(random.between(SECOND_MS, 90 * MINUTE_MS), payOne)
    if (random.chance(0.15)) world.after(random.between(0, random.pick([3 * SECOND_MS, 3 * HOUR_MS])), cancel)
    if (random.chance(0.15)) world.after(random.between(SECOND_MS, 5 * HOUR_MS), erase)
    for (let again = random.chance(0.3) ? random.between(1, 3) : 0; again > 0; again -= 1) {
      const comesBackAfterMs = random.between(MINUTE_MS, 20 * HOUR_MS)
      // In another tab the account is deleted meanwhile.
      const leavesMeanwhile = random.chance(0.2)
      world.after(comesBackAfterMs, () => press({ isSluggish: leavesMeanwhile }))
      if (leavesMeanwhile)
        world.after(comesBackAfterMs + random.between(0, 2 * SECOND_MS), () => leave(services, parent))
      world.after(comesBackAfterMs + random.between(10 * SECOND_MS, HOUR_MS), payOne)
    }
    if (random.chance(0.05))
      world.after(random.between(SECOND_MS, random.pick([6 * MINUTE_MS, 6 * HOUR_MS, 3 * DAY_MS])), () =>
        leave(services, parent),
      )
  }

  const isOrdinary = random.chance(0.8)
  const journey = isOrdinary
    ? shop
    : random.pick([
        payTwice,
        payTwice,
        pressInTwoTabs,
        pressInTwoTabs,
        pressInTwoTabs,
        doAllAtOnce,
        payAndObject,
        payAndObject,
        eraseBeforeMoneyComes,
      ])
  if (!waits) journey()
  const quit = () => leave(services, parent)
  const argue = () => meddle(services, parent)
  const takeBack = () => takeBackAPhoto(services, parent, random.pick(parent.photos))
  if (random.chance(0.1)) world.after(random.between(0, random.pick([MINUTE_MS, HOUR_MS, 3 * DAY_MS])), takeBack)
  if (random.chance(0.1))
    world.after(random.between(0, random.pick([MINUTE_MS, HOUR_MS])), () => keepTheHero(services, parent))
  const within = (ms: number, acts: readonly (() => void)[]) => world.after(random.between(0, ms), random.pick(acts))
  return {
    noticeState: (state) => {
      if (state === 'paid' && world.isStormy && random.chance(0.05)) within(10 * SECOND_MS, [takeBack])
      if (state === 'delivered' && world.isStormy && random.chance(0.1)) readAloud(services, parent)
      if (state === 'delivered' && world.isStormy && random.chance(0.1)) shareTheBook(services, parent)
      if (state === 'delivered' && world.isStormy && random.chance(0.1)) printTheBook(services, parent)
      if (state === 'delivered' && world.isStormy && random.chance(0.1)) wordTheBook(services, parent)
      if (state === 'delivered' && world.isStormy && random.chance(0.1)) keepTheHero(services, parent)
      if (world.isStormy && random.chance(ACTS_AT_ONCE[state] ?? 0.02))
        within(5 * SECOND_MS, [press, cancel, () => payOne(), quit, argue, argue])
    },
    noticeHeld: () => {
      const payments = stripe.paymentsOf(storyId)
      if (payments.length > 0) {
        // The webhook for an event may have come already, or comes within a day; if an event makes a refund due, the
        // next webhook creates it.
        for (const { id } of payments)
          for (const wait of [8, 24])
            world.after(random.between(SECOND_MS, wait * SECOND_MS), () => stripe.onChange({ about: 'payment', id }))
        if (random.chance(0.4)) within(SECOND_MS, [quit, argue, argue])
        return
      }
      within(SECOND_MS, [press, press, cancel])
      world.after(random.between(5 * SECOND_MS, 10 * SECOND_MS), () => payOne(0.3))
      if (random.chance(0.3))
        world.after(random.between(10 * SECOND_MS, 20 * SECOND_MS), random.pick([quit, argue, argue]))
    },
  }
}
