import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONSENT_TEXTS } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { contractPath } from '#domain/site-paths.ts'
import { parseStory } from '#domain/story.ts'
import { appUrl, database, functionUrl, until, environmentVariable, type Account } from '../support/local-env.ts'
import { answerOf, statusOf } from './support/calls.ts'
import {
  drawnPortrait,
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  type UnpaidStory,
} from './support/unpaid-stories.ts'
import { deliverWebhook, noticesOf, payAtStripe, refundsAtStripe, signUpWithoutWebhooks } from './support/payment.ts'

/** The built-in studio makes 13 pictures and clips, perhaps on a small and busy machine. */
const BOOK_TIMEOUT_MS = 240_000

const send = async (payload: string, signature?: string) =>
  answerOf(
    await fetch(functionUrl('stripe-webhook'), {
      method: 'POST',
      body: payload,
      headers: signature ? { 'Stripe-Signature': signature } : {},
    }),
  )

const eventAbout = (sessionId: string, type = 'checkout.session.completed') =>
  JSON.stringify({
    id: 'evt_test',
    object: 'event',
    type,
    data: { object: { id: sessionId, object: 'checkout.session', payment_status: 'paid' } },
  })

const sign = (payload: string, { secret = environmentVariable('STRIPE_WEBHOOK_SECRET'), ageS = 0 } = {}) =>
  new Stripe('sk_test_any').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1_000) - ageS,
  })

let account: Account
const orderedStory = async (portraitOf?: typeof drawnPortrait): Promise<{ story: UnpaidStory; sessionId: string }> => {
  const story = await makeUnpaidStory(account, portraitOf)
  await openCheckout(account, story)
  return { story, sessionId: (await readOrder(story))?.sessionId ?? '' }
}
beforeAll(async () => void (account = await signUpWithoutWebhooks()))

describe('a webhook that nobody should believe', () => {
  test('refuses a forged, changed, too old or unsigned Stripe webhook', async () => {
    const { story, sessionId } = await orderedStory()
    const payload = eventAbout(sessionId)
    const refused = { status: 400, body: { code: 'signature-invalid' } }
    expect(await send(payload, sign(payload, { secret: 'whsec_other' }))).toMatchObject(refused)
    expect(await send(`${payload} `, sign(payload))).toMatchObject(refused)
    expect(await send(payload, sign(payload, { ageS: 600 }))).toMatchObject(refused)
    expect(await send(payload)).toMatchObject(refused)
    expect(await readOrder(story)).toMatchObject({ state: 'open' })
  })

  test('ignores a signed webhook when Stripe itself says that the session is unpaid', async () => {
    const { story, sessionId } = await orderedStory()
    const payload = eventAbout(sessionId)
    expect(await send(payload, sign(payload))).toMatchObject({ status: 200 })
    expect(await readOrder(story)).toMatchObject({ state: 'open' })
    expect(await readStory(account, story)).toMatchObject({ paymentStatus: 'pending' })
  })

  test('ignores a Stripe webhook of another event type', async () => {
    const payload = eventAbout('cs_none', 'customer.created')
    expect(await send(payload, sign(payload))).toMatchObject({ status: 200, body: { message: 'ignored' } })
  })

  test('refuses every Stripe webhook while no secret is configured', async () => {
    const secret = environmentVariable('STRIPE_WEBHOOK_SECRET')
    const { default: handle } = await import('#netlify/functions/stripe-webhook.ts')
    const payload = eventAbout('cs_any')
    const request = () =>
      new Request(functionUrl('stripe-webhook'), {
        method: 'POST',
        body: payload,
        headers: { 'Stripe-Signature': sign(payload, { secret }) },
      })
    for (const missing of [undefined, '']) {
      if (missing === undefined) delete process.env.STRIPE_WEBHOOK_SECRET
      else process.env.STRIPE_WEBHOOK_SECRET = missing
      expect(await answerOf(await handle(request()))).toMatchObject({ status: 503, body: { code: 'not-configured' } })
    }
    process.env.STRIPE_WEBHOOK_SECRET = secret
  })
})

const WRITTEN = {
  ...{ name: 'Ayça Fatura Ltd. Şti.', line1: 'Masal Sokak 7', city: 'Kadıköy', state: 'İstanbul' },
  ...{ postal_code: '34710', country: 'TR', tax_number: '1234567890' },
}
const BUYER = {
  name: WRITTEN.name,
  address: {
    line1: 'Masal Sokak 7',
    line2: '',
    city: 'Kadıköy',
    state: 'İstanbul',
    postalCode: '34710',
    country: 'TR',
  },
  taxNumbers: ['1234567890'],
}

describe('a payment', () => {
  /** One real book, made once by the studio for all tests of this block. */
  let paid: { story: UnpaidStory; sessionId: string }
  beforeAll(async () => {
    paid = await orderedStory(drawnPortrait)
    await database.update(`userStories/${account.uid}/${paid.story.storyId}`, {
      title: 'Bizim kitabımız',
      dedication: 'Sevgiyle',
    })
    await payAtStripe(paid.sessionId, WRITTEN)
    expect(await Promise.all([deliverWebhook(paid.sessionId), deliverWebhook(paid.sessionId)])).toEqual([200, 200])
    await until(
      'the order owes nothing',
      async () => {
        const order = await readOrder(paid.story)
        return order?.state === 'delivered' && order.step === undefined
      },
      BOOK_TIMEOUT_MS,
    )
  }, BOOK_TIMEOUT_MS)

  test('turns a payment into a complete book with the parent’s title', async () => {
    const record = await readStory(account, paid.story)
    expect(record).toMatchObject({ status: 'completed', paymentStatus: 'paid', checkoutSessionId: paid.sessionId })
    expect(record).toMatchObject({ title: 'Bizim kitabımız', dedication: 'Sevgiyle' })
    expect(record?.progress).toBeUndefined()
    const story = parseStory(paid.story.storyId, record)
    if (!story?.readable) throw new Error('The story is not readable')
    expect([story.imageURLs.length, story.storyTexts.length, story.narrationURLs.length]).toEqual([6, 12, 6])
    expect(story.storyTexts.join(' ')).toContain('Defne')
    expect(story.storyTexts.join(' ')).not.toMatch(/[{}]/)
    for (const url of [story.coverImageUrl, story.thumbnailUrl, ...story.imageURLs, ...story.narrationURLs]) {
      expect(url).toMatch(/^\/media\/[0-9a-f]{40}-\d+$/)
      expect(await statusOf(appUrl(url))).toBe(200)
    }
  })

  test('sends one story_completed notice for a paid book', async () => {
    const notices = await noticesOf('story_completed', paid.story.storyId)
    expect(notices).toEqual([
      {
        uid: account.uid,
        userEmail: account.email,
        storyId: paid.story.storyId,
        title: expect.any(String),
        contractUrl: appUrl(contractPath(paid.story.storyId)),
      },
    ])
  })

  test('confirms a payment to the parent once: sum, contract text and seller', async () => {
    const version = CURRENT_TEXT.sale
    expect(await noticesOf('order_confirmed', paid.story.storyId)).toEqual([
      {
        ...{ uid: account.uid, userEmail: account.email, storyId: paid.story.storyId, bought: 'book' },
        ...{ amountKurus: 59_900, currency: 'try', paidAt: expect.any(String) as string },
        title: expect.stringContaining('Defne') as string,
        contractUrl: appUrl(contractPath(paid.story.storyId)),
        contractTextUrl: appUrl(`/legal/sale/${version}.txt`),
        contractVersion: version,
        contractSha256: CONSENT_TEXTS.sale[version],
        seller: expect.objectContaining({ name: expect.any(String) as string, mersis: '0000000000000000' }) as object,
      },
    ])
    const text = await (await fetch(appUrl(`/legal/sale/${version}.txt`))).text()
    expect(createHash('sha256').update(text).digest('hex')).toBe(CONSENT_TEXTS.sale[version])
  })

  test('invoices to the pay page’s address, which is not stored, and names no child', async () => {
    const [invoice, ...others] = await noticesOf('invoice_due', paid.story.storyId)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      ...{ userEmail: account.email, storyId: paid.story.storyId, bought: 'book', what: 'Sihirli Orman Macerası' },
      ...{ amountKurus: 59_900, paidBy: 'card', siteUrl: appUrl('') },
      paymentId: (await readOrder(paid.story))?.paymentIntentId,
      buyer: BUYER,
    })
    expect(JSON.stringify(invoice)).not.toContain('Defne')
    for (const place of [`orders/${paid.story.storyId}`, 'outbox'])
      expect(JSON.stringify(await database.read(place))).not.toContain(BUYER.name)
  })

  test('keeps the portrait of a paid book, and erases the photo', async () => {
    const portraitKey = paid.story.transformedPhotoUrl.replace('/media/', '')
    const index = (await database.read(`mediaIndex/${account.uid}`)) as Record<
      string,
      { kind: string; expiresAt?: number; originalKey?: string }
    >
    const portrait = index[portraitKey]
    expect(portrait).toMatchObject({ kind: 'portrait', originalKey: expect.any(String) })
    expect(portrait?.expiresAt).toBeUndefined()
    expect(index[portrait?.originalKey ?? '']).toBeUndefined()
  })

  test('changes nothing when Stripe repeats the webhook of a payment', async () => {
    const now = async () => ({ order: await readOrder(paid.story), story: await readStory(account, paid.story) })
    const before = await now()
    expect(await deliverWebhook(paid.sessionId)).toBe(200)
    expect(await now()).toEqual(before)
    expect(await refundsOf(paid.story)).toEqual([])
  })

  test('refunds a payment of a wrong amount in full and makes no book', async () => {
    const { story, sessionId } = await orderedStory()
    await database.update(`orders/${story.storyId}/snapshot`, { amountKurus: 100 })
    await payAtStripe(sessionId)
    expect(await deliverWebhook(sessionId)).toBe(200)
    expect(await readOrder(story)).toMatchObject({ state: 'refunded', problem: 'checkout-failed' })
    expect(await readStory(account, story)).toMatchObject({ status: 'failed', paymentStatus: 'refunded' })
    expect(await refundsOf(story)).toMatchObject([{ amount: 59_900 }])
    await deliverWebhook(sessionId)
    expect(await refundsOf(story)).toHaveLength(1)
    expect(await noticesOf('invoice_due', story.storyId)).toEqual([])
    expect(await noticesOf('order_confirmed', story.storyId)).toEqual([])
  })

  test('refunds the payment of a second session, and leaves the order with the first', async () => {
    const { story, sessionId } = await orderedStory()
    // Forgets the session and opens a second one, as happens after a lost answer.
    await database.update(`orders/${story.storyId}`, { state: 'opening', sessionId: null, expiresAt: Date.now() })
    await openCheckout(account, story)
    const second = (await readOrder(story))?.sessionId ?? ''
    expect(second).not.toBe(sessionId)
    await keepFromProduction(story)
    await payAtStripe(sessionId)
    await payAtStripe(second)
    await deliverWebhook(sessionId)
    await deliverWebhook(second)
    expect(await refundsOf(story)).toHaveLength(1)
    expect(await readOrder(story)).toMatchObject({ sessionId })
  })
})

const refundsOf = ({ storyId }: UnpaidStory) => refundsAtStripe(storyId)
