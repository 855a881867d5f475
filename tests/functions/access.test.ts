/** Who is let in: every file of netlify/functions has its row here, and a new one without a row fails. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { database, functionUrl, signUpByApi, worldVariable, type Account } from '../support/world.ts'
import { tokenFor } from './support/calls.ts'

/** `person`: an ID token. `internal`: a call signed by us. `stripe`, `producer`: signed by them. `open`: whoever comes. */
const DOORS: Readonly<Record<string, 'person' | 'internal' | 'stripe' | 'producer' | 'open'>> = {
  'cancel-checkout-session': 'person',
  'create-checkout-session': 'person',
  media: 'open',
  'produce-story-background': 'internal',
  'proxy-webhook': 'person',
  'story-webhook': 'producer',
  'stripe-webhook': 'stripe',
  // A timer's; the platform lets nobody else in.
  sweep: 'open',
  'transform-photo-background': 'internal',
}

const functions = readdirSync('netlify/functions').map((file) => file.replace(/\.ts$/, ''))
const behind = (door: (typeof DOORS)[string]) => functions.filter((name) => DOORS[name] === door)

const HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'referrer-policy': 'no-referrer' }

/** Called in this process, as the platform calls it: a background function's own answer is seen by nobody else. */
async function call(name: string, headers: Record<string, string>): Promise<{ status: number; code?: string }> {
  const { default: handle } = (await import(`../../netlify/functions/${name}.ts`)) as { default: (request: Request) => Promise<Response> }
  const answer = await handle(new Request(functionUrl(name), { method: 'POST', body: '{}', headers }))
  for (const [header, value] of Object.entries(HEADERS)) expect(answer.headers.get(header), `${name}: ${header}`).toBe(value)
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code }
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

let account: Account
let erased: Account
beforeAll(async () => {
  account = await signUpByApi()
  erased = await signUpByApi()
  await database.write(`erasures/${erased.uid}`, { startedAt: 1 })
})

test('every function has its row', () => {
  expect(Object.keys(DOORS).toSorted()).toEqual(functions.toSorted())
})

describe.each(behind('person'))('%s', (name) => {
  test.each([
    ['no token', () => ({}), 401],
    ['a token that is none', () => bearer('abc'), 401],
    ['an expired token', () => bearer(tokenFor(account, { expiresInS: -1 })), 401],
    ['a token of another project', () => bearer(tokenFor(account, { project: 'demo-other' })), 401],
    ['another kind of credential', () => ({ Authorization: `Basic ${account.idToken}` }), 401],
    ['the token of a user who has left', () => bearer(erased.idToken), 403],
    ['the right token and an empty body', () => bearer(account.idToken), 400],
  ])('%s', async (_what, headers, status) => {
    expect((await call(name, headers())).status).toBe(status)
  })
})

describe.each([...behind('internal'), ...behind('stripe'), ...behind('producer')])('%s', (name) => {
  test.each([
    ['no signature', {}],
    ['a forged signature', { 'X-Internal-Signature': `t=${Date.now()},v1=${'0'.repeat(64)}`, 'Stripe-Signature': `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}` }],
  ])('%s', async (_what, headers) => {
    expect(await call(name, headers as Record<string, string>)).toEqual({ status: 400, code: 'signature-invalid' })
  })

  test('the ID token of a person', async () => {
    expect(await call(name, bearer(account.idToken))).toEqual({ status: 400, code: 'signature-invalid' })
  })
})

test.each([
  ['where no emulator is configured', { FIREBASE_AUTH_EMULATOR_HOST: '' }],
  ['where the project is a real one', { FIREBASE_PROJECT_ID: 'masal' }],
])('a token of the emulator is nothing %s', (_where, changed) => {
  // Settings are read once a process.
  const project = 'FIREBASE_PROJECT_ID' in changed ? changed.FIREBASE_PROJECT_ID : worldVariable('FIREBASE_PROJECT_ID')
  const script = `import('./netlify/clients/identity.ts').then(({ verifyIdToken }) => verifyIdToken(process.argv[1])).then(() => console.log('let in'), ({ code }) => console.log(code))`
  const { stdout } = spawnSync(process.execPath, ['-e', script, tokenFor(account, { project })], { encoding: 'utf8', env: { ...process.env, ...changed } })
  expect(stdout.trim()).toBe('not-signed-in')
})

test('media answers reading alone', async () => {
  expect(await call('media', {})).toEqual({ status: 405, code: 'method-not-allowed' })
})
