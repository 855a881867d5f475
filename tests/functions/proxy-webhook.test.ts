import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notificationRequestSchema } from '#domain/wire.ts'
import { DAILY_LIMITS } from '#netlify/accounts/daily-limit.ts'
import { sendNotification } from '#netlify/notifications/send-notification.ts'
import { database, functionUrl, signUpByApi, type Account } from '../support/local-env.ts'
import { answerOf, postJson, tokenFor } from './support/calls.ts'
import { noticesOf, setNotificationWebhook } from './support/payment.ts'

const signup = ({ uid, email }: { uid: string; email: string }) => ({
  type: 'make',
  data: {
    type: 'signup',
    data: { uid, email, displayName: null, photoURL: null, createdAt: new Date().toISOString() },
  },
})

describe('notifications', () => {
  let account: Account
  beforeEach(async () => {
    account = await signUpByApi()
  })
  afterEach(() => setNotificationWebhook('ok'))

  test('a sign-up reaches the webhook and is answered with the success flag', async () => {
    const { status, body } = await postJson('proxy-webhook', account.idToken, signup(account))
    expect({ status, success: body.success }).toEqual({ status: 200, success: true })
    expect((await noticesOf('signup')).filter(({ uid }) => uid === account.uid)).toHaveLength(1)
  })

  test('a webhook that fails is said so, with a code', async () => {
    await setNotificationWebhook('fail')
    expect(await postJson('proxy-webhook', account.idToken, signup(account))).toMatchObject({
      status: 502,
      body: { success: false, code: 'notification-failed' },
    })
  })

  test('a webhook that hangs is given up after eight seconds', async () => {
    await setNotificationWebhook('hang')
    // In this process, where eight seconds can be made short.
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
    const { data } = v.parse(notificationRequestSchema, signup(account))
    await expect(sendNotification(data)).rejects.toMatchObject({ code: 'notification-failed' })
    expect(limit.mock.calls).toEqual([[8_000]])
    limit.mockRestore()
  })

  test.each([
    ['no token', () => null, 401],
    ['a token that is none', () => 'nonsense', 401],
    ['an expired token', () => tokenFor(account, { expiresInS: -60 }), 401],
    ['a token of another project', () => tokenFor(account, { project: 'demo-other' }), 401],
  ])('%s is refused', async (_name, token, status) => {
    expect(await postJson('proxy-webhook', token(), signup(account))).toMatchObject({
      status,
      body: { success: false, code: 'not-signed-in' },
    })
  })

  test('a body that names another user is refused, and so is one with another e-mail', async () => {
    const other = await signUpByApi()
    expect(await postJson('proxy-webhook', account.idToken, signup(other))).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
    const withOtherEmail = { uid: account.uid, email: other.email }
    expect(await postJson('proxy-webhook', account.idToken, signup(withOtherEmail))).toMatchObject({ status: 403 })
    expect((await noticesOf('signup')).filter(({ uid }) => uid === account.uid || uid === other.uid)).toHaveLength(0)
  })

  test('and of one person no more than so many in a day, whoever else asks', async () => {
    const today = new Date().toISOString().slice(0, 10)
    await database.write(`limits/${account.uid}`, {
      '2020-01-01': { notice: 999 },
      [today]: { notice: DAILY_LIMITS.notice - 1, photo: 3 },
    })
    expect(await postJson('proxy-webhook', account.idToken, signup(account))).toMatchObject({ status: 200 })
    expect(await postJson('proxy-webhook', account.idToken, signup(account))).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    })
    // The days before are forgotten by the way.
    expect(await database.read(`limits/${account.uid}`)).toEqual({ [today]: { notice: DAILY_LIMITS.notice, photo: 3 } })
    const other = await signUpByApi()
    expect(await postJson('proxy-webhook', other.idToken, signup(other))).toMatchObject({ status: 200 })
  })

  test('an erased user is nobody', async () => {
    await database.write(`erasures/${account.uid}`, { at: Date.now() })
    expect(await postJson('proxy-webhook', account.idToken, signup(account))).toMatchObject({ status: 403 })
  })

  test.each([['story_completed'], ['make'], ['']])('a browser cannot send the notice %o', async (type) => {
    const body = { type: 'make', data: { ...signup(account).data, type } }
    expect(await postJson('proxy-webhook', account.idToken, body)).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    })
  })

  test('what is not JSON and what is not POST are told apart', async () => {
    const headers = { Authorization: `Bearer ${account.idToken}`, 'Content-Type': 'application/json' }
    const broken = await answerOf(await fetch(functionUrl('proxy-webhook'), { method: 'POST', headers, body: '{' }))
    expect(broken).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect(await answerOf(await fetch(functionUrl('proxy-webhook')))).toMatchObject({
      status: 405,
      body: { code: 'method-not-allowed' },
    })
  })

  test('answers are not kept by anybody and carry their own security headers', async () => {
    const response = await fetch(functionUrl('proxy-webhook'))
    await response.arrayBuffer()
    const { headers } = response
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})
