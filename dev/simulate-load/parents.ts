/** Who comes to the shop: by chance, at so many an hour; each with a photo, a story and a pay page, and three of ten pay. */
import type { StoryId } from '#domain/ids.ts'
import type { OutsideServices } from '../simulate-orders/outside-services.ts'
import { randomFrom, type Random } from '../simulate-orders/random.ts'
import { pressOrder, writeUnpaidStory } from '../simulate-orders/parent.ts'
import { HOUR_MS, SECOND_MS } from '../simulate-orders/simulated-world.ts'
import { CHOOSES_WITHIN_MS, PAID_SHARE, PAYS_WITHIN_MS } from './assumptions.ts'
import { endLastMonths, endYesterdays } from './earlier-parents.ts'
import type { LoadStudio } from './studio.ts'

const REQUEST_LIMIT_MS = 60 * SECOND_MS
/** Somebody whose pay page did not open presses again. */
const PRESSES = 5
const PRESSES_AGAIN_AFTER_MS = 20 * SECOND_MS
/** Stripe closes a pay page by itself. */
const CLOSES_AFTER_MS = SECOND_MS

export interface Shop {
  readonly services: OutsideServices
  readonly studio: LoadStudio
  /** Theirs alone: whatever becomes of them, the same parents come. */
  readonly random: Random
  /** Of an order of before, which is due now. */
  readonly rememberDue: (storyId: StoryId) => void
  /** The money is there. */
  onPaid: (storyId: string, paymentIntentId: string) => void
  /** Who pressed as often as anybody does, and got no pay page. */
  onTurnedAway: () => void
}

export function letParentsCome(shop: Shop, booksAnHour: number, untilMs: number): void {
  const { random } = shop
  const { world } = shop.services
  const apartMs = (HOUR_MS * PAID_SHARE) / booksAnHour
  let number = 0
  const next = () => {
    const waitMs = Math.round(-Math.log(random.between(1, 1_000_000) / 1_000_000) * apartMs)
    world.after(waitMs, () => {
      if (world.nowMs >= untilMs) return
      come(shop, number)
      endYesterdays(shop.services, 2 * number, random.chance(PAID_SHARE), shop.rememberDue)
      endLastMonths(shop.services, 2 * number + 1, random.chance(PAID_SHARE), shop.rememberDue)
      number += 1
      next()
    })
  }
  next()
}

function come({ services, studio, random: chance, onPaid, onTurnedAway }: Shop, number: number): void {
  const { world, stripe } = services
  const random = randomFrom(chance.between(0, 2 ** 31))
  const { parent, request } = writeUnpaidStory(services, number)
  const { storyId } = parent
  const isBuyer = random.chance(PAID_SHARE)
  world.start('transform-photo', studio.portrait)
  const pay = (sessionId: string) => {
    stripe.pay(sessionId, 'comes')
    const { paymentIntentId } = stripe.session(sessionId)
    if (paymentIntentId !== undefined) onPaid(storyId, paymentIntentId)
  }
  const seePayPage = () => {
    const session = stripe.sessions.find((one) => one.storyId === storyId)
    if (!session) return
    if (isBuyer) world.after(random.between(...PAYS_WITHIN_MS), () => pay(session.id))
    else world.at(session.expiresAtMs + CLOSES_AFTER_MS, () => void stripe.session(session.id))
  }
  const press = (left: number) =>
    world.start('open-checkout', () => pressOrder(request), {
      limitMs: REQUEST_LIMIT_MS,
      about: storyId,
      ended: (how) => {
        if (how === 'done') seePayPage()
        else if (left === 0) onTurnedAway()
        else world.after(PRESSES_AGAIN_AFTER_MS, () => press(left - 1))
      },
    })
  world.after(random.between(...CHOOSES_WITHIN_MS), () => press(PRESSES - 1))
}
