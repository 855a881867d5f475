/** An order in each of its states, with what such an order has. */
import { GIFT_TEMPLATE_ID, type GiftCode } from '#domain/gift.ts'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import type { Order, OrderSnapshot, OrderState } from '#domain/order.ts'
import type { OrderEvent, OrderEventType } from '#domain/order-events.ts'
import { NOBODY } from '#domain/order-child.ts'
import { newOrder } from '#domain/order-moves.ts'

export const NOW_MS = 1_800_000_000_000
export const FENCE = 3

export const snapshot: OrderSnapshot = {
  userEmail: 'anne@example.test',
  templateId: 'sihirli-orman-macerasi' as TemplateId,
  templateTitle: 'Sihirli Orman Macerası',
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
  amountKurus: 59_900,
  currency: 'try',
  title: 'Bizim Defne',
  dedication: 'Defne’ye, sevgiyle',
}

const UID = 'anne' as UserId
const opening = newOrder(`sihirli-orman-macerasi_${UID}_1799999999999` as StoryId, UID, snapshot, NOW_MS - 60_000)
const open = { ...opening, sessionId: 'cs_1' }
const paid = { ...open, paymentIntentId: 'pi_1', paidAt: NOW_MS - 30_000, fence: FENCE }
export const GIFT_ID = `hediye_${UID}_1799999999998` as StoryId
/** Paid, and nobody has redeemed it. */
const given: Order = {
  ...newOrder(
    GIFT_ID,
    UID,
    {
      ...{ userEmail: 'anne@example.test', templateId: GIFT_TEMPLATE_ID, templateTitle: 'Hediye', children: [NOBODY] },
      ...{ amountKurus: 59_900, currency: 'try' },
      gift: { to: 'Elif', from: 'Babaanne', message: '', email: '', sendOn: '', code: '0123456789AB' as GiftCode },
    },
    NOW_MS - 60_000,
  ),
  ...{ sessionId: 'cs_2', paymentIntentId: 'pi_2', paidAt: NOW_MS - 30_000, fence: FENCE, step: 'notify' },
}

const results = {
  storyTexts: Array.from({ length: 12 }, (_, index) => `Metin ${index}.`),
  imageURLs: Array.from({ length: 6 }, (_, index) => `/media/p${index}`),
  narrationURLs: Array.from({ length: 6 }, (_, index) => `/media/n${index}`),
}
const made = { ...paid, results, deliveredAt: NOW_MS - 1_000, step: 'notify' as const }

/** Every one is due, and nobody holds its lease. */
export const orderIn = (state: OrderState): Order => ({
  ...{
    opening,
    open,
    expired: open,
    paid,
    making: { ...paid, step: 'publish' as const },
    given,
    delivered: made,
    refunding: paid,
    'failed-refund': { ...paid, refundsFailed: 1 },
    refunded: { ...paid, refundNumber: 're_1', step: 'notify' as const },
    disputed: paid,
  }[state],
  state,
  dueAt: NOW_MS,
})

const session = { sessionId: 'cs_1', paymentIntentId: 'pi_1', amountKurus: 59_900, currency: 'try' }

/** Each event as it would come to an order that it fits. */
export const sampleEvents = (order: Order): { [Type in OrderEventType]: Extract<OrderEvent, { type: Type }> } => ({
  'attempt-begun': { type: 'attempt-begun', snapshot, after: order },
  'session-opened': { type: 'session-opened', attempt: order.attempt, sessionId: 'cs_1' },
  'session-ended': { type: 'session-ended', ...(order.sessionId && { sessionId: order.sessionId }) },
  paid: { type: 'paid', session: { ...session, ...(order.snapshot.gift && { paymentIntentId: 'pi_2' }) } },
  'paid-by-gift': { type: 'paid-by-gift', giftId: GIFT_ID },
  'gift-redeemed': { type: 'gift-redeemed', storyId: opening.id },
  'gift-returned': { type: 'gift-returned', storyId: order.redeemedFor ?? opening.id, because: 'not-made' },
  'lease-acquired': { type: 'lease-acquired' },
  'step-tried': { type: 'step-tried', fence: order.fence },
  'step-postponed': { type: 'step-postponed', fence: order.fence, jitter: 0.5 },
  'step-stored': { type: 'step-stored', fence: order.fence, results: { coverImageUrl: '/media/x' } },
  'step-done': { type: 'step-done', fence: order.fence, step: order.step ?? 'compose' },
  'notice-failed': { type: 'notice-failed', fence: order.fence },
  'given-up': { type: 'given-up', fence: order.fence, problem: 'production-failed' },
  'refund-settled': { type: 'refund-settled', refundNumber: 're_1' },
  'refund-failed': { type: 'refund-failed', fence: order.fence, refundsFailed: order.refundsFailed + 1 },
  'dispute-opened': { type: 'dispute-opened' },
  'dispute-won': { type: 'dispute-won' },
  'dispute-lost': { type: 'dispute-lost', disputeId: 'dp_1' },
  'account-deleted': { type: 'account-deleted' },
  'child-forgotten': { type: 'child-forgotten' },
  'words-changed': { type: 'words-changed', spread: 1, texts: ['Sol.', 'Sağ.'], narrationURL: '/media/y' },
  'record-confirmed': { type: 'record-confirmed', fence: order.fence },
  'sweep-checked': { type: 'sweep-checked' },
})
