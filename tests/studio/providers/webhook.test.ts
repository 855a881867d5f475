import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json, startStandIn, type StandIn } from '#local/provider-stand-ins/server.ts'
import { chooseProducer } from '#netlify/studio/choose-producer.ts'
import { webhookProducer } from '#netlify/studio/producer.ts'
import { readDelivery } from '#netlify/studio/read-delivery.ts'
import { requireSignature, signedHeaders } from '#netlify/platform/webhook-signature.ts'
import { UNCOUNTED } from './uncounted.ts'

const NOW_MS = Date.parse('2026-11-21T12:00:00Z')
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const job = 'a1'.repeat(32)

test('signs a webhook as the published standard describes', () => {
  // The values come from the specification's own libraries.
  const headers = signedHeaders(SECRET, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', 1_614_265_330_000)
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

describe('a photo that is sent out', { timeout: 60_000 }, () => {
  let producer: StandIn
  beforeAll(async () => void (producer = await startStandIn(() => json({ accepted: true }))))
  beforeEach(() => producer.reset())
  afterAll(() => producer.close())
  const send = (waits: number[] = []) =>
    webhookProducer({ url: `${producer.url}/hook`, secret: SECRET }, UNCOUNTED, {
      now: () => NOW_MS,
      wait: async (ms) => waits.push(ms),
    }).order(job, new Uint8Array([0xff, 0xd8, 0xff]))

  test('signs the photo for the producer, and does not reveal the photo’s owner', async () => {
    await send()
    const [call] = producer.calls
    if (!call) throw new Error('The producer was not called')
    const body = call.body.toString()
    expect(() =>
      requireSignature(SECRET, new Headers(call.headers as Record<string, string>), body, NOW_MS),
    ).not.toThrow()
    expect(JSON.parse(body)).toMatchObject({ type: 'portrait.ordered', data: { job, photo: '/9j/' } })
    expect(Object.keys((JSON.parse(body) as { data: object }).data)).toEqual(['job', 'prompt', 'photo', 'contentType'])
  })

  test('resends the photo under the same id when the producer is busy or fails', async () => {
    producer.next(
      () => json({}, 429, { 'Retry-After': '7' }),
      () => json({}, 500),
    )
    const waits: number[] = []
    await send(waits)
    expect(waits).toEqual([7_000, 4_000])
    expect(new Set(producer.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('does not resend the photo when the producer refuses it', async () => {
    producer.next(() => json({}, 403))
    await expect(send()).rejects.toMatchObject({ code: 'production-failed', message: 'producer: status 403' })
    expect(producer.calls).toHaveLength(1)
  })

  test('follows no redirect of the producer', async () => {
    producer.next(...Array.from({ length: 3 }, () => () => json({}, 307, { Location: `${producer.url}/elsewhere` })))
    await expect(send()).rejects.toMatchObject({ code: 'unavailable' })
    expect(producer.calls.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook'])
  })

  test('sends a photo out only if the producer is configured', () => {
    const unread = () => {
      throw new Error('These settings are not needed')
    }
    expect(chooseProducer({ ILLUSTRATOR: 'built-in' }, unread, UNCOUNTED)).toBeUndefined()
    expect(
      chooseProducer(
        { ILLUSTRATOR: 'webhook' },
        () => ({
          PRODUCER_URL: producer.url,
          PRODUCER_WEBHOOK_SECRET: SECRET,
        }),
        UNCOUNTED,
      ),
    ).toBeDefined()
  })
})

describe('a delivery', () => {
  const body = (type: string, data: object) => JSON.stringify({ type, data: { job, ...data } })
  const completed = body('portrait.completed', { picture: Buffer.from('a picture').toString('base64') })
  const read = (text: string, { secret = SECRET, signedAtMs = NOW_MS, sent = text } = {}) =>
    readDelivery(SECRET, new Headers({ ...signedHeaders(secret, 'msg_1', text, signedAtMs) }), sent, NOW_MS)

  test('reads a delivered portrait', () => {
    expect(read(completed)).toEqual({ job, picture: new Uint8Array(Buffer.from('a picture')) })
  })

  test('reads a delivered address of the portrait', () => {
    const pictureUrl = 'https://files.example.com/a.png?signature=1'
    expect(read(body('portrait.completed', { pictureUrl }))).toEqual({ job, pictureUrl })
  })

  test('reads a delivered picture of the largest size', () => {
    const picture = Buffer.alloc(3_999_999, 7)
    const delivery = read(body('portrait.completed', { picture: picture.toString('base64') }))
    expect('picture' in delivery && delivery.picture.length).toBe(picture.length)
  })

  test('reads a delivered failure, and shortens its sentence', () => {
    expect(read(body('portrait.failed', { error: `  ${'ğ'.repeat(300)}` }))).toEqual({ job, error: 'ğ'.repeat(200) })
  })

  test('accepts several signatures while a secret is being changed', () => {
    const headers = new Headers({ ...signedHeaders(SECRET, 'msg_1', completed, NOW_MS) })
    headers.set('webhook-signature', `v1,AAAA ${headers.get('webhook-signature')}`)
    expect(readDelivery(SECRET, headers, completed, NOW_MS)).toHaveProperty('picture')
  })

  test.each([
    ['signed with another secret', () => read(completed, { secret: 'whsec_AAAA' })],
    ['changed on its way', () => read(completed, { sent: completed.replace('completed', 'failed') })],
    ['of six minutes ago', () => read(completed, { signedAtMs: NOW_MS - 360_000 })],
    ['of tomorrow', () => read(completed, { signedAtMs: NOW_MS + 86_400_000 })],
    ['without a signature', () => readDelivery(SECRET, new Headers(), completed, NOW_MS)],
  ])('refuses a delivery: %s', (_name, reading) => {
    expect(reading).toThrow(expect.objectContaining({ code: 'signature-invalid' }))
  })

  test.each([
    ['no JSON', 'hello'],
    ['another kind', body('portrait.deleted', {})],
    ['no picture', body('portrait.completed', {})],
    ['a picture that is no base64', body('portrait.completed', { picture: 'https://example.com/a.png' })],
    ['more than fits', body('portrait.completed', { picture: 'A'.repeat(5_600_000) })],
    ['picture and address', body('portrait.completed', { picture: 'AAAA', pictureUrl: 'https://example.com/a.png' })],
    ['no address', body('portrait.completed', { pictureUrl: 'a.png' })],
    ["nobody's", JSON.stringify({ type: 'portrait.failed', data: { error: 'x' } })],
    ['a person named beside the job', body('portrait.failed', { error: 'x', uid: 'somebody-else' })],
    ['a job that is a path', JSON.stringify({ type: 'portrait.failed', data: { job: '../orders', error: 'x' } })],
  ])('refuses a delivery although it is signed: %s', (_name, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'bad-request' }))
  })
})
