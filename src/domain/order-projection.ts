/**
 * The part of an order that the parent's record at `userStories/{uid}/{storyId}` shows: computed from the order alone,
 * so that writing it again changes nothing.
 */
import * as v from 'valibot'
import { bookWordsSchema, joinedNames, orderedChildSchema } from './book-fields.ts'
import { PICTURES_PER_BOOK, SPREADS_PER_BOOK } from './book-size.ts'
import { flatBook, mapChildren } from './flat-book.ts'
import type { Gift } from './gift.ts'
import { giftOpenUntil, redeemedAtOf } from './order-child.ts'
import {
  isPaid,
  type BookOrder,
  type GiftOrder,
  type OrderedBook,
  type OrderIn,
  type PaidOrder,
  type Payment,
  type ProductionResults,
  type Sale,
} from './order.ts'
import { splitStoryId } from './story-id.ts'
import {
  DEFAULT_STORY_DESCRIPTION,
  defaultStoryTags,
  defaultStoryTitle,
  type Progress,
  type StoryRecord,
} from './story.ts'
import { DEFAULT_NUMBER_OF_PAGES } from './template.ts'

/** The fields that production of a paid story writes; null deletes a field. */
export type ProducedFields = Pick<StoryRecord, 'status' | 'paymentStatus' | 'updatedAt'> &
  Partial<ProductionResults> & {
    progress: Progress | null
    problem?: string | null
    /** Support and the sweep find the payment at Stripe by this id; browsers do not read it. */
    checkoutSessionId: string | null
  } & { [Field in PaymentField]?: StoryRecord[Field] | null }

type PaymentField = 'amountKurus' | 'paidAt' | 'refundedAt' | 'refundNumber' | 'paidByGift'

/** The fields that the browser wrote when the story was ordered. */
export type UnpaidFields = ReturnType<typeof recordFromSnapshot>

/** The stored record: fields of other writers stay. */
export type StoredStory = ProducedFields & Partial<UnpaidFields>

/**
 * @returns the record's fields, null for a removed field; never title or dedication, which the parent may change. Null
 * if the order is not paid, or the account is deleted
 */
export function storyFieldsOf(order: BookOrder): ProducedFields | null {
  // The record is erased with the account, and the child's name is no longer known.
  if (order.ownerLeftAt !== undefined || !isPaid(order)) return null
  const { payment, paidAt, updatedAt } = order
  const common = { updatedAt, progress: null, paidAt, ...paidWith(payment, order.sale) }
  switch (order.state) {
    case 'paid':
    case 'making':
      return { ...common, status: 'creating', paymentStatus: 'paid', progress: progressOf(order) }
    case 'delivered':
      return { ...common, ...resultsOf(order), status: 'completed', paymentStatus: 'paid' }
    case 'disputed':
    case 'refunding':
    case 'failed-refund':
      return { ...common, ...outcomeOf(order), paymentStatus: 'paid' }
    case 'refunded': {
      const { refundNumber, refundedAt } = order
      return { ...common, ...outcomeOf(order), paymentStatus: 'refunded', refundNumber, refundedAt }
    }
  }
}

/** A book paid by a gift has cost this parent nothing, and their bank does not know of it. */
const paidWith = (payment: Payment, { amountKurus }: Sale) =>
  payment.by === 'card'
    ? { checkoutSessionId: payment.sessionId, amountKurus }
    : { checkoutSessionId: null, amountKurus: 0, paidByGift: true as const }

const outcomeOf = (order: BookOrder & OrderIn<'disputed' | 'refunding' | 'failed-refund' | 'refunded'>) =>
  order.deliveredAt === undefined
    ? ({ status: 'failed', problem: order.problem ?? null } as const)
    : ({ ...resultsOf(order), status: 'completed' } as const)

/** The record keeps its results after the order has forgotten them. */
const resultsOf = ({ childForgottenAt, results }: BookOrder) => (childForgottenAt === undefined ? results : {})

/** @returns the buyer's view of a gift; null if it is not paid, or the buyer's account is deleted */
export function giftFieldsOf(order: GiftOrder): Omit<Gift, 'id'> | null {
  if (order.ownerLeftAt !== undefined || !isPaid(order)) return null
  const { card, sale, paidAt } = order
  const redeemedAt = redeemedAtOf(order)
  return {
    ...card,
    ...{ amountKurus: sale.amountKurus, paidAt, openUntil: giftOpenUntil(order) },
    ...(redeemedAt !== undefined && { redeemedAt }),
    ...giftStateOf(order),
  }
}

function giftStateOf(order: GiftOrder & PaidOrder): Pick<Gift, 'state' | 'refundedAt' | 'refundNumber'> {
  switch (order.state) {
    case 'given':
      return { state: 'open' }
    case 'redeemed':
      return { state: 'redeemed' }
    case 'disputed':
    case 'refunding':
    case 'failed-refund':
      return { state: order.redemption === undefined ? 'refunding' : 'redeemed' }
    case 'refunded': {
      const { refundedAt, refundNumber } = order
      return { state: 'refunded', refundedAt, ...(refundNumber !== null && { refundNumber }) }
    }
  }
}

/** The title when the pay page was opened; only the template's once the child is forgotten. */
export const orderTitle = ({ sale: { templateTitle }, book }: BookOrder): string =>
  book ? titleOf(book, templateTitle) : templateTitle

function titleOf(book: OrderedBook, templateTitle: string): string {
  const { name, childNameForm } = joinedNames(book)
  return book.title ?? defaultStoryTitle(name, templateTitle, childNameForm)
}

/**
 * A new record, without the fields of `storyFieldsOf`: for a story that the browser had given up before its money
 * arrived.
 */
export function recordFromSnapshot({ id, uid, sale, createdAt }: BookOrder, book: OrderedBook) {
  const { userEmail, templateId, templateTitle } = sale
  const children = mapChildren(book.children, (child) => v.parse(orderedChildSchema, child))
  return {
    ...{ id, userId: uid, userEmail, templateId },
    ...flatBook({ ...v.parse(bookWordsSchema, book), children }),
    createdAt: splitStoryId(id, uid)?.createdAtMs ?? createdAt,
    title: titleOf(book, templateTitle),
    description: DEFAULT_STORY_DESCRIPTION,
    tags: defaultStoryTags(book),
    numberOfPages: DEFAULT_NUMBER_OF_PAGES,
    analyticsTracked: false,
  }
}

/**
 * Durations of the built-in providers on a small machine, rounded up; another provider's speed shows in the order's own
 * pace.
 */
const PICTURE_MS = 8_000
const CLIP_MS = 4_000
/**
 * Limits of the pace, because a worker that died, or a service that was unavailable, says little about the remaining
 * time.
 */
const FASTEST = 0.25
const SLOWEST = 12

/** The running step's finished and total items; the cover and the spreads are pictures, and each spread has a clip. */
function progressOf(order: OrderIn<'paid' | 'making'>): Progress {
  const { results, paidAt, updatedAt } = order
  const step = order.state === 'making' ? order.step : 'compose'
  const pictures = (results.coverImageUrl ? 1 : 0) + results.imageURLs.length
  const clips = results.narrationURLs.length
  const timeFor = (morePictures: number, moreClips: number) =>
    Math.max(0, morePictures) * PICTURE_MS + Math.max(0, moreClips) * CLIP_MS
  const expectedMs = timeFor(pictures, clips)
  const pace = expectedMs === 0 ? 1 : (updatedAt - paidAt) / expectedMs
  const leftMs = timeFor(PICTURES_PER_BOOK - pictures, SPREADS_PER_BOOK - clips)
  const readyAt = Math.round(updatedAt + leftMs * Math.min(SLOWEST, Math.max(FASTEST, pace)))
  switch (step) {
    case 'compose':
    case 'pictures':
      return { step, done: pictures, of: PICTURES_PER_BOOK, readyAt }
    case 'narration':
    case 'publish':
      return { step, done: clips, of: SPREADS_PER_BOOK, readyAt }
  }
}
