/** Every file of netlify/functions has a row in the access table; a new file without a row fails. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Config } from '@netlify/functions'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { ACCESS, rowOf, type FunctionName } from '#netlify/access/table.ts'
import { config as readers } from '#netlify/edge-functions/limit-readers.ts'
import { config as strangers } from '#netlify/edge-functions/limit-strangers.ts'
import {
  type Account,
  database,
  endSessions,
  environmentVariable,
  functionUrl,
  signUpByApi,
} from '../support/local-env.ts'
import { signatureHeader, type InternalFunction } from '#netlify/platform/internal-call.ts'
import { tokenFor } from './support/calls.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { CHILD, TEMPLATE_ID } from './support/unpaid-stories.ts'

useOwnEnvironment()

/** The answer of each user function to the right token with an empty body. */
const RIGHT: Readonly<Record<string, number>> = {
  account: 200,
  'buy-gift': 400,
  'cancel-checkout-session': 400,
  'change-words': 400,
  'create-checkout-session': 400,
  'erase-photos': 200,
  'erase-story': 400,
  'erase-voice': 400,
  export: 200,
  'invite-voice': 400,
  'keep-hero': 400,
  'preview-voice': 400,
  'print-book': 400,
  'proxy-webhook': 400,
  'record-voice': 400,
  'refund-gift': 400,
  'report-book': 400,
  'reuse-hero': 400,
  'share-book': 400,
  'withdraw-consent': 400,
}

/** Their bodies name no user: they concern the caller. */
const NAMES_NOBODY: readonly string[] = [
  'account',
  'erase-photos',
  'export',
  'keep-hero',
  'preview-voice',
  'record-voice',
  'reuse-hero',
  'withdraw-consent',
]

const functions = readdirSync('netlify/functions').map((file) => file.replace(/\.ts$/, ''))
const row = (name: string) => rowOf(name as FunctionName)
const methodOf = (name: string) => row(name).methods?.[0] ?? 'POST'
type Door = ReturnType<typeof row>['door']
const behind = (...doors: Door[]) => functions.filter((name) => doors.includes(row(name).door))
const PERSONS = behind('person', 'person or guest')
const STRANGERS = behind('anybody', 'guest')
const ASKING_FOR_REVOCATION = PERSONS.filter((name) => row(name).asks?.includes('unrevoked'))

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

/**
 * Calls the function in this process, as the platform does: otherwise a background function's own answer would be
 * invisible. Checks the headers of each answer.
 */
async function call(
  name: string,
  { headers = {}, body = '{}', method = methodOf(name), url = functionUrl(name) }: Call = {},
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
  await endSessions(revoked, 60)
})

test('the access table has a row for every function, which is wrapped under its name', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(functions.toSorted())
  expect(Object.keys(RIGHT).toSorted()).toEqual(PERSONS.toSorted())
  const named = functions.map(
    (name) => /\bhandle\(\{\s*name: '([\w-]+)'/.exec(readFileSync(`netlify/functions/${name}.ts`, 'utf8'))?.[1],
  )
  expect(named).toEqual(functions)
})

describe.each(PERSONS)('%s', (name) => {
  test.each([
    ['no token', () => ({}), 401],
    ['a token that is none', () => bearer('abc'), 401],
    ['an expired token', () => bearer(tokenFor(account, { expiresInS: -1 })), 401],
    ['a token of another project', () => bearer(tokenFor(account, { project: 'demo-other' })), 401],
    ['another kind of credential', () => ({ Authorization: `Basic ${account.idToken}` }), 401],
    ['the token of a user who has left', () => bearer(erased.idToken), 403],
  ])('refuses a call with %s', async (_what, headers, status) => {
    expect((await call(name, { headers: headers() })).status).toBe(status)
  })

  test('answers a call with a valid token and an empty body as the access table lists', async () => {
    expect((await call(name, { headers: bearer((await signUpByApi()).idToken) })).status).toBe(RIGHT[name])
  })

  test('refuses a revoked session where the access table requires an unrevoked session', async () => {
    const body = JSON.stringify(bodyAbout(name, revoked))
    const { status, code } = await call(name, { headers: bearer(revoked.idToken), body })
    if (ASKING_FOR_REVOCATION.includes(name)) expect([status, code]).toEqual([401, 'not-signed-in'])
    else expect(status).not.toBe(401)
  })
})

test.each(PERSONS.filter((name) => !NAMES_NOBODY.includes(name)))(
  '%s: refuses a body about another user',
  async (name) => {
    const body = JSON.stringify(bodyAbout(name, account))
    expect(await call(name, { headers: bearer(other.idToken), body })).toEqual({ status: 403, code: 'not-allowed' })
  },
)

/** A valid body for its own user. */
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

describe.each(behind('ourselves', 'stripe', 'producer'))('%s', (name) => {
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
  ])('refuses a call with %s', async (_what, headers) => {
    expect(await call(name, { headers: headers as Record<string, string> })).toEqual(refused)
  })

  test('refuses a person’s ID token as a signature', async () => {
    expect(await call(name, { headers: bearer(account.idToken) })).toEqual(refused)
  })
})

test.each([
  ['where no emulator is configured', { FIREBASE_AUTH_EMULATOR_HOST: '' }],
  ['where the project is a real one', { FIREBASE_PROJECT_ID: 'masal' }],
])('refuses a token of the emulator %s', (_where, changed) => {
  // A process reads its settings only once.
  const project =
    'FIREBASE_PROJECT_ID' in changed ? changed.FIREBASE_PROJECT_ID : environmentVariable('FIREBASE_PROJECT_ID')
  const script = `
    const names = ${JSON.stringify(PERSONS)}
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
  expect(stdout.trim().split('\n')).toEqual(PERSONS.map((name) => `${name} 401`))
})

test.each(functions.filter((name) => name.endsWith('-background')))(
  'fails %s after an error of ours, so that the platform repeats it',
  async (name) => {
    const headers = { 'X-Internal-Signature': signatureHeader(name as InternalFunction, '{}', Date.now()) }
    await expect(call(name, { headers, body: '{}' })).rejects.toMatchObject({ message: `${name} failed: unknown` })
  },
)

test.each([...PERSONS, ...STRANGERS].filter((name) => row(name).door === 'person' || row(name).fromOwnPages))(
  '%s: refuses a call by a page of another site',
  async (name) => {
    const headers = { ...bearer(account.idToken), 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }
    expect(await call(name, { headers })).toEqual({ status: 403, code: 'not-allowed' })
  },
)

describe('an answer of any kind carries the headers', () => {
  test.each(functions)('sends the security headers with the answer of %s to an unknown method', async (name) => {
    expect(await call(name, { method: 'PUT' })).toEqual({ status: 405, code: 'method-not-allowed' })
  })

  test.each(['not-a-key', 'a'.repeat(40), '..%2Fprivate', ''])(
    'sends the security headers with an answer of media about %o',
    async (key) => {
      expect(await call('media', { url: functionUrl(`../../media/${key}`) })).toEqual({
        status: 404,
        code: 'not-found',
      })
    },
  )

  test.each(behind('timer'))('sends the security headers with the answer of %s, which no page calls', async (name) => {
    expect(await call(name)).toMatchObject({ status: 200 })
  })
})

describe('how often one address may call', () => {
  // The platform allows two rules for a site.
  test('limits reads by one rule of the platform, and calls of our pages by another', async () => {
    const rateLimit = { windowLimit: expect.any(Number), windowSize: 60, aggregateBy: ['ip', 'domain'] }
    const paths = await Promise.all(
      [...PERSONS, ...STRANGERS].map(async (name) => (await load(name)).config?.path ?? `/.netlify/functions/${name}`),
    )
    const isRead = (path: unknown) => !String(path).startsWith('/.netlify/')
    const sorted = (config: { path: string[] }) => ({ ...config, path: config.path.toSorted() })
    expect(sorted(readers)).toEqual({ path: paths.filter(isRead).toSorted(), rateLimit })
    expect(sorted(strangers)).toEqual({ path: paths.filter((path) => !isRead(path)).toSorted(), rateLimit })
  })

  test.each(functions)('gives %s no rate limit of its own, which the platform would ignore', async (name) => {
    expect((await load(name)).config?.rateLimit).toBeUndefined()
  })

  test.each(PERSONS)('counts the calls of one address in the function %s too', async (name) => {
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
    // After the deletion the account's token is refused, so use a new account.
    const again = name === 'account' ? await signUpByApi() : { idToken }
    const headers = { ...bearer(again.idToken), 'X-Nf-Client-Connection-Ip': from }
    expect(await call(name, { headers })).toEqual({ status: 429, code: 'too-many-from-here' })
  })
})
