/**
 * From an order to the pay page and back, the same for 'Hikayeni Yarat' and 'Ödemeyi tamamla'. Record and consent are
 * written first, then the server opens the payment; if that fails, the record is erased, unless an order uses its id
 * (product 6.1, 6.3 and 6.4).
 */
import * as v from 'valibot'
import { cancelCheckoutSession, createCheckoutSession } from '#api/checkout.ts'
import { beginCheckout, purchase, storyCreated, type AnalyticsEvent } from '#domain/analytics.ts'
import { isSameBook, type BookWords } from '#domain/book-fields.ts'
import type { GiftCode } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { asProblem, LOG_TEXT, Problem, type ProblemCode } from '#domain/problem.ts'
import { orderedTitle, type OrderRequest, type Story } from '#domain/story.ts'
import { createStoryId } from '#domain/story-id.ts'
import { checkoutRequestSchema, type CheckoutRequest } from '#domain/wire.ts'
import { track } from '#firebase/analytics.ts'
import { createSaleConsent } from '#firebase/consents.ts'
import { createStory, eraseStory, readStory } from '#firebase/stories.ts'
import { report } from '#report'
import { showProblem } from '#show-problem'
import { PAYMENT } from '#text/payment.ts'
import { problemText } from '#text/problems.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { openPayPage, openRedeemed } from './use-back-from-pay-page.ts'

export interface CheckoutPorts {
  createSaleConsent: (uid: UserId, id: StoryId) => Promise<void>
  readStory: (uid: UserId, id: StoryId) => Promise<Story | null>
  createStory: (order: OrderRequest) => Promise<void>
  eraseStory: (uid: UserId, id: StoryId) => Promise<void>
  /** @returns the address of the pay page */
  createCheckoutSession: (request: CheckoutRequest) => Promise<string>
  cancelCheckoutSession: (id: StoryId) => Promise<void>
  track: (event: AnalyticsEvent) => void
  /** Leaves the page. */
  openPayPage: (address: string, id: StoryId) => void
  /** Leaves the page for the one that shows a book paid by a gift. */
  openRedeemed: (address: string) => void
  now: () => number
}

export interface Checkout {
  /**
   * @param onNewId called if another order already uses the id: the draft must store the new one at once
   * @param giftCode pays for the order; without it the parent pays
   * @returns true if the pay page is opening; otherwise the parent was shown the reason
   */
  start: (order: OrderRequest, onNewId: (id: StoryId) => void, giftCode?: GiftCode | null) => Promise<boolean>
  /** For a record that is still unpaid. @returns as `start` */
  resume: (story: Story) => Promise<boolean>
  /**
   * Erases an unpaid story's record; if a payment is open, the server closes it first.
   * @throws Problem 'already-paid' if the money has arrived
   */
  giveUp: (uid: UserId, id: StoryId) => Promise<void>
}

export function createCheckout(ports: CheckoutPorts): Checkout {
  const { now } = ports

  async function toPayPage(
    pay: () => Promise<{ id: StoryId; payPage: string }>,
    giftCode: GiftCode | null = null,
  ): Promise<boolean> {
    try {
      const { id, payPage } = await pay()
      if (giftCode) {
        ports.openRedeemed(payPage)
        return true
      }
      ports.track(purchase(id))
      ports.openPayPage(payPage, id)
      return true
    } catch (error) {
      showProblem(error, 'checkout: open the pay page', sentenceOf)
      return false
    }
  }

  async function openSession(
    order: OrderRequest,
    onNewId: (id: StoryId) => void,
    giftCode: GiftCode | null,
  ): Promise<{ id: StoryId; payPage: string }> {
    const request = { ...requestOf(order), ...(giftCode && { giftCode }) }
    const before = await ports.readStory(order.uid, order.id)
    if (before && isOrdered(before, order)) {
      await ports.createSaleConsent(order.uid, order.id)
      return { id: order.id, payPage: await ports.createCheckoutSession(request) }
    }

    // The parent has changed the book since, so give up the earlier order and begin a new book.
    const fresh = before ? withNewId(order, onNewId) : order
    if (before) await giveUp(order.uid, order.id)
    const created = await createRecord(fresh, onNewId)
    if (!created) return openSession(fresh, onNewId, giftCode)
    const { id, uid } = created
    try {
      await ports.createSaleConsent(uid, id)
      return { id, payPage: await ports.createCheckoutSession({ ...request, storyId: id }) }
    } catch (error) {
      await giveUp(uid, id).catch((left: unknown) => report(left, 'checkout: the record of a failed checkout stays'))
      throw asProblem(error, 'checkout-failed')
    }
  }

  /**
   * An ended order may still use the id although its record is gone: then order under a new id.
   * @returns null if another tab has just ordered the same draft: its record stays, and no second book begins
   */
  async function createRecord(order: OrderRequest, onNewId: (id: StoryId) => void): Promise<OrderRequest | null> {
    const create = async (request: OrderRequest) => {
      await ports.createStory(request)
      ports.track(storyCreated(request.id, request.template.id))
      return request
    }
    try {
      return await create(order)
    } catch (error) {
      if (asProblem(error).code !== 'permission-denied') throw error
      if (await ports.readStory(order.uid, order.id)) return null
      return create(withNewId(order, onNewId))
    }
  }

  function withNewId(order: OrderRequest, onNewId: (id: StoryId) => void): OrderRequest {
    const id = createStoryId(order.template.id, order.uid, now())
    onNewId(id)
    return { ...order, id }
  }

  async function giveUp(uid: UserId, id: StoryId): Promise<void> {
    try {
      await ports.eraseStory(uid, id)
    } catch (error) {
      if (asProblem(error).code !== 'permission-denied') throw error
      await ports.cancelCheckoutSession(id)
      await ports.eraseStory(uid, id)
    }
  }

  return {
    start: (order, onNewId, giftCode = null) => {
      if (!giftCode) ports.track(beginCheckout())
      return toPayPage(() => openSession(order, onNewId, giftCode), giftCode)
    },
    resume: (story) =>
      toPayPage(async () => ({ id: story.id, payPage: await ports.createCheckoutSession(requestOf(story)) })),
    giveUp,
  }
}

export const checkout = createCheckout({
  createSaleConsent,
  readStory,
  createStory,
  eraseStory,
  createCheckoutSession,
  cancelCheckoutSession,
  track,
  openPayPage,
  openRedeemed,
  now: serverNow,
})

/** @throws Problem 'missing-data' (product 6.2) */
function requestOf(book: OrderRequest | Story): CheckoutRequest {
  const { userId, templateId } = 'template' in book ? { userId: book.uid, templateId: book.template.id } : book
  if (!userId || !book.userEmail) throw new Problem('missing-data', LOG_TEXT.userMissing)
  const { id: storyId, userEmail, children } = book
  const result = v.safeParse(checkoutRequestSchema, { storyId, userId, userEmail, templateId, ...children[0] })
  if (!result.success) throw new Problem('missing-data', `${LOG_TEXT.storyMissing}: ${v.summarize(result.issues)}`)
  return result.output
}

const isOrdered = (story: Story, order: OrderRequest): boolean =>
  isSameBook(withLook(story), withLook({ ...order, title: orderedTitle(order) }))
/** Older books have no `heroLook`: their faces come from the photos. */
const withLook = <Book extends BookWords>(book: Book) => ({ ...book, heroLook: book.heroLook ?? 'photo' })

/**
 * The sentence that a parent reads when paying could not begin
 * (product 8.1).
 */
function sentenceOf(code: ProblemCode): string {
  switch (code) {
    case 'missing-data':
      return PAYMENT.missingData
    case 'already-paid':
    case 'gift-unknown':
    case 'gift-used':
    case 'gift-over':
    case 'money-under-way':
    case 'consent-missing':
    case 'too-many-requests':
    case 'too-many-from-here':
    case 'not-signed-in':
      return problemText(code)
    case 'unknown':
      return PAYMENT.wentWrong
    default:
      return PAYMENT.startFailed
  }
}
