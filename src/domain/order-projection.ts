/**
 * The part of an order that the parent's record at `userStories/{uid}/{storyId}` shows: from the order alone, so that
 * writing it again changes nothing.
 */
import * as v from 'valibot'
import { bookWordsSchema, joinedNames, orderedChildSchema } from './book-fields.ts'
import { PICTURES_PER_BOOK, SPREADS_PER_BOOK } from './book-size.ts'
import { flatBook, mapChildren } from './flat-book.ts'
import type { Gift } from './gift.ts'
import { giftOpenUntil } from './order-child.ts'
import type { Order, ProductionResults } from './order.ts'
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
    /** For support and the sweep, which find the payment at Stripe by it; no browser reads it as a field of a story. */
    checkoutSessionId: string | null
  } & { [Field in PaymentField]?: StoryRecord[Field] | null }

type PaymentField = 'amountKurus' | 'paidAt' | 'refundedAt' | 'refundNumber' | 'paidByGift'

/** The fields that the browser wrote when the story was ordered. */
export type UnpaidFields = ReturnType<typeof recordFromSnapshot>

/** The stored record: fields of other writers stay. */
export type StoredStory = ProducedFields & Partial<UnpaidFields>

/** @returns the record's fields, null for one that is taken away; never title or dedication: they are the parent's. Null where nobody has paid, or the parent has left */
export function storyFieldsOf(order: Order): ProducedFields | null {
  // The record goes with the account, and a child's name is no longer known; a gift has one of its own.
  if (order.ownerLeftAt !== undefined || order.snapshot.gift) return null
  const { problem = null, refundedAt = null, sessionId = null, updatedAt } = order
  const { paidAt = null, snapshot, giftId } = order
  // A book that a gift has paid for has cost this parent nothing, and no bank knows of it.
  const paidWith =
    giftId === undefined ? { amountKurus: snapshot.amountKurus } : { amountKurus: 0, paidByGift: true as const }
  const refundNumber = giftId === undefined ? (order.refundNumber ?? null) : null
  const common = { checkoutSessionId: sessionId, updatedAt, progress: null, paidAt, ...paidWith }
  const book =
    order.deliveredAt === undefined
      ? { status: 'failed' as const, problem }
      : // The record keeps its results after the order has forgotten them.
        { ...(order.childForgottenAt === undefined && order.results), status: 'completed' as const }
  switch (order.state) {
    case 'opening':
    case 'open':
    case 'expired':
    case 'given':
      return null
    case 'paid':
    case 'making':
      return { ...common, status: 'creating', paymentStatus: 'paid', progress: progressOf(order) }
    case 'delivered':
    case 'disputed':
    case 'refunding':
    case 'failed-refund':
      return { ...common, ...book, paymentStatus: 'paid' }
    case 'refunded':
      return { ...common, ...book, paymentStatus: 'refunded', refundNumber, refundedAt }
  }
}

/** @returns what its buyer reads of a gift; null for a book's order, where nobody has paid, or the buyer has left */
export function giftFieldsOf(order: Order): Omit<Gift, 'id'> | null {
  const { snapshot, ownerLeftAt, paidAt, refundedAt, refundNumber, deliveredAt } = order
  const state = giftStateOf(order)
  if (!snapshot.gift || ownerLeftAt !== undefined || paidAt === undefined || state === null) return null
  return {
    ...snapshot.gift,
    state,
    ...{ amountKurus: snapshot.amountKurus, paidAt, openUntil: giftOpenUntil(order) },
    ...(deliveredAt !== undefined && { redeemedAt: deliveredAt }),
    ...(refundedAt !== undefined && { refundedAt }),
    ...(refundNumber !== undefined && { refundNumber }),
  }
}

function giftStateOf({ state, redeemedFor }: Order): Gift['state'] | null {
  switch (state) {
    case 'opening':
    case 'open':
    case 'expired':
    case 'paid':
    case 'making':
      return null
    case 'given':
      return 'open'
    case 'delivered':
      return 'redeemed'
    case 'disputed':
    case 'refunding':
    case 'failed-refund':
      return redeemedFor === undefined ? 'refunding' : 'redeemed'
    case 'refunded':
      return 'refunded'
  }
}

/** The title when the pay page was opened; the template's alone once the child is forgotten. */
export function orderTitle({ snapshot, childForgottenAt }: Order): string {
  const { templateTitle, title } = snapshot
  if (childForgottenAt !== undefined) return templateTitle
  const { name, childNameForm } = joinedNames(snapshot)
  return title ?? defaultStoryTitle(name, templateTitle, childNameForm)
}

/** The record anew, without what `storyFieldsOf` gives: for a story that the browser had given up before its money came. */
export function recordFromSnapshot(order: Order) {
  const { id, uid, snapshot } = order
  const children = mapChildren(snapshot.children, (child) => v.parse(orderedChildSchema, child))
  return {
    ...{ id, userId: uid, userEmail: snapshot.userEmail, templateId: snapshot.templateId },
    ...flatBook({ ...v.parse(bookWordsSchema, snapshot), children }),
    createdAt: splitStoryId(id, uid)?.createdAtMs ?? order.createdAt,
    title: orderTitle(order),
    description: DEFAULT_STORY_DESCRIPTION,
    tags: defaultStoryTags(snapshot),
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
/** A worker that died, or a service that was away, says little about what is left. */
const FASTEST = 0.25
const SLOWEST = 12

/** The running step's finished and total items; the cover and the spreads are pictures, and each spread has a clip. */
function progressOf({ step = 'compose', results, paidAt, updatedAt }: Order): Progress {
  const pictures = (results.coverImageUrl ? 1 : 0) + results.imageURLs.length
  const clips = results.narrationURLs.length
  const timeFor = (morePictures: number, moreClips: number) =>
    Math.max(0, morePictures) * PICTURE_MS + Math.max(0, moreClips) * CLIP_MS
  const expectedMs = timeFor(pictures, clips)
  const pace = paidAt === undefined || expectedMs === 0 ? 1 : (updatedAt - paidAt) / expectedMs
  const leftMs = timeFor(PICTURES_PER_BOOK - pictures, SPREADS_PER_BOOK - clips)
  const readyAt = Math.round(updatedAt + leftMs * Math.min(SLOWEST, Math.max(FASTEST, pace)))
  switch (step) {
    case 'compose':
    case 'pictures':
      return { step, done: pictures, of: PICTURES_PER_BOOK, readyAt }
    case 'narration':
    case 'publish':
    case 'notify':
      return { step, done: clips, of: SPREADS_PER_BOOK, readyAt }
  }
}
