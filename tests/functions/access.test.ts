/** Who is let in: every file of netlify/functions has its row here, and a new one without a row fails. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import type { Config } from '@netlify/functions'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { ACCESS } from '#netlify/accounts/access.ts'
import { config as strangers } from '#netlify/edge-functions/limit-strangers.ts'
import { database, functionUrl, signUpByApi, environmentVariable, type Account } from '../support/local-env.ts'
import { signatureHeader, type InternalFunction } from '#netlify/platform/internal-call.ts'
import { revokeSessions, tokenFor } from './support/calls.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { CHILD, TEMPLATE_ID } from './support/unpaid-stories.ts'

useOwnEnvironment()

/** `person`: an ID token. `internal`: a call signed by us. `stripe`, `producer`: signed by them. `open`: whoever comes. */
type Door = 'person' | 'internal' | 'stripe' | 'producer' | 'open' | 'timer'

interface Row {
  door: Door
  method?: 'DELETE' | 'GET'
  /** What the right token is answered, with a body that is empty. */
  right?: number
  /** Its body speaks of nobody: it is about whoever asks. */
  namesNobody?: true
}

const ROWS: Readonly<Record<string, Row>> = {
  account: { door: 'person', method: 'DELETE', right: 200 },
  audit: { door: 'timer' },
  'audit-background': { door: 'internal' },
  'cancel-checkout-session': { door: 'person', right: 400 },
  'buy-gift': { door: 'person', right: 400 },
  'check-gift': { door: 'open' },
  'client-reports': { door: 'open' },
  'create-checkout-session': { door: 'person', right: 400 },
  'erase-photos': { door: 'person', right: 200, namesNobody: true },
  'erase-story': { door: 'person', right: 400 },
  'erase-voice': { door: 'person', right: 400 },
  export: { door: 'person', right: 200, namesNobody: true },
  health: { door: 'open', method: 'GET' },
  'invite-voice': { door: 'person', right: 400 },
  'invited-book': { door: 'open' },
  'keep-hero': { door: 'person', right: 400, namesNobody: true },
  media: { door: 'open', method: 'GET' },
  'order-due': { door: 'internal' },
  'preview-voice': { door: 'person', right: 400, namesNobody: true },
  'print-book': { door: 'person', right: 400 },
  'print-book-background': { door: 'internal' },
  'change-words': { door: 'person', right: 400 },
  'change-words-background': { door: 'internal' },
  'produce-story-background': { door: 'internal' },
  'proxy-webhook': { door: 'person', right: 400 },
  'refund-gift': { door: 'person', right: 400 },
  'record-voice': { door: 'person', right: 400, namesNobody: true },
  'report-book': { door: 'person', right: 400 },
  'reuse-hero': { door: 'person', right: 400, namesNobody: true },
  'share-book': { door: 'person', right: 400 },
  'shared-book': { door: 'open', method: 'GET' },
  'shared-page': { door: 'open', method: 'GET' },
  'story-webhook': { door: 'producer' },
  'stripe-webhook': { door: 'stripe' },
  // The platform lets nobody in from outside.
  reconcile: { door: 'timer' },
  sweep: { door: 'timer' },
  'transform-photo-background': { door: 'internal' },
  'withdraw-consent': { door: 'person', right: 400, namesNobody: true },
}

const ASKING_FOR_REVOCATION = Object.entries(ACCESS).flatMap(([name, proofs]) =>
  (proofs as readonly string[]).includes('unrevoked') ? [name] : [],
)

const functions = readdirSync('netlify/functions').map((file) => file.replace(/\.ts$/, ''))
const behind = (...doors: Door[]) => functions.filter((name) => doors.includes(ROWS[name]?.door ?? 'open'))

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

interface Handler {
  default: (request: Request) => Promise<Response>
  config?: Config
}
const load = async (name: string): Promise<Handler> => (await import(`../../netlify/functions/${name}.ts`)) as Handler

interface Call {
  headers?: Record<string, string>
  body?: string
  method?: string
  url?: string
}

/** Called in this process, as the platform calls it: a background function's own answer is seen by nobody else. Looks at the headers of each. */
async function call(
  name: string,
  { headers = {}, body = '{}', method = ROWS[name]?.method ?? 'POST', url = functionUrl(name) }: Call = {},
): Promise<{ status: number; code: string | undefined }> {
  const answer = await (
    await load(name)
  ).default(new Request(url, { method, headers, ...(method !== 'GET' && { body }) }))
  for (const [header, value] of Object.entries(HEADERS))
    expect(answer.headers.get(header), `${name}: ${header}`).toBe(value)
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return { status: answer.status, code: isJson ? (JSON.parse(text) as { code?: string }).code : undefined }
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

let account: Account
let other: Account
let erased: Account
let revoked: Account
beforeAll(async () => {
  ;[account, other, erased, revoked] = await Promise.all([signUpByApi(), signUpByApi(), signUpByApi(), signUpByApi()])
  await database.write(`erasures/${erased.uid}`, { startedAt: 1 })
  await revokeSessions(revoked)
})

test('every function has its row, here and in the table of what is asked', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(functions.toSorted())
  expect(Object.keys(ACCESS).toSorted()).toEqual(behind('person').toSorted())
})

describe.each(behind('person'))('%s', (name) => {
  test.each([
    ['no token', () => ({}), 401],
    ['a token that is none', () => bearer('abc'), 401],
    ['an expired token', () => bearer(tokenFor(account, { expiresInS: -1 })), 401],
    ['a token of another project', () => bearer(tokenFor(account, { project: 'demo-other' })), 401],
    ['another kind of credential', () => ({ Authorization: `Basic ${account.idToken}` }), 401],
    ['the token of a user who has left', () => bearer(erased.idToken), 403],
  ])('%s', async (_what, headers, status) => {
    expect((await call(name, { headers: headers() })).status).toBe(status)
  })

  test('the right token and an empty body', async () => {
    expect((await call(name, { headers: bearer((await signUpByApi()).idToken) })).status).toBe(ROWS[name]?.right)
  })

  test('a session that was ended', async () => {
    const body = JSON.stringify(bodyAbout(name, revoked))
    const { status, code } = await call(name, { headers: bearer(revoked.idToken), body })
    if (ASKING_FOR_REVOCATION.includes(name)) expect([status, code]).toEqual([401, 'not-signed-in'])
    else expect(status).not.toBe(401)
  })
})

test.each(behind('person').filter((name) => ROWS[name]?.method === undefined && !ROWS[name]?.namesNobody))(
  '%s: a body about another user',
  async (name) => {
    const body = JSON.stringify(bodyAbout(name, account))
    expect(await call(name, { headers: bearer(other.idToken), body })).toEqual({ status: 403, code: 'not-allowed' })
  },
)

/** A body that would do for its own user. */
function bodyAbout(name: string, { uid, email }: Account): object {
  const storyId = `${TEMPLATE_ID}_${uid}_1799999999999`
  const checkout = {
    storyId,
    userId: uid,
    userEmail: email,
    templateId: TEMPLATE_ID,
    ...CHILD,
    transformedPhotoUrl: '/media/x',
    transformId: 'x',
  }
  const notice = { type: 'make', data: { type: 'signin', data: { uid, email, lastLoginAt: new Date().toISOString() } } }
  const voice = { storyId, voiceId: '0'.repeat(20), name: 'Babam', wanted: true }
  if (name === 'erase-voice' || name === 'invite-voice') return voice
  if (name === 'buy-gift') return { giftId: storyId, words: {}, agreedTo: '' }
  if (name === 'refund-gift') return { giftId: storyId }
  if (name === 'share-book') return { storyId, choice: null }
  if (name === 'change-words') return { storyId, spread: 0, texts: ['Bir', 'varmış'] }
  if (name === 'print-book') return { storyId, format: 'a4' }
  if (name === 'report-book') return { storyId, fault: 'other', page: null, words: 'x' }
  return name === 'proxy-webhook' ? notice : checkout
}

describe.each(behind('internal', 'stripe', 'producer'))('%s', (name) => {
  const refused = { status: 400, code: 'signature-invalid' }
  test.each([
    ['no signature', {}],
    [
      'a forged signature',
      {
        'X-Internal-Signature': `t=${Date.now()},v1=${'0'.repeat(64)}`,
        'Stripe-Signature': `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`,
      },
    ],
  ])('%s', async (_what, headers) => {
    expect(await call(name, { headers: headers as Record<string, string> })).toEqual(refused)
  })

  test('the ID token of a person', async () => {
    expect(await call(name, { headers: bearer(account.idToken) })).toEqual(refused)
  })
})

test.each([
  ['where no emulator is configured', { FIREBASE_AUTH_EMULATOR_HOST: '' }],
  ['where the project is a real one', { FIREBASE_PROJECT_ID: 'masal' }],
])('a token of the emulator is nothing %s', (_where, changed) => {
  // Settings are read once a process.
  const project =
    'FIREBASE_PROJECT_ID' in changed ? changed.FIREBASE_PROJECT_ID : environmentVariable('FIREBASE_PROJECT_ID')
  const script = `
    const names = ${JSON.stringify(behind('person'))}
    const bearer = { Authorization: 'Bearer ' + process.argv[1] }
    console.error = console.info = () => {}
    for (const name of names) {
      const { default: handle } = await import('./netlify/functions/' + name + '.ts')
      const method = name === 'account' ? 'DELETE' : 'POST'
      console.log(name, (await handle(new Request('https://example.test/', { method, headers: bearer, body: '{}' }))).status)
    }`
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, tokenFor(account, { project })],
    { encoding: 'utf8', env: { ...process.env, ...changed } },
  )
  expect(stdout.trim().split('\n')).toEqual(behind('person').map((name) => `${name} 401`))
})

test.each(functions.filter((name) => name.endsWith('-background')))(
  '%s fails where it cannot do its work, so that the platform repeats it',
  async (name) => {
    const headers = { 'X-Internal-Signature': signatureHeader(name as InternalFunction, '{}', Date.now()) }
    await expect(call(name, { headers, body: '{}' })).rejects.toMatchObject({ message: `${name} failed: unknown` })
  },
)

describe('an answer of any kind carries the headers', () => {
  test.each(functions)('of %s, asked by a method that it does not know', async (name) => {
    expect(await call(name, { method: 'PUT' })).toEqual({ status: 405, code: 'method-not-allowed' })
  })

  test.each(['not-a-key', 'a'.repeat(40), '..%2Fprivate', ''])('of media, about %o', async (key) => {
    expect(await call('media', { url: functionUrl(`../../media/${key}`) })).toEqual({ status: 404, code: 'not-found' })
  })

  test.each(behind('timer'))('of %s, which tells nobody anything', async (name) => {
    expect(await call(name)).toMatchObject({ status: 200 })
  })
})

describe('how often one address may call', () => {
  // The platform takes two rules a site, each with a path of its own.
  test('is a rule of the platform for media, and one for all that a browser calls', async () => {
    const rule = { windowLimit: expect.any(Number), windowSize: 60, aggregateBy: ['ip', 'domain'] }
    expect((await load('media')).config).toEqual({ path: '/media/*', rateLimit: rule })
    const called = [...behind('person'), ...behind('open')].filter((name) => name !== 'media')
    const paths = await Promise.all(
      called.map(async (name) => (await load(name)).config?.path ?? `/.netlify/functions/${name}`),
    )
    expect({ ...strangers, path: strangers.path.toSorted() }).toEqual({ path: paths.toSorted(), rateLimit: rule })
  })

  test.each(functions.filter((name) => name !== 'media'))('%s has none that would not be in force', async (name) => {
    expect((await load(name)).config?.rateLimit).toBeUndefined()
  })

  test.each(behind('person'))('%s counts by itself too', async (name) => {
    const from = '203.0.113.77'
    await database.erase(paths.addressLimits)
    const { idToken } = await signUpByApi()
    const asked = () => call(name, { headers: { ...bearer(idToken), 'X-Nf-Client-Connection-Ip': from } })
    await asked()
    const counted = Object.entries((await database.read(paths.addressLimits)) as Record<string, { counts: object }>)
    const [[key, { counts }] = ['', { counts: {} }]] = counted
    expect([counted.length, Object.values(counts)]).toEqual([1, [1]])
    expect(key).not.toContain(from)
    const used = Object.fromEntries(Object.keys(counts).map((what) => [what, 10_000]))
    await database.update(`${paths.addressLimits}/${key}`, { counts: used })
    // An account that is being deleted is nobody any more.
    const again = name === 'account' ? await signUpByApi() : { idToken }
    const headers = { ...bearer(again.idToken), 'X-Nf-Client-Connection-Ip': from }
    expect(await call(name, { headers })).toEqual({ status: 429, code: 'too-many-from-here' })
  })
})
