import { beforeEach, describe, expect, test, vi } from 'vitest'
import handle from '#netlify/functions/proxy-webhook.ts'
import { DAILY_LIMITS } from '#netlify/accounts/daily-limit.ts'
import { database, functionUrl, signUpByApi, taggedEmail, type Account } from '../support/local-env.ts'
import { answerOf, postJson, tokenFor } from './support/calls.ts'
import { noticesOf } from './support/payment.ts'

const signup = ({ uid, email }: { uid: string; email: string }, said: Record<string, string> = {}) => ({
  type: 'make',
  data: {
    type: 'signup',
    data: { uid, email, displayName: null, photoURL: null, createdAt: new Date().toISOString(), ...said },
  },
})

describe('notifications', () => {
  let account: Account
  beforeEach(async () => {
    account = await signUpByApi()
  })

  test('delivers a sign-up notice once and answers with the success flag', async () => {
    const { status, body } = await postJson('proxy-webhook', account.idToken, signup(account))
    expect({ status, success: body.success }).toEqual({ status: 200, success: true })
    expect(await noticesOf('signup', account.uid)).toHaveLength(1)
  })

  test('builds a sign-up notice from the token’s data, not from the browser’s', async () => {
    const claims = { name: 'Veli\u202e Bey', picture: 'https://example.test/veli.jpg' }
    const forged = signup(account, { displayName: 'Tebrikler!', createdAt: '2020-01-01T00:00:00.000Z' })
    await postJson('proxy-webhook', tokenFor(account, { signedInAgoS: 5, claims }), forged)
    const { uid, email } = account
    const [told] = await noticesOf('signup', uid)
    expect(told).toEqual({
      uid,
      email,
      displayName: 'Veli Bey',
      photoURL: 'https://example.test/veli.jpg',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(Math.abs(Date.now() - 5_000 - Date.parse(String(told?.createdAt)))).toBeLessThan(3_000)
  })

  // A name that fills the longest possible header.
  const NAME = 'Ş'.repeat(4_000)
  test.each([
    ['no address', { name: NAME, picture: 'javascript:alert(1)' }],
    ['half a page', { name: NAME, picture: `https://example.test/${'x'.repeat(3_000)}` }],
  ])('cuts an endless name, and leaves out a picture URL that is %s', async (_what, claims) => {
    await postJson('proxy-webhook', tokenFor(account, { claims }), signup(account))
    expect(await noticesOf('signup', account.uid)).toMatchObject([{ displayName: 'Ş'.repeat(100), photoURL: null }])
  })

  test.each(['fail', 'redirect', 'hang'])('queues the notice when its receiver’s mode is “%s”', async (mode) => {
    account = await signUpByApi(taggedEmail(`mail-${mode}`))
    expect(await postJson('proxy-webhook', account.idToken, signup(account))).toMatchObject({
      status: 200,
      body: { success: true, message: 'queued' },
    })
    // One call, even if the receiver answers with a redirect.
    expect(await noticesOf('signup', account.uid)).toHaveLength(1)
  })

  test('fails only if a notice can neither be sent nor queued', async () => {
    const real = fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).includes('/outbox/') ? Promise.reject(new Error('away')) : real(input, init),
    )
    const headers = { Authorization: `Bearer ${account.idToken}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify(signup(account))
    const answer = await handle(new Request(functionUrl('proxy-webhook'), { method: 'POST', headers, body }))
    vi.restoreAllMocks()
    expect(await answerOf(answer)).toMatchObject({ status: 502, body: { code: 'notification-failed' } })
  })

  test('sends one sign-up notice however often the browser repeats the request', async () => {
    const say = () => postJson('proxy-webhook', account.idToken, signup(account))
    const answers = [...(await Promise.all([say(), say(), say()])), await say()]
    expect(answers.map(({ status, body }) => [status, body.success])).toEqual(answers.map(() => [200, true]))
    expect(await noticesOf('signup', account.uid)).toHaveLength(1)
  })

  test.each([
    ['no token', () => null, 401],
    ['a token that is none', () => 'nonsense', 401],
    ['an expired token', () => tokenFor(account, { expiresInS: -60 }), 401],
    ['a token of another project', () => tokenFor(account, { project: 'demo-other' }), 401],
  ])('refuses a sign-up notice with %s', async (_name, token, status) => {
    expect(await postJson('proxy-webhook', token(), signup(account))).toMatchObject({
      status,
      body: { success: false, code: 'not-signed-in' },
    })
  })

  test('refuses a sign-up notice with another user’s id or e-mail', async () => {
    const other = await signUpByApi()
    expect(await postJson('proxy-webhook', account.idToken, signup(other))).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
    const withOtherEmail = { uid: account.uid, email: other.email }
    expect(await postJson('proxy-webhook', account.idToken, signup(withOtherEmail))).toMatchObject({ status: 403 })
    for (const { uid } of [account, other]) expect(await noticesOf('signup', uid)).toEqual([])
  })

  test('refuses a user’s notices above the daily limit, and accepts other users’', async () => {
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
    // The same write deletes the counts of earlier days.
    expect(await database.read(`limits/${account.uid}`)).toEqual({ [today]: { notice: DAILY_LIMITS.notice, photo: 3 } })
    const other = await signUpByApi()
    expect(await postJson('proxy-webhook', other.idToken, signup(other))).toMatchObject({ status: 200 })
  })

  test('refuses a notice of an erased user', async () => {
    await database.write(`erasures/${account.uid}`, { at: Date.now() })
    expect(await postJson('proxy-webhook', account.idToken, signup(account))).toMatchObject({ status: 403 })
  })

  test.each([['story_completed'], ['make'], ['']])('refuses the notice type %o from a browser', async (type) => {
    const body = { type: 'make', data: { ...signup(account).data, type } }
    expect(await postJson('proxy-webhook', account.idToken, body)).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    })
  })

  test('answers 400 to a body that is no JSON, and 405 to a method other than POST', async () => {
    const headers = { Authorization: `Bearer ${account.idToken}`, 'Content-Type': 'application/json' }
    const broken = await answerOf(await fetch(functionUrl('proxy-webhook'), { method: 'POST', headers, body: '{' }))
    expect(broken).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect(await answerOf(await fetch(functionUrl('proxy-webhook')))).toMatchObject({
      status: 405,
      body: { code: 'method-not-allowed' },
    })
  })

  test('answers with no-store and with security headers', async () => {
    const response = await fetch(functionUrl('proxy-webhook'))
    await response.arrayBuffer()
    const { headers } = response
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})
