import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { checkEnvironment, ENVIRONMENT_MAX_BYTES } from '#ops/check-deploy/check-environment.ts'
import { checkPreview } from '#ops/check-deploy/check-preview.ts'
import { checkRunning } from '#ops/check-deploy/check-running.ts'
import { VARIABLES } from '#ops/check-deploy/variables.ts'
import { plateHash } from '#netlify/clients/plates.ts'
import type { Plate } from '#stories/story-world.ts'

const [privateKey, otherKey] = [aPrivateKey(), aPrivateKey()]

const GOOD = {
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: 'masal-kitap.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'masal-kitap',
  VITE_FIREBASE_DATABASE_URL: 'https://masal-kitap-default-rtdb.europe-west1.firebasedatabase.app',
  VITE_FIREBASE_APP_ID: '1:1234:web:abc123',
  SELLER_NAME: 'Masal Kitap Yayıncılık Ltd. Şti.',
  SELLER_ADDRESS: 'Masal Sokak No: 7, 34710 Kadıköy / İstanbul',
  SELLER_PHONE: '+90 216 123 45 67',
  SELLER_EMAIL: 'destek@masal.example',
  SELLER_MERSIS: '0123456789012345',
  SELLER_TAX: 'Kadıköy 1234567890',
  SELLER_KEP: 'masalkitap@hs01.kep.tr',
  SELLER_ETBIS: '1234567890123456',
  FIREBASE_PROJECT_ID: 'masal-kitap',
  FIREBASE_DATABASE_URL: 'https://masal-kitap-default-rtdb.europe-west1.firebasedatabase.app',
  FIREBASE_CLIENT_EMAIL: 'firebase-adminsdk@masal-kitap.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
  STRIPE_SECRET_KEY: `sk_live_${'a'.repeat(40)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
  NOTIFICATION_WEBHOOK_URL: 'https://hook.example.com/abc',
  NOTIFICATION_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  INTERNAL_SECRET: 'f'.repeat(64),
  SITE_URL: 'https://masal.example',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '16777216',
  MALLOC_TRIM_THRESHOLD_: '67108864',
}

test('accepts a complete environment, and knows every variable of .env.example', () => {
  expect(checkEnvironment(GOOD)).toEqual([])
  expect(Object.keys(VARIABLES).toSorted()).toEqual(
    Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).toSorted(),
  )
})

test.each(Object.keys(GOOD) as (keyof typeof GOOD)[])(
  'reports the missing variable %s, and how to set the variable',
  (name) => {
    const { [name]: _missing, ...rest } = GOOD
    for (const environment of [rest, { ...rest, [name]: ' ' }]) {
      expect(checkEnvironment(environment)).toContainEqual(
        expect.stringMatching(new RegExp(`^${name} is missing\\. .{15,}`)),
      )
    }
  },
)

test.each([
  ['VITE_FIREBASE_API_KEY', 'local-world'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://masal-kitap.firebaseapp.com'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-masal'],
  ['VITE_FIREBASE_DATABASE_URL', 'http://127.0.0.1:9000?ns=demo'],
  ['VITE_FIREBASE_MEASUREMENT_ID', 'UA-1'],
  ['VITE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099'],
  ['SELLER_NAME', 'Masal Kitap (örnek)'],
  ['SELLER_ADDRESS', '-'],
  ['SELLER_PHONE', '0216 123'],
  ['SELLER_EMAIL', 'destek@example.com'],
  ['SELLER_MERSIS', '12345'],
  ['SELLER_TAX', '1234567890'],
  ['SELLER_KEP', 'destek@masal.example'],
  ['SELLER_ETBIS', 'x'],
  ['SELLER_VERBIS', 'x'],
  ['SELLER_CHAMBER', 'x'],
  ['SOCIAL_INSTAGRAM', 'https://www.instagram.com'],
  ['SOCIAL_FACEBOOK', 'http://www.facebook.com/masal'],
  ['SOCIAL_YOUTUBE', 'https://example.com/@masal'],
  ['FIREBASE_PROJECT_ID', 'another-project'],
  ['FIREBASE_DATABASE_URL', 'https://another-default-rtdb.firebaseio.com'],
  ['FIREBASE_CLIENT_EMAIL', 'firebase-adminsdk@another.iam.gserviceaccount.com'],
  ['FIREBASE_PRIVATE_KEY', '-----BEGIN PRIVATE KEY-----'],
  ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
  ['FIREBASE_DATABASE_EMULATOR_HOST', '127.0.0.1:9000'],
  ['STRIPE_SECRET_KEY', `sk_test_${'a'.repeat(40)}`],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_local_world'],
  ['STRIPE_API_HOST', '127.0.0.1'],
  ['NOTIFICATION_WEBHOOK_URL', 'http://hook.example.com'],
  ['NOTIFICATION_WEBHOOK_SECRET', 'whsec_short'],
  ['INTERNAL_SECRET', 'local-world-internal-secret'],
  ['JOB_QUEUE', 'redis'],
  ['CLOUD_TASKS_BASE_URL', 'http://127.0.0.1:8123'],
  ['SITE_URL', 'https://masal.example/app'],
  ['ILLUSTRATOR', 'dall-e'],
  ['NARRATOR', 'siri'],
  ['PRODUCER_WEBHOOK_SECRET', 'short'],
  ['PRODUCER_PICTURE_HOSTS', 'https://files.example.com/'],
  ['PLATES_URL', 'file:///project/public/plates'],
  ['OPENAI_BASE_URL', 'http://api.openai.com'],
  ['MALLOC_ARENA_MAX', '8'],
  ['MALLOC_MMAP_THRESHOLD_', '16M'],
  ['MALLOC_TRIM_THRESHOLD_', '0'],
])('reports the variable %s when its value is %o', (name, value) => {
  expect(checkEnvironment({ ...GOOD, [name]: value })).toContainEqual(
    expect.stringMatching(new RegExp(`^${name} is wrong\\. .{15,}`)),
  )
})

test.each([
  [{ ILLUSTRATOR: 'openai' }, ['PAID_PICTURES_A_DAY', 'OPENAI_API_KEY']],
  [{ ILLUSTRATOR: 'gemini' }, ['PAID_PICTURES_A_DAY', 'GEMINI_API_KEY']],
  [{ ILLUSTRATOR: 'webhook' }, ['PAID_PICTURES_A_DAY', 'PRODUCER_URL', 'PRODUCER_WEBHOOK_SECRET']],
  [{ JOB_QUEUE: 'cloud-tasks' }, ['CLOUD_TASKS_LOCATION']],
  [{ NARRATOR: 'openai' }, ['PAID_LETTERS_A_DAY', 'OPENAI_API_KEY']],
  [{ NARRATOR: 'elevenlabs' }, ['PAID_LETTERS_A_DAY', 'ELEVENLABS_API_KEY', 'ELEVENLABS_VOICE_ID']],
  [{ DISCOUNT_FIRST_DAY: '2026-11-01' }, ['DISCOUNT_LAST_DAY']],
  [{ DISCOUNT_LAST_DAY: '2026-11-01' }, ['DISCOUNT_FIRST_DAY']],
  [{ DISCOUNT_FIRST_DAY: '2026-11-30', DISCOUNT_LAST_DAY: '2026-11-01' }, ['DISCOUNT_LAST_DAY']],
])('requires the variables that %o needs', (choice, names) => {
  expect(checkEnvironment({ ...GOOD, ...choice }).map((problem) => problem.split(' ')[0])).toEqual(names)
})

test('reports a misspelt name, a published secret and too much text, but no value', () => {
  expect(checkEnvironment({ ...GOOD, STRIPE_WEBHOK_SECRET: 'x' })).toEqual([
    expect.stringMatching(/^STRIPE_WEBHOK_SECRET is read by nobody/),
  ])
  const published = checkEnvironment({ ...GOOD, VITE_FIREBASE_MEASUREMENT_ID: `G-${GOOD.INTERNAL_SECRET}` })
  expect(published).toEqual([expect.stringMatching(/^VITE_FIREBASE_MEASUREMENT_ID shows INTERNAL_SECRET/)])
  expect(published.join()).not.toContain(GOOD.INTERNAL_SECRET)
  expect(checkEnvironment({ ...GOOD, OPENAI_VOICE: 'x'.repeat(ENVIRONMENT_MAX_BYTES) })).toEqual([
    expect.stringMatching(/^The variables take \d+ bytes of 3584\. /),
  ])
})

const PREVIEW = {
  ...GOOD,
  ...Object.fromEntries(
    Object.entries(GOOD)
      .filter(([name]) => /FIREBASE/.test(name))
      .map(([name, value]) => [name, value.replaceAll('masal-kitap', 'masal-deneme')]),
  ),
  FIREBASE_PRIVATE_KEY: otherKey.replaceAll('\n', '\\n'),
  STRIPE_SECRET_KEY: `sk_test_${'a'.repeat(40)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'b'.repeat(32)}`,
  NOTIFICATION_WEBHOOK_URL: 'https://hook.example.com/preview',
  NOTIFICATION_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 8).toString('base64')}`,
  INTERNAL_SECRET: 'e'.repeat(64),
}

describe('a site that runs', () => {
  const answers = { region: 'eu-central-1', image: 404, media: 403, lost: [] as string[] }
  const PLATE = 'a plate'
  const named = (content: string): Plate => [`${plateHash(Buffer.from(content))}.webp`, content.length]
  const siteWith = async (changed: Partial<typeof answers>) => {
    const { region, image, media, lost } = { ...answers, ...changed }
    const server = createServer(({ url = '', headers }, response) => {
      if (url.startsWith('/.netlify/functions/health')) return response.end(JSON.stringify({ region }))
      if (url === `/plates/${named(PLATE)[0]}`) return response.end(PLATE)
      response.statusCode = url.startsWith('/.netlify/images')
        ? image
        : headers['sec-fetch-site'] === 'cross-site'
          ? media
          : 200
      return response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    try {
      const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      return await checkRunning(site, [PLATE, ...lost].map(named))
    } finally {
      server.close()
    }
  }

  test('reports no fault of a site that runs correctly', async () => expect(await siteWith({})).toEqual([]))

  test.each([
    ['in the United States', { region: 'us-east-2' }, /^The functions run in us-east-2/],
    ['with an open image service', { image: 200 }, /^The platform's image service answers 200/],
    ['that gives pictures to others', { media: 200 }, /^A picture is answered 200/],
    ['without a plate', { lost: ['a lost plate'] }, /^1 of 2 plates are missing or spoiled, such as \/plates\//],
  ])('reports a site %s', async (_, changed, fault) => {
    expect(await siteWith(changed)).toEqual([expect.stringMatching(fault)])
  })
})

test('accepts a preview deploy that has its own values, or no values', () => {
  expect(checkPreview(PREVIEW, GOOD)).toEqual([])
  expect(checkPreview({}, GOOD)).toEqual([])
})

test.each([
  'FIREBASE_PROJECT_ID',
  'FIREBASE_DATABASE_URL',
  'VITE_FIREBASE_DATABASE_URL',
  'FIREBASE_PRIVATE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'NOTIFICATION_WEBHOOK_URL',
  'NOTIFICATION_WEBHOOK_SECRET',
  'INTERNAL_SECRET',
] as const)('reports %s if a preview has the same value as the site', (name) => {
  const shared = checkPreview({ ...PREVIEW, [name]: GOOD[name] }, GOOD)
  expect(shared).toContain(`${name} is the site's own. Give the preview another one, or none.`)
  expect(shared.join()).not.toContain(GOOD[name])
})

test('forbids a preview live payments, and checks its other variables as usual', () => {
  expect(checkPreview({ ...PREVIEW, STRIPE_SECRET_KEY: `sk_live_${'c'.repeat(40)}` }, GOOD)).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY is no key of Stripe's test mode/),
  ])
  expect(checkPreview({ ...PREVIEW, ILLUSTRATOR: 'dall-e', STRIPE_WEBHOK_SECRET: 'x' }, GOOD)).toEqual([
    expect.stringMatching(/^ILLUSTRATOR is wrong/),
    expect.stringMatching(/^STRIPE_WEBHOK_SECRET is read by nobody/),
  ])
})

test('exits with 1 if the environment needs a correction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masal-env-'))
  const check = (environment: object, name = 'production.env', ...more: string[]) => {
    const file = join(folder, name)
    writeFileSync(
      file,
      Object.entries(environment)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    )
    const { status, stdout, stderr } = spawnSync(process.execPath, ['ops/check-deploy/main.ts', file, ...more], {
      encoding: 'utf8',
    })
    return { status, stdout: stdout.trim(), stderr: stderr.trim() }
  }
  expect(check(GOOD)).toEqual({ status: 0, stdout: 'All of it looks right.', stderr: '' })
  expect(check({ ...GOOD, MALLOC_ARENA_MAX: '' })).toEqual({
    status: 1,
    stdout: '1 to mend.',
    stderr: expect.stringMatching(/^✗ MALLOC_ARENA_MAX is missing/),
  })
  check(GOOD)
  const beside = ['--context', 'deploy-preview', '--site', join(folder, 'production.env')]
  expect(check(PREVIEW, 'preview.env', ...beside).status).toBe(0)
  expect(check({ ...PREVIEW, INTERNAL_SECRET: GOOD.INTERNAL_SECRET }, 'preview.env', ...beside)).toMatchObject({
    status: 1,
    stderr: "✗ INTERNAL_SECRET is the site's own. Give the preview another one, or none.",
  })
  expect(check(PREVIEW, 'preview.env', '--context', 'deploy-preview')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/--site FILE/),
  })
  rmSync(folder, { recursive: true })
})

function aPrivateKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey
}
