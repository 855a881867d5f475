/** Calls the stand-in by the real `stripe` package, like the product. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stripeStandIn } from '#packages/stripe-stand-in/server.ts'

const secretKey = 'sk_test_here'
const webhookSecret = 'whsec_here'
const clock = { nowS: 1_800_000_000 }

let standIn: Server
let receiver: Server
let stripe: Stripe
let url: string
/** Verified events, in the order of arrival; and the receiver's next statuses (then 200). */
let events: Stripe.Event[] = []
let answers: number[] = []

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      events.push(Stripe.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, clock.nowS))
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  const webhookUrl = `${await listen(receiver)}/webhook`
  standIn = stripeStandIn({
    secretKey,
    webhookSecret,
    webhookUrl,
    retryAfterMs: [5, 5],
    lateMs: 200,
    nowS: () => clock.nowS,
  })
  url = await listen(standIn)
  stripe = client(secretKey)
})

afterAll(() => {
  for (const server of [standIn, receiver]) {
    server.closeAllConnections()
    server.close()
  }
})

beforeEach(() => {
  events = []
  answers = []
})

const client = (key: string) =>
  new Stripe(key, { host: '127.0.0.1', port: Number(new URL(url).port), protocol: 'http', maxNetworkRetries: 0 })

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const control = (path: string, body: object = {}) =>
  fetch(`${url}/__control/${path}`, { method: 'POST', body: JSON.stringify(body) })

const book = {
  mode: 'payment',
  client_reference_id: 'story-1',
  customer_email: 'veli@example.test',
  metadata: { storyId: 'story-1', attempt: '1' },
  payment_intent_data: { metadata: { storyId: 'story-1' } },
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'try', unit_amount: 59_900, product_data: { name: "Defne'nin <Macerası>" } },
    },
  ],
  success_url: 'http://app.test/my-stories?session_id={CHECKOUT_SESSION_ID}&story=story-1',
  cancel_url: 'http://app.test/dashboard',
} satisfies Stripe.Checkout.SessionCreateParams
const bookFor = (...tags: string[]) => ({ ...book, customer_email: `${['veli', ...tags].join('+')}@example.test` })

async function paidFor(...tags: string[]): Promise<{ id: string; payment_intent: string }> {
  const { id } = await stripe.checkout.sessions.create(bookFor(...tags))
  await control(`sessions/${id}/pay`)
  return { id, payment_intent: (await stripe.checkout.sessions.retrieve(id)).payment_intent as string }
}

const press = (
  sessionUrl: string,
  action: string,
  card = '4242 4242 4242 4242',
  written: Record<string, string> = {},
) => fetch(sessionUrl, { method: 'POST', body: new URLSearchParams({ action, card, ...written }), redirect: 'manual' })

const arrived = (count: number) => expect.poll(() => events.length).toBe(count)

test('creates a session from a form-encoded body and finds it again', async () => {
  const session = await stripe.checkout.sessions.create({ ...book, expires_at: clock.nowS + 1_800 })
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_total: 59_900,
    currency: 'try',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: 'story-1',
    customer_email: 'veli@example.test',
    metadata: { storyId: 'story-1', attempt: '1' },
    expires_at: clock.nowS + 1_800,
  })
  expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session)
})

test('asks for name, address and tax number if requested, and returns the answers', async () => {
  const asked = { ...book, billing_address_collection: 'required', tax_id_collection: { enabled: true } } as const
  const [plain, session] = [await stripe.checkout.sessions.create(book), await stripe.checkout.sessions.create(asked)]
  const page = async (of: Stripe.Checkout.Session) => (await fetch(String(of.url))).text()
  expect([await page(plain), await page(session)].map((html) => html.includes('Vergi numarası'))).toEqual([false, true])
  const written = { name: 'Masal Ltd.', line1: 'Sokak 1', city: 'Kadıköy', country: 'TR', tax_number: '1234567890' }
  await press(String(plain.url), 'pay', undefined, written)
  await press(String(session.url), 'pay', undefined, written)
  expect((await stripe.checkout.sessions.retrieve(plain.id)).customer_details).toMatchObject({
    name: null,
    address: null,
  })
  expect((await stripe.checkout.sessions.retrieve(session.id)).customer_details).toMatchObject({
    name: 'Masal Ltd.',
    address: { line1: 'Sokak 1', city: 'Kadıköy', country: 'TR', postal_code: null },
    tax_ids: [{ type: 'tr_tin', value: '1234567890' }],
  })
})

test('refuses a wrong key, an unknown session and a missing field like Stripe', async () => {
  await expect(client('sk_test_other').checkout.sessions.create(book)).rejects.toMatchObject({
    statusCode: 401,
    type: 'StripeAuthenticationError',
  })
  await expect(stripe.checkout.sessions.retrieve('cs_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  const { success_url: _, ...incomplete } = book
  await expect(stripe.checkout.sessions.create(incomplete)).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'success_url',
  })
  await expect(stripe.checkout.sessions.create({ ...book, expires_at: clock.nowS + 60 })).rejects.toMatchObject({
    param: 'expires_at',
  })
})

test('replays the first answer of an idempotency key, even after the session changed', async () => {
  const first = await stripe.checkout.sessions.create(book, { idempotencyKey: 'checkout:story-1:1' })
  await stripe.checkout.sessions.expire(first.id)
  const second = await stripe.checkout.sessions.create(book, { idempotencyKey: 'checkout:story-1:1' })
  expect(second).toEqual(first)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
})

test('refuses a reused idempotency key with another body, and replays errors too', async () => {
  await stripe.checkout.sessions.create(book, { idempotencyKey: 'one' })
  const other = { ...book, customer_email: 'baska@example.test' }
  await expect(stripe.checkout.sessions.create(other, { idempotencyKey: 'one' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })

  const refund = () => stripe.refunds.create({ payment_intent: 'pi_none' }, { idempotencyKey: 'two' })
  await expect(refund()).rejects.toMatchObject({ statusCode: 404 })
  await expect(refund()).rejects.toMatchObject({ statusCode: 404, headers: { 'idempotent-replayed': 'true' } })
})

test('returns to the site with the session id after paying, and sends a signed event', async () => {
  const session = await stripe.checkout.sessions.create(book)
  const page = await (await fetch(session.url as string)).text()
  expect(page).toContain('Defne&#39;nin &lt;Macerası&gt;')
  expect(page).toContain('₺599,00')
  expect(page).toMatch(
    /<label for="card">Kart numarası<\/label>\s+<input id="card" name="card" value="4242 4242 4242 4242"/,
  )

  const answer = await press(session.url as string, 'pay')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`http://app.test/my-stories?session_id=${session.id}&story=story-1`)

  await arrived(1)
  expect(events[0]).toMatchObject({
    type: 'checkout.session.completed',
    data: { object: { id: session.id, payment_status: 'paid', status: 'complete' } },
  })
  const paid = await stripe.checkout.sessions.retrieve(session.id)
  const intent = await stripe.paymentIntents.retrieve(paid.payment_intent as string)
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 59_900, metadata: { storyId: 'story-1' } })
  const found = await stripe.checkout.sessions.list({ payment_intent: intent.id })
  expect(found.data.map(({ id }) => id)).toEqual([session.id])
})

test('keeps the session open after a declined card, and accepts one payment', async () => {
  const session = await stripe.checkout.sessions.create(book)
  expect(await (await press(session.url as string, 'pay', '4000 0000 0000 0002')).text()).toContain(
    'Kartınız reddedildi',
  )
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  expect((await press(session.url as string, 'back')).headers.get('location')).toBe('http://app.test/dashboard')
  await press(session.url as string, 'pay')
  expect(await (await press(session.url as string, 'pay')).text()).toContain('tamamlandı')
  await arrived(1)
})

test('expires an open session on request and after its time', async () => {
  const asked = await stripe.checkout.sessions.create(book)
  expect((await stripe.checkout.sessions.expire(asked.id)).status).toBe('expired')
  await expect(stripe.checkout.sessions.expire(asked.id)).rejects.toMatchObject({ statusCode: 400 })

  const late = await stripe.checkout.sessions.create({ ...book, expires_at: clock.nowS + 1_800 })
  clock.nowS += 1_801
  expect((await stripe.checkout.sessions.retrieve(late.id)).status).toBe('expired')
  expect((await control(`sessions/${late.id}/pay`)).status).toBe(400)
  await arrived(2)
  expect(events.map(({ type }) => type)).toEqual(['checkout.session.expired', 'checkout.session.expired'])
})

test('sends one event twice for the tag webhook-twice', async () => {
  await paidFor('webhook-twice')
  await arrived(2)
  expect(events[0]?.id).toBe(events[1]?.id)
})

test('sends the event after others for the tag webhook-late', async () => {
  const late = await paidFor('webhook-late')
  const other = await paidFor()
  await arrived(2)
  const order = events.map(({ data }) => (data.object as Stripe.Checkout.Session).id)
  expect(order).toEqual([other.id, late.id])
})

test('sends no webhook for the tag webhook-never until a test requests it', async () => {
  const { id } = await paidFor('webhook-never')
  const other = await paidFor()
  await arrived(1)
  expect((events[0]?.data.object as Stripe.Checkout.Session).id).toBe(other.id)
  await control('webhooks/deliver', { sessionId: id })
  await arrived(2)
  expect((events[1]?.data.object as Stripe.Checkout.Session).id).toBe(id)
})

test('sends a webhook again until the receiver answers with 2xx', async () => {
  answers = [500, 503]
  const session = await stripe.checkout.sessions.create(book)
  await control(`sessions/${session.id}/pay`)
  await arrived(3)
  await expect
    .poll(async () => (await fetch(`${url}/__control/webhooks?about=${session.id}`)).json())
    .toEqual([{ type: 'checkout.session.completed', sessionId: session.id, statuses: [500, 503, 200] }])
})

test('refunds a payment in part and in full, never more', async () => {
  const { payment_intent } = await paidFor()
  const part = await stripe.refunds.create({ payment_intent, amount: 9_900, metadata: { storyId: 'story-1' } })
  expect(part).toMatchObject({ amount: 9_900, status: 'succeeded', payment_intent })
  await expect(stripe.refunds.create({ payment_intent, amount: 50_001 })).rejects.toMatchObject({ param: 'amount' })
  expect((await stripe.refunds.create({ payment_intent })).amount).toBe(50_000)
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' })
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(2)
})

test.each(['pending', 'failed'])('leaves a refund %s if a tag of the e-mail requests it', async (status) => {
  const { payment_intent } = await paidFor('webhook-never', `refund-${status}`)
  expect((await stripe.refunds.create({ payment_intent })).status).toBe(status)
  const other = await paidFor('webhook-never')
  expect((await stripe.refunds.create({ payment_intent: other.payment_intent })).status).toBe('succeeded')
})

test('settles the next refund of one session as the control address requests', async () => {
  const { id, payment_intent } = await paidFor('refund-failed')
  expect((await stripe.refunds.create({ payment_intent })).status).toBe('failed')
  await control(`sessions/${id}/refunds`, { status: 'succeeded' })
  expect((await stripe.refunds.create({ payment_intent })).status).toBe('succeeded')
})

test('fails or hangs only for a session whose e-mail tag requests that', async () => {
  await expect(stripe.checkout.sessions.create(bookFor('stripe-fail'))).rejects.toMatchObject({ statusCode: 500 })
  await expect(stripe.checkout.sessions.create(bookFor('stripe-hang'), { timeout: 100 })).rejects.toThrow(/timeout/i)
  expect((await stripe.checkout.sessions.create(book)).status).toBe('open')
})

test('refuses an unknown tag of an e-mail address', async () => {
  await expect(stripe.checkout.sessions.create(bookFor('webhook-nevver'))).rejects.toThrow(
    /webhook-nevver.*webhook-never/,
  )
})

test('lists the sessions and refunds that contain a text', async () => {
  const { id, payment_intent } = await paidFor()
  await stripe.refunds.create({ payment_intent, metadata: { storyId: `of-${id}` } })
  const listed = async (path: string) => (await (await fetch(`${url}/__control/${path}`)).json()) as object[]
  expect(await listed(`sessions?about=${id}`)).toMatchObject([{ id }])
  expect(await listed(`refunds?about=of-${id}`)).toMatchObject([{ payment_intent }])
  expect(await listed('sessions?about=no-such-text')).toEqual([])
  expect((await listed('sessions')).length).toBeGreaterThan(1)
})
