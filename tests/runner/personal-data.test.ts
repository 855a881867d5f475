import { expect, test } from 'vitest'
import { personalDataIn } from './personal-data.ts'

const UID = 'hXk29sLmQ0aB7cD3eF5gH8iJ1kL4'

test.each([
  ['a name', `proxy-webhook: [bad-request] The body is not JSON (SyntaxError: "Defne Yıl"… is not valid JSON)`],
  ['an e-mail address', 'refund: [unavailable] Stripe did not refund (Error: no customer ayse@example.com)'],
  ['an e-mail address', 'email=veli%40example.test'],
  ['a uid', `sweep-order: [unavailable] Order uzay-yolculugu_${UID}_1799999999999 is failed-refund`],
  ['a uid', UID],
  ['the key of a picture', `publish: [unavailable] ${'0a'.repeat(20)} is gone`],
  ['a token', 'Authorization: Bearer eyJhbGciOiJub25lIn0.e30.'],
  ['a token', 'Stripe: sk_test_local_world'],
])('finds %s in a log line', (what, line) => expect(personalDataIn(line)).toBe(what))

test.each([
  'proxy-webhook: [not-signed-in] The ID token was refused (JWTExpired ERR_JWT_EXPIRED, proxy-webhook.mjs:1858:11) request=01M865EY0ZJCPAM92C7GTJSVXM',
  'refund: [conflict] Payment pi_8f14e45fceea167a5a36dedd came beside its order 5be0d0cab1 and is refunded',
  '3 orders, 2 users',
  `Request from ::1: GET /media/${'0a'.repeat(20)}`,
])('finds no personal data in %s', (line) => expect(personalDataIn(line)).toBeUndefined())
