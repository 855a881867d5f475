/**
 * A gift: bought without a child, announced on its day, redeemed once, and refunded before that on request or at its
 * end.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import { formatGiftCode, createGiftId, parseGift, type Gift, type GiftCode } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { GIFT_OPEN_MS } from '#domain/order-times.ts'
import { dayInTurkey } from '#domain/time.ts'
import { closeOrders } from '#netlify/jobs/close-orders.ts'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { tellOfStory } from '#netlify/notifications/story-notice.ts'
import { reconcilePayment } from '#netlify/orders/payments/reconcile-payment.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import { database, until, type Account } from '../support/local-env.ts'
import { startBlobStore } from './support/blob-store.ts'
import { postJson } from './support/calls.ts'
import { fakeProduction } from './support/fake-production.ts'
import {
  deliverWebhook,
  decideDispute,
  disputeAtStripe,
  noticesOf,
  payAtStripe,
  refundsAtStripe,
  sessionsAtStripe,
  signUpWithoutWebhooks,
} from './support/payment.ts'
import {
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  type UnpaidStory,
} from './support/unpaid-stories.ts'

const DAY_MS = 86_400_000

let buyer: Account
let parent: Account
let stopBlobs: () => Promise<void>
beforeAll(async () => {
  stopBlobs = await startBlobStore()
})
afterAll(async () => {
  await stopBlobs()
})
beforeEach(async () => {
  ;[buyer, parent] = await Promise.all([signUpWithoutWebhooks(), signUpWithoutWebhooks()])
})

const buyCall = (giftId: string, words: object = {}, agreedTo: string = CURRENT_TEXT.sale) =>
  postJson('buy-gift', buyer.idToken, { giftId, words, agreedTo })

interface GiftOrder {
  state: string
  sessionId: string
  paymentIntentId?: string
  dueAt: number
  redeemedFor?: string
  step?: string
  snapshot: { gift: { code: GiftCode; to: string } }
}
const orderOf = async (id: string) => (await database.read(`orders/${id}`)) as GiftOrder
const giftOf = async (id: string): Promise<Gift | null> =>
  parseGift(id, await database.read(`gifts/${buyer.uid}/${id}`))
const newId = () => createGiftId(buyer.uid as UserId, Date.now())

/** A gift paid at Stripe, with its webhook. */
async function bought(words: object = {}): Promise<{ id: StoryId; code: GiftCode }> {
  const id = newId()
  expect((await buyCall(id, words)).status).toBe(200)
  const { sessionId, snapshot } = await orderOf(id)
  await payAtStripe(sessionId)
  expect(await deliverWebhook(sessionId)).toBe(200)
  expect((await orderOf(id)).state).toBe('given')
  return { id, code: snapshot.gift.code }
}

/** The webhook starts a worker that notifies the buyer: while it runs, the sweep does not touch the order. */
const workerEnded = (id: StoryId) => until('the worker ends', async () => (await orderOf(id)).step === undefined)

const redeemCall = (account: Account, story: UnpaidStory, code: string) =>
  postJson('create-checkout-session', account.idToken, { ...story.checkout, giftCode: code })
/**
 * A book that cannot be made: its portrait is in the record, but its face is not in the store. Its worker does not wait
 * between attempts.
 */
async function redeemedInVain(code: string): Promise<UnpaidStory> {
  const story = await makeUnpaidStory(parent)
  await openCheckout(parent, story)
  await keepFromProduction(story)
  expect((await redeemCall(parent, story, code)).status).toBe(200)
  await database.update(`orders/${story.storyId}`, { leaseUntil: 0 })
  await produceStory(story.storyId, {
    ...fakeProduction(),
    notify: (type, order) => tellOfStory(type, order, Date.now()),
  })
  // The local environment's own worker may come first, and waits seconds between its attempts.
  await until('the parent reads it', async () => (await readStory(parent, story))?.paymentStatus === 'refunded')
  return story
}
/** Redeems the gift; its parent deletes the account while a worker makes the book. */
async function abandoned(code: string, leaver: Account, atMs = Date.now()): Promise<void> {
  const story = await makeUnpaidStory(leaver)
  await openCheckout(leaver, story)
  await keepFromProduction(story)
  expect((await redeemCall(leaver, story, code)).status).toBe(200)
  await database.update(`orders/${story.storyId}`, { state: 'making', step: 'pictures' })
  vi.useFakeTimers({ toFake: ['Date'], now: atMs })
  await closeOrders(leaver.uid as UserId, atMs + 60_000)
  vi.useRealTimers()
  expect(await readOrder(story)).toMatchObject({ state: 'refunded' })
}
const checkCall = (code: string) => postJson('check-gift', null, { code })
const refundCall = (giftId: string, account = buyer) => postJson('refund-gift', account.idToken, { giftId })
const refundsOf = (id: string) => refundsAtStripe(id)

describe('a gift that is bought', () => {
  test('charges a book’s price for a gift, names no child, shows the gift to the buyer', async () => {
    const id = newId()
    const words = { to: 'Elif’in annesi', from: 'Babaannesi', message: 'Sevgiyle' }
    const { body } = await buyCall(id, words)
    expect(body).toMatchObject({ success: true, checkoutUrl: expect.stringMatching(/^http/) })
    expect(await giftOf(id)).toBeNull()
    const { sessionId } = await orderOf(id)
    const [session] = await sessionsAtStripe(sessionId)
    expect(session).toMatchObject({ amount_total: 59_900, currency: 'try' })
    expect(JSON.stringify(session)).not.toMatch(/Elif|Babaanne|Sevgiyle/)
    // A second press returns the same pay page.
    expect((await buyCall(id, words)).body.checkoutUrl).toBe(body.checkoutUrl)
    await payAtStripe(sessionId)
    await deliverWebhook(sessionId)
    const gift = await giftOf(id)
    expect(gift).toMatchObject({ ...words, state: 'open', amountKurus: 59_900 })
    expect(gift && gift.openUntil - gift.paidAt).toBe(GIFT_OPEN_MS)
    const consent = await database.read(`consents/${buyer.uid}/sale_${id}`)
    expect(consent).toMatchObject({ kind: 'sale', storyId: id, version: CURRENT_TEXT.sale, granted: true })
  })

  test.each([
    ['an older text', {}, '2026-11-21.1', 'consent-missing'],
    ['a day that is over', { sendOn: dayInTurkey(Date.now() - 2 * DAY_MS) }, CURRENT_TEXT.sale, 'bad-request'],
    ['a day that is too far', { sendOn: dayInTurkey(Date.now() + 400 * DAY_MS) }, CURRENT_TEXT.sale, 'bad-request'],
    ['no address', { email: 'elif' }, CURRENT_TEXT.sale, 'bad-request'],
    ['a long story', { message: 'a'.repeat(241) }, CURRENT_TEXT.sale, 'bad-request'],
  ])('refuses a gift with %s', async (_what, words, agreedTo, code) => {
    const id = newId()
    expect((await buyCall(id, words, agreedTo)).body).toMatchObject({ success: false, code })
    expect(await orderOf(id)).toBeNull()
  })

  test('sends a gift’s code at once to the address that the buyer gave', async () => {
    const { id, code } = await bought({ to: 'Ali', email: 'ali@example.com' })
    const notice = await until('the notice is sent', async () => (await noticesOf('gift_ready', id))[0])
    expect(notice).toMatchObject({ recipientEmail: 'ali@example.com', to: 'Ali', code: formatGiftCode(code) })
    expect(notice.noticeUrl).toMatch(/\/privacy$/)
    expect(notice.giftUrl).toMatch(new RegExp(`/gift#${formatGiftCode(code)}$`))
  })

  test('sends the gift’s buyer an invoice, and its receiver a confirmation of 0 TL', async () => {
    const { id, code } = await bought({ to: 'Ali' })
    const [confirmed, ...others] = await noticesOf('order_confirmed', id)
    expect(others).toEqual([])
    expect(confirmed).toMatchObject({ bought: 'gift', amountKurus: 59_900, title: 'Masal Kahramanım hediye kodu' })
    expect(await noticesOf('invoice_due', id)).toMatchObject([{ bought: 'gift', what: 'Masal Kahramanım hediye kodu' }])
    const story = await makeUnpaidStory(parent)
    await openCheckout(parent, story)
    await keepFromProduction(story)
    await redeemCall(parent, story, code)
    expect(await noticesOf('order_confirmed', story.storyId)).toMatchObject([
      { uid: parent.uid, bought: 'redeemed', amountKurus: 0, userEmail: parent.email },
    ])
    expect(await noticesOf('invoice_due', story.storyId)).toEqual([])
  })

  test('sends a gift’s code on the chosen day, and not before', async () => {
    const sendOn = dayInTurkey(Date.now() + 3 * DAY_MS)
    const { id } = await bought({ sendOn, email: 'ali@example.com' })
    const sentAt = Date.parse(`${sendOn}T06:00:00Z`)
    expect((await orderOf(id)).dueAt).toBeGreaterThan(sentAt)
    const deps = fakeProduction()
    await produceStory(id, deps)
    expect(deps.notices).toEqual([])
    await sweepOrder(id, sentAt)
    expect((await orderOf(id)).state).toBe('given')
  })
})

describe('a code', () => {
  test('shows anyone only the card of a gift code, however the code is typed', async () => {
    const { code } = await bought({ to: 'Elif', message: 'İyi okumalar', email: 'elif@example.com' })
    const typed = formatGiftCode(code).toLowerCase().replaceAll('-', ' ')
    const { status, body } = await checkCall(typed)
    expect([status, body.card]).toEqual([
      200,
      { to: 'Elif', from: '', message: 'İyi okumalar', openUntil: expect.any(Number) },
    ])
    expect((await checkCall('MASAL-0000-0000-0000')).body).toMatchObject({ code: 'gift-unknown' })
    expect((await checkCall('x')).body).toMatchObject({ code: 'gift-unknown' })
  })

  test('pays for one book with a gift code, and records that the parent pays nothing', async () => {
    const { id, code } = await bought()
    const story = await makeUnpaidStory(parent)
    const { body } = await redeemCall(parent, story, code)
    expect(body.checkoutUrl).toMatch(new RegExp(`/my-stories\\?redeemed=${story.storyId}$`))
    // A second press uses no second gift.
    expect((await redeemCall(parent, story, code)).body.checkoutUrl).toBe(body.checkoutUrl)
    expect(await readStory(parent, story)).toMatchObject({ paymentStatus: 'paid', amountKurus: 0, paidByGift: true })
    expect(await orderOf(id)).toMatchObject({ state: 'delivered', redeemedFor: story.storyId })
    expect(await giftOf(id)).toMatchObject({ state: 'redeemed', redeemedAt: expect.any(Number) })
    expect((await checkCall(code)).body).toMatchObject({ code: 'gift-used' })
    expect((await refundCall(id)).body).toMatchObject({ code: 'gift-used' })
    const other = await makeUnpaidStory(buyer)
    expect((await redeemCall(buyer, other, code)).body).toMatchObject({ code: 'gift-used' })
    expect(await readStory(buyer, other)).toMatchObject({ paymentStatus: 'pending' })
  })

  test('closes an open pay page when a gift code pays, and leaves no second payment', async () => {
    const { code } = await bought()
    const story = await makeUnpaidStory(parent)
    await openCheckout(parent, story)
    const { sessionId } = (await readOrder(story)) ?? { sessionId: '' }
    await redeemCall(parent, story, code)
    expect(await sessionsAtStripe(sessionId)).toMatchObject([{ status: 'expired' }])
    expect(await readOrder(story)).not.toHaveProperty('paymentIntentId')
  })

  test('makes a gift code redeemable again if its book cannot be made', async () => {
    const { id, code } = await bought()
    const story = await redeemedInVain(code)
    expect(await orderOf(id)).toMatchObject({ state: 'given' })
    expect(await orderOf(id)).not.toHaveProperty('redeemedFor')
    expect(await refundsOf(story.storyId)).toEqual([])
    const record = await readStory(parent, story)
    expect(record).toMatchObject({ status: 'failed', paidByGift: true })
    expect(record).not.toHaveProperty('refundNumber')
    expect(await readOrder(story)).not.toHaveProperty('refundNumber')
    const again = await makeUnpaidStory(parent)
    expect((await redeemCall(parent, again, code)).status).toBe(200)
  })

  test('completes a book whose gift was redeemed by a process that died', async () => {
    const { id } = await bought()
    await workerEnded(id)
    const story = await makeUnpaidStory(parent)
    await openCheckout(parent, story)
    await database.update(`orders/${id}`, {
      ...{
        state: 'delivered',
        redeemedFor: story.storyId,
        deliveredAt: Date.now(),
        dueAt: 1,
        paidDueAt: 1,
      },
    })
    await sweepOrder(id, Date.now())
    expect((await database.read(`orders/${story.storyId}`)) as object).toMatchObject({ giftId: id })
  })

  test('refuses a gift code with a disputed payment', async () => {
    const { id, code } = await bought()
    await disputeAtStripe((await orderOf(id)).paymentIntentId ?? '')
    await deliverWebhook((await orderOf(id)).sessionId)
    await database.update(`orders/${id}`, { state: 'disputed' })
    // The dispute may be won, so the gift must not be reported as over.
    expect((await checkCall(code)).body).toMatchObject({ code: 'money-under-way' })
  })

  test('makes no book while the payment of its gift is disputed', async () => {
    const { id, code } = await bought()
    const story = await makeUnpaidStory(parent)
    await openCheckout(parent, story)
    await keepFromProduction(story)
    expect((await redeemCall(parent, story, code)).status).toBe(200)
    const { paymentIntentId = '' } = await orderOf(id)
    await disputeAtStripe(paymentIntentId)
    expect(await reconcilePayment(paymentIntentId)).toMatchObject({ state: 'disputed' })
    await database.update(`orders/${story.storyId}`, { leaseUntil: 0 })
    const deps = fakeProduction()
    await produceStory(story.storyId, deps)
    expect(deps.made).toEqual([])
    expect(await readOrder(story)).toMatchObject({ state: 'refunded', giftId: id, problem: 'gift-over' })
    expect(await orderOf(id)).toMatchObject({ state: 'disputed', redeemedFor: story.storyId })
  })

  test('makes a gift code redeemable again after a won dispute, without a refund', async () => {
    const { id, code } = await bought()
    await workerEnded(id)
    const { paymentIntentId = '' } = await orderOf(id)
    const dispute = await disputeAtStripe(paymentIntentId)
    expect(await reconcilePayment(paymentIntentId)).toMatchObject({ state: 'disputed' })
    expect((await refundCall(id)).body, 'nothing is promised that may not come').toMatchObject({
      code: 'money-under-way',
    })
    await decideDispute(dispute, 'won')
    expect(await reconcilePayment(paymentIntentId)).toMatchObject({ state: 'given' })
    expect(await giftOf(id)).toMatchObject({ state: 'open' })
    expect(await refundsOf(id)).toEqual([])
    const story = await makeUnpaidStory(parent)
    expect((await redeemCall(parent, story, code)).status).toBe(200)
  })

  test('reopens a gift code after one abandoned book, and refunds its buyer after two', async () => {
    const { id, code } = await bought()
    await workerEnded(id)
    const today = async () => Number(await database.read(paths.abandonedBooks(new Date().toISOString().slice(0, 10))))
    const before = await today()
    const alarms = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await abandoned(code, parent)
    expect(await orderOf(id)).toMatchObject({ state: 'given', timesAbandoned: 1 })
    expect(alarms).not.toHaveBeenCalled()
    await abandoned(code, await signUpWithoutWebhooks())
    expect(await giftOf(id)).toMatchObject({ state: 'refunding' })
    expect(alarms).toHaveBeenCalledWith(expect.stringMatching(/^gift-abandoned: \[gift-over\]/))
    alarms.mockRestore()
    const story = await makeUnpaidStory(buyer)
    expect((await redeemCall(buyer, story, code)).body).toMatchObject({ code: 'gift-over' })
    await database.update(`orders/${id}`, { dueAt: 1 })
    await sweepOrder(id, Date.now())
    expect(await giftOf(id)).toMatchObject({ state: 'refunded' })
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await today()).toBeGreaterThanOrEqual(before + 2)
  })
})

test('raises an alarm for each tenth abandoned book of a day', async () => {
  const { code } = await bought()
  const nowMs = Date.now() + 30 * DAY_MS
  const day = paths.abandonedBooks(new Date(nowMs).toISOString().slice(0, 10))
  await database.write(day, 8)
  const alarms: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void alarms.push(line))
  await abandoned(code, parent, nowMs)
  expect(alarms).toEqual([])
  await abandoned(code, await signUpWithoutWebhooks(), nowMs)
  vi.restoreAllMocks()
  expect(alarms.find((line) => line.startsWith('books-abandoned'))).toBe(
    'books-abandoned: [conflict] 10 books were left in the making today, and are given back',
  )
  expect(await database.read(day)).toBe(10)
})

describe('the money of a gift', () => {
  test('refunds a gift once at its buyer’s request, and refuses its code from then on', async () => {
    const { id, code } = await bought()
    expect((await refundCall(id, parent)).body).toMatchObject({ code: 'not-allowed' })
    expect(await Promise.all([refundCall(id), refundCall(id)])).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await giftOf(id)).toMatchObject({ state: 'refunded', refundNumber: expect.stringMatching(/^re_/) })
    expect((await checkCall(code)).body).toMatchObject({ code: 'gift-over' })
    const story = await makeUnpaidStory(parent)
    expect((await redeemCall(parent, story, code)).body).toMatchObject({ code: 'gift-over' })
    const told = await until('the buyer is told', async () => (await noticesOf('gift_refunded', id))[0])
    expect(told).toMatchObject({ uid: buyer.uid })
  })

  test('never both refunds a gift and makes its book: the second request is refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, code } = await bought()
      const story = await makeUnpaidStory(parent)
      await Promise.all([refundCall(id), redeemCall(parent, story, code)])
      const { state } = await orderOf(id)
      const book = (await database.read(`orders/${story.storyId}`)) as { giftId?: string } | null
      if (state === 'delivered') expect([book?.giftId, (await refundsOf(id)).length]).toEqual([id, 0])
      else expect([state, book?.giftId, (await refundsOf(id)).length]).toEqual(['refunded', undefined, 1])
    }
  })

  test('refunds a gift automatically after a year', async () => {
    const { id } = await bought()
    await workerEnded(id)
    await database.update(`orders/${id}`, { paidAt: Date.now() - GIFT_OPEN_MS, dueAt: 1 })
    await sweepOrder(id, Date.now())
    expect((await orderOf(id)).state).toBe('refunded')
    expect(await refundsOf(id)).toHaveLength(1)
  })

  test('refunds a gift if its buyer deletes the account, and keeps only the payment', async () => {
    const { id } = await bought({ to: 'Elif', email: 'elif@example.com' })
    expect(await closeOrders(buyer.uid as UserId, Date.now() + 60_000)).toBe(true)
    expect(await orderOf(id)).toMatchObject({ state: 'refunded', snapshot: { gift: { to: '', email: '' } } })
    expect(await refundsOf(id)).toHaveLength(1)
  })

  test('reports no refund to the parent of a failed book that a gift has paid', async () => {
    const { code } = await bought()
    const story = await redeemedInVain(code)
    await until('the parent is told', async () => (await noticesOf('gift_returned', story.storyId))[0])
    expect(await noticesOf('story_refunded', story.storyId)).toEqual([])
  })
})
