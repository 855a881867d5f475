/** ID tokens and App Check tokens as Google signs them, but with our own keys. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

const realFetch = fetch
const KID = 'ours'
const nowS = () => Math.floor(Date.now() / 1_000)

let server: Server
let address: string
let privateKey: CryptoKey
let foreignKey: CryptoKey
let status = 200
beforeAll(async () => {
  const [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  privateKey = ours.privateKey
  foreignKey = foreign.privateKey
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: KID, alg: 'RS256', use: 'sig' }] })
  server = createServer((_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(status === 200 ? keys : 'no'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  status = 200
})

const signed = (payload: JWTPayload, { key = privateKey, header = {} } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KID, ...header }).sign(key)

const withoutEnd = ({ exp: _, ...payload }: JWTPayload): JWTPayload => payload

describe('a token of App Check', () => {
  const APP = '1:4711:web:abc'
  const good = () => ({
    sub: APP,
    iss: 'https://firebaseappcheck.googleapis.com/4711',
    aud: ['projects/4711', 'projects/masal'],
    exp: nowS() + 3_600,
  })
  async function judge(token: string | undefined, appId = APP): Promise<string> {
    vi.stubEnv('APP_CHECK_APP_ID', appId)
    vi.stubEnv('APP_CHECK_KEYS_URL', address)
    vi.resetModules()
    const { requireAppCheck } = await import('#netlify/clients/app-check.ts')
    const headers: Record<string, string> = token === undefined ? {} : { 'X-Firebase-AppCheck': token }
    return requireAppCheck(new Request('https://masal.example', { headers })).then(
      () => 'let in',
      (error: unknown) => (error as { code: string }).code,
    )
  }

  test('accepts an App Check token of our app', async () => {
    expect(await judge(await signed(good()))).toBe('let in')
  })

  test('requires no App Check token if App Check is not configured', async () => {
    expect(await judge(undefined, '')).toBe('let in')
  })

  test.each([
    ['missing', async () => undefined],
    ['none', async () => 'abc'],
    ['expired', () => signed({ ...good(), exp: nowS() - 1 })],
    ['endless', () => signed(withoutEnd(good()))],
    ["another app's", () => signed({ ...good(), sub: '1:4711:web:other' })],
    ["another project's", () => signed({ ...good(), aud: ['projects/1'] })],
    ["another issuer's", () => signed({ ...good(), iss: 'https://securetoken.google.com/masal' })],
    ['signed by somebody else', () => signed(good(), { key: foreignKey })],
    ['of an unknown key', () => signed(good(), { header: { kid: 'unknown' } })],
    ['unsigned', async () => `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(JSON.stringify(good()))}.`],
  ])('refuses an App Check token that is %s', async (_what, token) => {
    expect(await judge(await token())).toBe('app-unproved')
  })

  test('throws a transient problem if the App Check keys cannot be loaded', async () => {
    status = 500
    expect(await judge(await signed(good()))).toBe('unavailable')
  })
})

describe('an ID token', () => {
  const good = () => ({
    sub: 'veli',
    iss: 'https://securetoken.google.com/masal',
    aud: 'masal',
    exp: nowS() + 3_600,
    auth_time: nowS() - 60,
    email: 'veli@example.test',
    email_verified: true,
  })
  async function judge(token: string): Promise<unknown> {
    vi.stubEnv('FIREBASE_PROJECT_ID', 'masal')
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '')
    vi.resetModules()
    // Google's address is not a setting, because its keys open every account.
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => realFetch(address))
    const { verifyIdToken } = await import('#netlify/clients/identity.ts')
    return verifyIdToken(token).catch((error: unknown) => (error as { code: string }).code)
  }

  test('reads the user of an ID token, and whether the e-mail is verified', async () => {
    const payload = good()
    expect(await judge(await signed(payload))).toMatchObject({ uid: 'veli', isEmailVerified: true })
    const { email_verified: _, ...rest } = payload
    expect(await judge(await signed(rest))).toMatchObject({ isEmailVerified: false })
  })

  test.each([
    ['expired', { exp: nowS() - 1 }],
    ['of a sign-in that has not been yet', { auth_time: nowS() + 600 }],
    ["another project's", { aud: 'other' }],
  ])('refuses an ID token that is %s', async (_what, claims) => {
    expect(await judge(await signed({ ...good(), ...claims }))).toBe('not-signed-in')
  })

  test('refuses an ID token with a foreign signature', async () => {
    expect(await judge(await signed(good(), { key: foreignKey }))).toBe('not-signed-in')
  })

  test.each([500, 503])(
    "throws a transient problem if the request for Google's keys gets the status %i",
    async (answer) => {
      status = answer
      expect(await judge(await signed(good()))).toBe('unavailable')
    },
  )
})
