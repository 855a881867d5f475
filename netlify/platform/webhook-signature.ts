/**
 * The signature of the webhooks that we send and receive, as standardwebhooks.com describes it, so that the other side
 * finds a library for it: HMAC over id, time and body, in `webhook-id`, `webhook-timestamp` (seconds) and
 * `webhook-signature` (`v1,BASE64`).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from '#domain/problem.ts'

const VALID_FOR_S = 5 * 60

export interface SignedHeaders {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** @param secret `whsec_` and base64, or any long text */
export function signedHeaders(secret: string, id: string, body: string, nowMs: number): SignedHeaders {
  const timestamp = String(Math.floor(nowMs / 1_000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${sign(secret, id, timestamp, body).toString('base64')}`,
  }
}

/**
 * @throws Problem 'signature-invalid' for a body that was not signed with the secret, was changed, or is older than
 * five minutes
 */
export function requireSignature(secret: string, headers: Headers, body: string, nowMs: number): void {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers.get(name) ?? '',
  )
  const isNow = Math.abs(nowMs / 1_000 - Number(timestamp || NaN)) <= VALID_FOR_S
  const expected = sign(secret, id ?? '', timestamp ?? '', body)
  // While a secret is being changed, the header has several signatures.
  const isRight = (signatures ?? '').split(' ').some((signature) => isSame(signature, expected))
  if (!id || !isNow || !isRight) throw new Problem('signature-invalid', 'A delivery was not signed by its sender')
}

const sign = (secret: string, id: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest()

const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)

function isSame(signature: string, expected: Buffer): boolean {
  const given = Buffer.from(signature.startsWith('v1,') ? signature.slice('v1,'.length) : '', 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
