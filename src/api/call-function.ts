/** The only way to call a function: sends, waits up to the time limit, parses the answer. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { WAIT_LIMIT_MS, withTimeLimit } from '#time-limit'
import { plainAnswerSchema } from '#domain/plain-answer.ts'

let idToken: () => Promise<string> = () => Promise.reject(new Problem('not-signed-in', 'no identity yet'))

let appToken: () => Promise<string | null> = () => Promise.resolve(null)

/**
 * Called once at start.
 * @param who returns the token that proves the user; it goes into `Authorization`
 * @param app returns the token that proves our app, null if none is required
 */
export function proveWith(who: () => Promise<string>, app: () => Promise<string | null>): void {
  idToken = who
  appToken = app
}

let onLateCall = (): void => undefined

/** @param listener called for each call that is unanswered after ten seconds; the call goes on */
export function listenToLateCalls(listener: () => void): void {
  onLateCall = listener
}

interface Sent {
  method?: 'POST' | 'DELETE'
  /** The body is either `json` or `form`. */
  json?: unknown
  form?: FormData
  /** A guest's invitation, sent instead of an ID token. */
  invitation?: string | undefined
  /** The request contains no user's token, even if a user is signed in. */
  byAnybody?: boolean
}

interface Call<Schema extends v.GenericSchema> extends Sent {
  /** Schema of the answer, refusals included. */
  schema: Schema
  timeoutMs: number
  /** Text for the log if the HTTP status is a failure. */
  describeFailure?: (status: number) => string
}

/**
 * @returns the parsed answer, a refusal (`success: false` with its code) too
 * @throws Problem 'network' if no answer came in time, 'unavailable' if the answer is not one of ours
 */
export async function callFunction<Schema extends v.GenericSchema>(
  name: string,
  { schema, timeoutMs, describeFailure, ...sent }: Call<Schema>,
): Promise<v.InferOutput<Schema>> {
  const ask = async () => {
    const { status, text } = await sendWithin(name, sent, timeoutMs)
    const failure = describeFailure?.(status)
    const answer = answerIn(text, schema, failure ?? `${name} failed with status ${status}`)
    return failure && status >= 400 ? withFailure(answer, failure) : answer
  }
  const answer = await ask()
  const isByParent = !sent.byAnybody && sent.invitation === undefined
  return isByParent && isSessionOver(answer) && (await renewed()) ? ask() : answer
}

const refusedSchema = v.looseObject({ success: v.literal(false), code: v.string(), message: v.string() })

function withFailure<Answer>(answer: Answer, failure: string): Answer {
  return v.is(refusedSchema, answer)
    ? { ...answer, message: `${failure} (${answer.code}) ${answer.message}`.trimEnd() }
    : answer
}

/** The answer came too late or not at all: the function may have done its work. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause))
}

const isSessionOver = (answer: unknown): boolean => v.is(refusedSchema, answer) && answer.code === 'not-signed-in'

let renewSession: () => Promise<boolean> = () => Promise.resolve(false)
let renewing: Promise<boolean> | undefined

/**
 * @param renew called when the server reports that the session of this browser was ended elsewhere, by a new password or
 * by a Google sign-in that replaced the password. Resolves to true if the parent has signed in again; then the call is
 * repeated once
 */
export function renewSessionWith(renew: () => Promise<boolean>): void {
  renewSession = renew
}

/** Calls that are refused at the same time share one question. */
const renewed = (): Promise<boolean> => (renewing ??= renewSession().finally(() => (renewing = undefined)))

/**
 * For functions that answer only whether they succeeded. @throws Problem by the code of the refusal, and as
 * `callFunction`
 */
export async function act(
  name: string,
  json: unknown,
  { method = 'POST', timeoutMs }: { method?: 'POST' | 'DELETE'; timeoutMs: number },
): Promise<void> {
  const answer = await callFunction(name, { method, json, schema: plainAnswerSchema, timeoutMs })
  if (!answer.success) throw new Problem(answer.code, `${name} refused: ${answer.message}`)
}

/** @throws Problem 'unavailable' with `failure` in the log, if the text is not an answer of ours */
export function answerIn<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  failure: string,
): v.InferOutput<Schema> {
  const answer = v.safeParse(schema, parsedJson(text))
  if (answer.success) return answer.output
  throw new Problem('unavailable', failure, { cause: answer.issues })
}

async function sendWithin(name: string, sent: Sent, timeoutMs: number): Promise<{ status: number; text: string }> {
  const late = timeoutMs > WAIT_LIMIT_MS ? setTimeout(() => onLateCall(), WAIT_LIMIT_MS) : undefined
  try {
    const response = await fetchFunction(name, { ...sent, signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('network', `${name} was not reached within ${timeoutMs} ms`, { cause: error })
  } finally {
    clearTimeout(late)
  }
}

/**
 * For answers that are not JSON: returns the raw response.
 * @throws Problem 'network' if no answer comes, or if `signal` aborts
 */
export async function fetchFunction(
  name: string,
  { method = 'POST', json, form, invitation, byAnybody = false, signal }: Sent & { signal: AbortSignal },
): Promise<Response> {
  const headers = await proofOf({ invitation, byAnybody })
  if (!form) headers['Content-Type'] = 'application/json'
  const body = form ?? JSON.stringify(json)
  return fetchAt(`/.netlify/functions/${name}`, name, { method, headers, body, signal })
}

/** Fetches a page or clip for a guest, at its address. @throws Problem 'network' as fetchFunction */
export async function fetchByInvitation(path: string, invitation: string, signal: AbortSignal): Promise<Response> {
  return fetchAt(path, 'a medium', { headers: await proofOf({ invitation }), signal })
}

async function fetchAt(path: string, what: string, init: RequestInit): Promise<Response> {
  try {
    // Uses the caller's signal.
    // eslint-disable-next-line no-restricted-syntax
    return await fetch(path, init)
  } catch (error) {
    throw new Problem('network', `${what} was not reached`, { cause: error })
  }
}

/** Headers that prove the user and our app. */
async function proofOf({
  invitation,
  byAnybody = false,
}: Pick<Sent, 'invitation' | 'byAnybody'>): Promise<Record<string, string>> {
  const who = async () => {
    if (byAnybody) return null
    return invitation ? `Invitation ${invitation}` : `Bearer ${await idToken()}`
  }
  const proofs = Promise.all([who(), appToken()])
  const [authorization, app] = await withTimeLimit(proofs, 'prove who asks', { code: 'network' })
  return {
    ...(authorization !== null && { Authorization: authorization }),
    ...(app !== null && { 'X-Firebase-AppCheck': app }),
  }
}

/** The refusal of a function that should have answered with an archive. */
export async function refusalOf(name: string, response: Response): Promise<Problem> {
  const answer = v.safeParse(plainAnswerSchema, parsedJson(await response.text()))
  const code = answer.success && !answer.output.success ? answer.output.code : 'unavailable'
  return new Problem(code, `${name} refused with status ${response.status}`)
}

/** @returns null if the text is no JSON: then the schema refuses it */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
