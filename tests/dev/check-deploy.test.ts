import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { checkEnvironment, ENVIRONMENT_MAX_BYTES } from '#dev/check-deploy/check-environment.ts'
import { VARIABLES } from '#dev/check-deploy/variables.ts'

const privateKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
}).privateKey

const GOOD = {
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: 'masal-kitap.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'masal-kitap',
  VITE_FIREBASE_DATABASE_URL: 'https://masal-kitap-default-rtdb.europe-west1.firebasedatabase.app',
  VITE_FIREBASE_APP_ID: '1:1234:web:abc123',
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

test('finds nothing wrong where all is right, and knows every variable of .env.example', () => {
  expect(checkEnvironment(GOOD)).toEqual([])
  expect(Object.keys(VARIABLES).toSorted()).toEqual(
    Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).toSorted(),
  )
})

test.each(Object.keys(GOOD) as (keyof typeof GOOD)[])(
  'names %s where it is missing, and says how to mend it',
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
  ['OPENAI_BASE_URL', 'http://api.openai.com'],
  ['MALLOC_ARENA_MAX', '8'],
  ['MALLOC_MMAP_THRESHOLD_', '16M'],
  ['MALLOC_TRIM_THRESHOLD_', '0'],
])('names %s where it is %o', (name, value) => {
  expect(checkEnvironment({ ...GOOD, [name]: value })).toContainEqual(
    expect.stringMatching(new RegExp(`^${name} is wrong\\. .{15,}`)),
  )
})

test.each([
  [{ ILLUSTRATOR: 'openai' }, ['PAID_PICTURES_A_DAY', 'OPENAI_API_KEY']],
  [{ ILLUSTRATOR: 'gemini' }, ['PAID_PICTURES_A_DAY', 'GEMINI_API_KEY']],
  [{ ILLUSTRATOR: 'webhook' }, ['PAID_PICTURES_A_DAY', 'PRODUCER_URL', 'PRODUCER_WEBHOOK_SECRET']],
  [{ JOB_QUEUE: 'cloud-tasks' }, ['CLOUD_TASKS_LOCATION']],
  [{ NARRATOR: 'openai' }, ['OPENAI_API_KEY']],
  [{ NARRATOR: 'elevenlabs' }, ['ELEVENLABS_API_KEY', 'ELEVENLABS_VOICE_ID']],
])('asks for what %o needs', (choice, names) => {
  expect(checkEnvironment({ ...GOOD, ...choice }).map((problem) => problem.split(' ')[0])).toEqual(names)
})

test('finds a name that is misspelt, a secret that is published, and more than the platform takes, and shows no value', () => {
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

test('is a command that ends badly where something is to be mended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masal-env-'))
  const check = (environment: object) => {
    const file = join(folder, 'production.env')
    writeFileSync(
      file,
      Object.entries(environment)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    )
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dev/check-deploy.ts', file], { encoding: 'utf8' })
    return { status, stdout: stdout.trim(), stderr: stderr.trim() }
  }
  expect(check(GOOD)).toEqual({ status: 0, stdout: 'Every setting is there and looks right.', stderr: '' })
  expect(check({ ...GOOD, MALLOC_ARENA_MAX: '' })).toEqual({
    status: 1,
    stdout: '1 to mend.',
    stderr: expect.stringMatching(/^✗ MALLOC_ARENA_MAX is missing/),
  })
  rmSync(folder, { recursive: true })
})
