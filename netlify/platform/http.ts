/**
 * The answer of every function: JSON with a success flag, its own security headers, and one status for each problem.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { readBounded } from './read-bounded.ts'

/** The platform's header file does not apply to answers of functions. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const

const STATUS_OF: Partial<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'missing-data': 400,
  'photo-missing': 400,
  'photo-unreadable': 400,
  'photo-too-small': 400,
  'recording-missing': 400,
  'recording-too-short': 400,
  'recording-silent': 400,
  'signature-invalid': 400,
  'not-signed-in': 401,
  'sign-in-too-old': 403,
  'app-unproved': 403,
  'email-unverified': 403,
  'not-allowed': 403,
  'permission-denied': 403,
  'consent-missing': 403,
  'invitation-over': 403,
  'not-found': 404,
  'share-over': 404,
  'gift-unknown': 404,
  'gift-used': 409,
  'gift-over': 410,
  'method-not-allowed': 405,
  conflict: 409,
  'already-paid': 409,
  'money-under-way': 409,
  'story-not-ready': 409,
  'print-not-drawn': 409,
  'too-many-voices': 409,
  'too-many-heroes': 409,
  'photo-too-large': 413,
  'recording-too-long': 413,
  'photo-too-many-pixels': 413,
  'photo-wrong-type': 415,
  'too-many-requests': 429,
  'too-many-from-here': 429,
  'budget-used-up': 429,
  'notification-failed': 502,
  'checkout-failed': 502,
  network: 502,
  unavailable: 502,
  'not-configured': 503,
}

/** 5xx: the fault is ours. */
export const statusOf = (code: ProblemCode): number => STATUS_OF[code] ?? 500

export function jsonAnswer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' } })
}

/**
 * The log text stays on the server: an outside caller reads the code, and a parent reads the browser's sentence for it.
 */
export function problemAnswer(problem: Problem): Response {
  return jsonAnswer({ success: false, code: problem.code, message: problem.code }, statusOf(problem.code))
}

/** Every answer has this header with our id, so that a caller can quote it. */
export const REQUEST_ID_HEADER = 'X-Request-Id'
/** The platform's own id of a request, which its log shows too. */
const PLATFORM_REQUEST_ID_HEADER = 'X-Nf-Request-Id'

/** An id with other characters is not safe to log. */
export function requestIdOf({ headers }: Request): string {
  const given = headers.get(PLATFORM_REQUEST_ID_HEADER) ?? ''
  return /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}

export function requirePost(request: Request): void {
  if (request.method !== 'POST') throw new Problem('method-not-allowed', `${request.method} is not answered here`)
}

/** `none`: a person opens the address. Safari before 16.4 does not send this header. */
const OWN_PAGES: readonly (string | null)[] = [null, 'same-origin', 'same-site', 'none']

/** @throws Problem 'not-allowed' for a request from another site's page */
export function requireOwnPage({ headers }: Request): void {
  if (!OWN_PAGES.includes(headers.get('Sec-Fetch-Site')))
    throw new Problem('not-allowed', 'This is not for the pages of other sites')
}

/** Another site's form or script cannot send JSON without our permission. @throws Problem 'bad-request' */
export function requireJson({ headers }: Request): void {
  if (!/^application\/json\b/.test(headers.get('Content-Type') ?? ''))
    throw new Problem('bad-request', 'The body is not JSON')
}

/**
 * Reads the body, and stops as soon as it is too long: the announced length may be wrong.
 * @throws Problem with `tooLarge` as its code
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  tooLarge: ProblemCode = 'bad-request',
): Promise<Uint8Array<ArrayBuffer>> {
  const refuse = () => new Problem(tooLarge, `The body is longer than ${maxBytes} bytes`)
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw refuse()
  return readBounded(request.body ?? [], maxBytes, refuse)
}

const JSON_MAX_BYTES = 64 * 1024

/** @throws Problem 'bad-request' for a body that is too long or not JSON */
async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request, JSON_MAX_BYTES)
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch (error) {
    throw new Problem('bad-request', 'The body is not JSON', { cause: error })
  }
}

/**
 * Parses a JSON body by the schema. @throws Problem 'bad-request' if it is not JSON, `otherwise` if it does not match
 */
export async function readAs<Output>(
  request: Request,
  schema: v.GenericSchema<unknown, Output>,
  otherwise: Problem,
): Promise<Output> {
  const body = v.safeParse(schema, await readJson(request))
  if (!body.success) throw otherwise
  return body.output
}

/** Space for the fields and the multipart borders around a file. */
const FORM_OVERHEAD_BYTES = 16 * 1024

/** A multipart form with one file, measured before it is parsed. @throws Problem with `tooLarge` as its code, 'bad-request' */
export async function readForm(request: Request, fileMaxBytes: number, tooLarge: ProblemCode): Promise<FormData> {
  const body = await readBody(request, fileMaxBytes + FORM_OVERHEAD_BYTES, tooLarge)
  try {
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    return await new Response(body, { headers }).formData()
  } catch (error) {
    throw new Problem('bad-request', 'The body is not a multipart form', { cause: error })
  }
}
