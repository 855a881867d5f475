import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { proveWith } from '#api/call-function.ts'
import { notifySignin, notifySignup } from '#api/notification.ts'
import { userIdSchema } from '#domain/ids.ts'

const ACCOUNT = { uid: v.parse(userIdSchema, 'parent'), email: 'anne@ornek.test', displayName: null, photoURL: null }
const NOW = new Date('2026-11-21T10:00:00Z')

const appToken = vi.fn(() => Promise.resolve<string | null>(null))
beforeAll(() => proveWith(() => Promise.resolve('token'), appToken))
afterEach(() => vi.unstubAllGlobals())

function answer(status: number, body: string) {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('sends a sign-up notice in the format that the service Make expects', async () => {
  const fetch = answer(200, '{"success":true}')
  await notifySignup(ACCOUNT, NOW)
  const [url, { body, headers }] = fetch.mock.calls[0] as unknown as [
    string,
    { body: string; headers: Record<string, string> },
  ]
  expect(url).toBe('/.netlify/functions/proxy-webhook')
  expect(headers.Authorization).toBe('Bearer token')
  expect(JSON.parse(body)).toEqual({
    type: 'make',
    data: { type: 'signup', data: { ...ACCOUNT, createdAt: '2026-11-21T10:00:00.000Z' } },
  })
})

test('sends the App Check token with the user’s token', async () => {
  const fetch = answer(200, '{"success":true}')
  const headersSent = () => (fetch.mock.lastCall as unknown as [string, { headers: Record<string, string> }])[1].headers
  await notifySignin(ACCOUNT, NOW)
  expect(headersSent()).not.toHaveProperty('X-Firebase-AppCheck')
  appToken.mockResolvedValueOnce('proof')
  await notifySignin(ACCOUNT, NOW)
  expect(headersSent()).toMatchObject({ Authorization: 'Bearer token', 'X-Firebase-AppCheck': 'proof' })
})

test('sends no notification without an e-mail', async () => {
  const fetch = answer(200, '{"success":true}')
  await expect(notifySignin({ ...ACCOUNT, email: null }, NOW)).rejects.toThrow('User email is required')
  expect(fetch).not.toHaveBeenCalled()
})

test('names the HTTP status of an answer that our server did not write', async () => {
  answer(502, 'Bad gateway')
  await expect(notifySignin(ACCOUNT, NOW)).rejects.toThrow('Webhook failed with status 502')
})

test('throws the message of a refusal, after its HTTP status', async () => {
  const refusal = '{"success":false,"code":"notification-failed","message":"The receiver is away"}'
  answer(503, refusal)
  await expect(notifySignin(ACCOUNT, NOW)).rejects.toThrow(
    'Webhook failed with status 503 (notification-failed) The receiver is away',
  )
  answer(200, refusal)
  await expect(notifySignin(ACCOUNT, NOW)).rejects.toThrow(/^The receiver is away$/)
})

test("returns 'owed' for a sign-up notice without a timely answer, throws a failed one", async () => {
  const late = new DOMException('signal timed out', 'TimeoutError')
  vi.stubGlobal('fetch', () => Promise.reject(late))
  expect(await notifySignup(ACCOUNT, NOW)).toBe('owed')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(late) }))))
  expect(await notifySignup(ACCOUNT, NOW)).toBe('owed')
  answer(429, '{"success":false,"code":"too-many-from-here"}')
  expect(await notifySignup(ACCOUNT, NOW)).toBe('owed')

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(notifySignup(ACCOUNT, NOW)).rejects.toThrow('was not reached')
  answer(502, '{"success":false,"code":"notification-failed"}')
  await expect(notifySignup(ACCOUNT, NOW)).rejects.toThrow('Webhook failed with status 502')
})
