/** Shipped code has none of these: each would break a claim of docs/asvs.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** All shipped code, except the texts of the tales. */
const SHIPPED = [
  'src',
  'netlify',
  ...['faults', 'flip-book', 'media', 'photo', 'sound'].map((name) => `packages/${name}`),
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => join(folder, file)),
)

/** Each row has the sign of such code, and the files that may use it. */
const ABSENT: readonly [what: string, sign: RegExp, but?: readonly string[]][] = [
  ['text as HTML', /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write\(/],
  ['text as a program', /\beval\(|new Function\(|setTimeout\(['"`]/],
  // Google's cookies, which are erased when a parent withdraws the consent.
  ['a cookie', /Set-Cookie|document\.cookie\s*=/i, ['src/firebase/analytics.ts']],
  ['an answer for pages of other origins', /Access-Control-Allow/i],
  // A worker gets messages only from the page that started it, a service worker only from pages of its own origin.
  [
    'messages of other windows',
    /addEventListener\(['"]message|window\.onmessage/,
    ['src/service-worker.ts', 'packages/photo/photo-look-worker.ts'],
  ],
  ['XML of others', /DOMParser|XMLHttpRequest|parseXml|xml2js/i],
  ['ciphers', /createCipheriv|createDecipheriv|subtle\.(encrypt|decrypt)/],
  ['old hashes', /createHash\(['"](md5|sha1)/i],
  ['mail', /nodemailer|smtp/i],
  ['certificates that nobody checks', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  // The random length of a wait.
  ['chance that can be guessed', /Math\.random/, ['netlify/functions/produce-story-background.ts']],
]

test.each(ABSENT)('finds no %s in the shipped files', (_what, sign, but = []) => {
  const found = SHIPPED.filter((file) => sign.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([...but])
})

test('finds more than 400 shipped files to check', () => {
  expect(SHIPPED.length).toBeGreaterThan(400)
})
