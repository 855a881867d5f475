/** An order of each kind in each of its states, with the data of such an order. */
import { GIFT_TEMPLATE_ID, type GiftCode } from '#domain/gift.ts'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import {
  isPaid,
  sessionOf,
  type BookOrder,
  type GiftOrder,
  type Order,
  type OrderedBook,
  type Promised,
} from '#domain/order.ts'
import type { OrderEvent, OrderEventType } from '#domain/order-events.ts'
import { BOOK_TABLE, GIFT_TABLE } from '#domain/order-machine.ts'
import { newOrder } from '#domain/order-moves.ts'

export const NOW_MS = 1_800_000_000_000
export const FENCE = 3

export const book: OrderedBook = {
  children: [
    {
      childName: 'Defne',
      childAge: 5,
      childGender: 'female',
      transformId: 'sihirli-orman-macerasi_1799999999999' as TransformId,
      transformedPhotoUrl: `/media/${'a'.repeat(40)}`,
      heroKey: 'b'.repeat(40),
    },
  ],
  title: 'Bizim Defne',
  dedication: 'Defne’ye, sevgiyle',
}
export const sale = {
  userEmail: 'anne@example.test',
  templateId: 'sihirli-orman-macerasi' as TemplateId,
  templateTitle: 'Sihirli Orman Macerası',
  amountKurus: 59_900,
  currency: 'try',
}
const promisedBook: Promised = { kind: 'book', sale, book }
const promisedGift: Promised = {
  kind: 'gift',
  sale: { ...sale, templateId: GIFT_TEMPLATE_ID, templateTitle: 'Hediye' },
  card: { to: 'Elif', from: 'Babaanne', message: '', email: '', sendOn: '', code: '0123456789AB' as GiftCode },
}

const UID = 'anne' as UserId
const BOOK_ID = `sihirli-orman-macerasi_${UID}_1799999999999` as StoryId
export const GIFT_ID = `hediye_${UID}_1799999999998` as StoryId

const paidAs = { paidAt: NOW_MS - 30_000, refundsFailed: 0, fence: FENCE }
const notify = { step: 'notify' } as const

const results = {
  storyTexts: Array.from({ length: 12 }, (_, index) => `Metin ${index}.`),
  imageURLs: Array.from({ length: 6 }, (_, index) => `/media/p${index}`),
  narrationURLs: Array.from({ length: 6 }, (_, index) => `/media/n${index}`),
}

type States<Kind extends Order> = { [State in Kind['state']]: Extract<Kind, { state: State }> }

/** The fields of all states; every order is due, and no worker has its lease. */
const begun = (id: StoryId, promised: Promised) => {
  const { expiresAt, ...rest } = { ...newOrder(id, UID, promised, NOW_MS - 60_000), dueAt: NOW_MS }
  return { expiresAt, rest }
}

function books(): States<BookOrder> {
  const { expiresAt, rest: common } = begun(BOOK_ID, promisedBook)
  if (common.kind !== 'book') throw new Error('A gift')
  const payment = { by: 'card', sessionId: 'cs_1', intentId: 'pi_1' } as const
  const paid = { ...common, ...paidAs, payment }
  return {
    opening: { ...common, state: 'opening', expiresAt },
    open: { ...common, state: 'open', expiresAt, sessionId: 'cs_1' },
    expired: { ...common, state: 'expired', sessionId: 'cs_1' },
    paid: { ...paid, state: 'paid', book },
    making: { ...paid, state: 'making', book, step: 'publish' },
    delivered: { ...paid, ...notify, state: 'delivered', results, deliveredAt: NOW_MS - 1_000 },
    refunding: { ...paid, state: 'refunding' },
    'failed-refund': { ...paid, state: 'failed-refund', refundsFailed: 1 },
    refunded: { ...paid, ...notify, state: 'refunded', refundedAt: NOW_MS - 1_000, refundNumber: 're_1' },
    disputed: { ...paid, state: 'disputed' },
  }
}

function gifts(): States<GiftOrder> {
  const { expiresAt, rest: common } = begun(GIFT_ID, promisedGift)
  if (common.kind !== 'gift') throw new Error('A book')
  const payment = { by: 'card', sessionId: 'cs_2', intentId: 'pi_2' } as const
  const paid = { ...common, ...paidAs, payment }
  return {
    opening: { ...common, state: 'opening', expiresAt },
    open: { ...common, state: 'open', expiresAt, sessionId: 'cs_2' },
    expired: { ...common, state: 'expired', sessionId: 'cs_2' },
    given: { ...paid, ...notify, state: 'given' },
    redeemed: { ...paid, state: 'redeemed', redemption: { storyId: BOOK_ID, at: NOW_MS - 1_000 } },
    refunding: { ...paid, state: 'refunding' },
    'failed-refund': { ...paid, state: 'failed-refund', refundsFailed: 1 },
    refunded: { ...paid, ...notify, state: 'refunded', refundedAt: NOW_MS - 1_000, refundNumber: 're_1' },
    disputed: { ...paid, state: 'disputed' },
  }
}

export const BOOK_STATES = Object.keys(BOOK_TABLE) as BookOrder['state'][]
export const GIFT_STATES = Object.keys(GIFT_TABLE) as GiftOrder['state'][]

export const bookIn = <State extends BookOrder['state']>(state: State): States<BookOrder>[State] => books()[state]
export const giftIn = <State extends GiftOrder['state']>(state: State): States<GiftOrder>[State] => gifts()[state]
export const ALL_ORDERS: readonly Order[] = [...BOOK_STATES.map(bookIn), ...GIFT_STATES.map(giftIn)]

/** Each event with fields that fit the order. */
export const sampleEvents = (order: Order): { [Type in OrderEventType]: Extract<OrderEvent, { type: Type }> } => {
  const { attempt, fence, kind, updatedAt } = order
  const number = kind === 'book' ? 1 : 2
  const sessionId = sessionOf(order)
  const money = { amountKurus: 59_900, currency: 'try' }
  const redemption = 'redemption' in order ? order.redemption : undefined
  return {
    'attempt-begun': {
      type: 'attempt-begun',
      promised: kind === 'book' ? promisedBook : promisedGift,
      after: order,
    },
    'session-opened': { type: 'session-opened', attempt, sessionId: `cs_${number}` },
    'session-ended': { type: 'session-ended', ...(sessionId !== undefined && { sessionId }) },
    paid: { type: 'paid', session: { sessionId: `cs_${number}`, paymentIntentId: `pi_${number}`, ...money } },
    'paid-by-gift': { type: 'paid-by-gift', giftId: GIFT_ID },
    'gift-redeemed': { type: 'gift-redeemed', storyId: BOOK_ID },
    'gift-returned': { type: 'gift-returned', storyId: redemption?.storyId ?? BOOK_ID, because: 'not-made' },
    'lease-acquired': { type: 'lease-acquired' },
    'step-tried': { type: 'step-tried', fence },
    'step-postponed': { type: 'step-postponed', fence, jitter: 0.5 },
    'step-stored': { type: 'step-stored', fence, results: { coverImageUrl: '/media/x' } },
    'step-done': { type: 'step-done', fence, step: ('step' in order && order.step) || 'compose' },
    'notice-failed': { type: 'notice-failed', fence },
    'given-up': { type: 'given-up', fence, problem: 'production-failed' },
    'refund-settled': { type: 'refund-settled', refundNumber: 're_1' },
    'refund-failed': {
      type: 'refund-failed',
      fence,
      refundsFailed: (isPaid(order) ? order.refundsFailed : 0) + 1,
    },
    'dispute-opened': { type: 'dispute-opened' },
    'dispute-won': { type: 'dispute-won' },
    'dispute-lost': { type: 'dispute-lost', disputeId: 'dp_1' },
    'account-deleted': { type: 'account-deleted' },
    'child-forgotten': { type: 'child-forgotten' },
    'words-changed': { type: 'words-changed', spread: 1, texts: ['Sol.', 'Sağ.'], narrationURL: '/media/y' },
    'record-confirmed': { type: 'record-confirmed', fence, updatedAt },
    'sweep-checked': { type: 'sweep-checked' },
  }
}
