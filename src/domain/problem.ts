/**
 * One error shape: a code that crosses the wire, a text for the log, a cause.
 * Only the browser turns a code into a sentence (`src/text/problems.ts`).
 */
export const PROBLEM_CODES = [
  'unknown',
  'bad-request',
  'missing-data',
  'not-signed-in',
  'sign-in-too-old',
  'too-many-requests',
  'too-many-from-here',
  'budget-used-up',
  'app-unproved',
  'email-unverified',
  'not-allowed',
  'wrong-credentials',
  'email-taken',
  'weak-password',
  'popup-closed',
  'popup-blocked',
  'not-found',
  'method-not-allowed',
  'conflict',
  'consent-missing',
  'money-under-way',
  'not-configured',
  'network',
  'no-answer',
  'unavailable',
  'notification-failed',
  'photo-missing',
  'photo-unreadable',
  'photo-wrong-type',
  'photo-too-large',
  'photo-too-many-pixels',
  'photo-too-small',
  'photo-no-face',
  'photo-several-faces',
  'photo-too-dark',
  'photo-too-blurred',
  'microphone-refused',
  'microphone-missing',
  'microphone-failed',
  'microphone-unsupported',
  'recording-missing',
  'recording-undecoded',
  'recording-too-long',
  'recording-too-short',
  'recording-silent',
  'too-many-voices',
  'too-many-heroes',
  'invitation-over',
  'share-over',
  'gift-unknown',
  'gift-used',
  'gift-over',
  'print-not-drawn',
  'print-failed',
  'words-not-read',
  'transformation-failed',
  'transformation-timeout',
  'transformation-unwatchable',
  'checkout-failed',
  'already-paid',
  'signature-invalid',
  'production-failed',
  'story-not-ready',
  'permission-denied',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Log texts whose wording the specification sets (product 8.1); a parent reads the sentence of the code. */
export const LOG_TEXT = {
  emailMissing: 'User email is required',
  userMissing: 'User information is missing',
  storyMissing: 'Required story information is missing',
  webhookFailed: (status: number) => `Webhook failed with status ${status}`,
  checkoutFailed: (status: number) => `Failed to create checkout session: ${status}`,
} as const

export class Problem extends Error {
  readonly code: ProblemCode

  /** @param logText for developers and logs, in English; never shown to a parent, never with personal data */
  constructor(code: ProblemCode, logText: string, options?: { cause?: unknown }) {
    super(logText, options)
    this.name = 'Problem'
    this.code = code
  }
}

export const isProblemCode = (value: unknown): value is ProblemCode => PROBLEM_CODES.includes(value as ProblemCode)

/** Transient failures: the request is fine, and the same may succeed later. */
const TRANSIENT: readonly ProblemCode[] = [
  'network',
  'unavailable',
  'conflict',
  'too-many-requests',
  'too-many-from-here',
  'budget-used-up',
  'not-configured',
]
export const isTransient = (code: ProblemCode): boolean => TRANSIENT.includes(code)

/**
 * An error that was not thrown as a Problem. It has the error's own text, which may quote personal data: a server logs
 * none of it.
 */
export class Unforeseen extends Problem {
  constructor(code: ProblemCode, error: unknown) {
    super(code, error instanceof Error ? error.message : String(error), { cause: error })
  }
}

export const asProblem = (error: unknown, code: ProblemCode = 'unknown'): Problem =>
  error instanceof Problem ? error : new Unforeseen(code, error)
