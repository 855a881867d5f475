/** How every function answers: JSON with a success flag, its own security headers, and one status for each problem. */
import { asProblem, Problem, type ProblemCode } from '#domain/problem.ts'

/** The platform's header file does not reach what functions answer. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const

const STATUS_OF: Partial<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'missing-data': 400,
  'photo-missing': 400,
  'photo-unreadable': 400,
  'photo-too-small': 400,
  'signature-invalid': 400,
  'not-signed-in': 401,
  'sign-in-too-old': 403,
  'not-allowed': 403,
  'permission-denied': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'already-paid': 409,
  'story-not-ready': 409,
  'photo-too-large': 413,
  'photo-too-many-pixels': 413,
  'photo-wrong-type': 415,
  'too-many-requests': 429,
  'notification-failed': 502,
  'checkout-failed': 502,
  network: 502,
  unavailable: 502,
  'not-configured': 503,
}

export const statusOf = (code: ProblemCode): number => STATUS_OF[code] ?? 500

export function jsonAnswer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' } })
}

/** The log text stays here: an outside caller reads the code, and a parent the sentence that the browser has for it. */
export function problemAnswer(problem: Problem): Response {
  return jsonAnswer({ success: false, code: problem.code, message: problem.code }, statusOf(problem.code))
}

export function logProblem(where: string, problem: Problem): void {
  const cause = problem.cause instanceof Error ? ` (${problem.cause.name}: ${problem.cause.message})` : ''
  console.error(`${where}: [${problem.code}] ${problem.message}${cause}`)
}

/** Wraps a function of the platform: what it throws is logged with its code and becomes an answer. */
export function answering(where: string, handle: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    try {
      return await handle(request)
    } catch (error) {
      const problem = asProblem(error)
      logProblem(where, problem)
      return problemAnswer(problem)
    }
  }
}

export function requirePost(request: Request): void {
  if (request.method !== 'POST') throw new Problem('method-not-allowed', `${request.method} is not answered here`)
}

/**
 * The body, given up as soon as it is longer than it may be: a length that was announced is not yet a length that came.
 * @throws Problem with `tooLarge` as its code
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  tooLarge: ProblemCode = 'bad-request',
): Promise<Uint8Array<ArrayBuffer>> {
  const refuse = () => new Problem(tooLarge, `The body is longer than ${maxBytes} bytes`)
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw refuse()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw refuse()
    chunks.push(chunk)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const JSON_MAX_BYTES = 64 * 1024

/** @throws Problem 'bad-request' for what is not JSON or too long */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request, JSON_MAX_BYTES)
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch (error) {
    throw new Problem('bad-request', 'The body is not JSON', { cause: error })
  }
}
