/**
 * Starts a background function by a signed call: its address is public, so the call carries the time and an HMAC over
 * time, name and body. The body of a background call is at most 256 KB, so it names the data and never contains them.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from '#domain/problem.ts'
import { internalCallSettings, siteUrl } from './env.ts'
import { readBody } from './http.ts'

type BackgroundFunction =
  | 'transform-photo-background'
  | 'produce-story-background'
  | 'print-book-background'
  | 'change-words-background'
  | 'audit-background'
/** Answers a signed call of ours, or a task of our queue. */
export type InternalFunction = BackgroundFunction | 'order-due'

const SIGNATURE_HEADER = 'X-Internal-Signature'
const VALID_FOR_MS = 5 * 60_000
const TIMEOUT_MS = 8_000
const JOB_MAX_BYTES = 16 * 1024

/** Returns once the platform has accepted the call; the work continues after that. @throws Problem 'unavailable' */
export async function startInBackground(name: BackgroundFunction, job: object): Promise<void> {
  const body = JSON.stringify(job)
  const response = await fetch(`${siteUrl()}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signatureHeader(name, body, Date.now()) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Problem('unavailable', `${name} could not be started`, { cause: error })
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Problem('unavailable', `${name} could not be started: status ${response.status}`)
}

/**
 * @throws Problem 'signature-invalid' for a call that we did not sign, that was changed on its way, or is older than
 * five minutes
 */
export async function readInternalCall(name: InternalFunction, request: Request): Promise<unknown> {
  const given = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(request.headers.get(SIGNATURE_HEADER) ?? '')
  const body = new TextDecoder().decode(await readBody(request, JOB_MAX_BYTES))
  const atMs = Number(given?.[1])
  const isRight = given?.[2] !== undefined && isSame(given[2], sign(name, body, atMs))
  if (!isRight || Math.abs(Date.now() - atMs) > VALID_FOR_MS) {
    throw new Problem('signature-invalid', `A call of ${name} was not signed by us`)
  }
  return JSON.parse(body) as unknown
}

/** Exported for code that starts background functions by hand: an operator's script, a test. */
export const signatureHeader = (name: InternalFunction, body: string, atMs: number): string =>
  `t=${atMs},v1=${sign(name, body, atMs)}`

const sign = (name: string, body: string, atMs: number): string =>
  createHmac('sha256', internalCallSettings().INTERNAL_SECRET).update(`${atMs}.${name}.${body}`).digest('hex')

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))
