/** The one way to a function: sends, waits no longer than told, parses the answer. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'

let idToken: () => Promise<string> = () => Promise.reject(new Problem('not-signed-in', 'no identity yet'))

let appToken: () => Promise<string | null> = () => Promise.resolve(null)

/**
 * Called once at start.
 * @param who gives the token that proves who asks; it goes into `Authorization`
 * @param app gives the token that proves that our app asks, null where nobody wants one
 */
export function proveWith(who: () => Promise<string>, app: () => Promise<string | null>): void {
  idToken = who
  appToken = app
}

interface Call<Schema extends v.GenericSchema> {
  /** One of the two bodies. */
  json?: unknown
  form?: FormData
  /** What an answer looks like, refusals included. */
  schema: Schema
  timeoutMs: number
  /** The log's words for an HTTP status that brought no answer of ours. */
  describeFailure?: (status: number) => string
}

/**
 * @returns the parsed answer, a refusal (`success: false` with its code) too
 * @throws Problem 'network' when nothing came in time, 'unavailable' when what came is not an answer of ours
 */
export async function callFunction<Schema extends v.GenericSchema>(
  name: string,
  call: Call<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { response, body } = await send(name, call)
  const answer = v.safeParse(call.schema, body)
  if (answer.success) return answer.output
  throw new Problem(
    'unavailable',
    call.describeFailure?.(response.status) ?? `${name} failed with status ${response.status}`,
    { cause: answer.issues },
  )
}

async function send(
  name: string,
  { json, form, timeoutMs }: Call<v.GenericSchema>,
): Promise<{ response: Response; body: unknown }> {
  const [who, app] = await Promise.all([idToken(), appToken()])
  const headers: Record<string, string> = { Authorization: `Bearer ${who}` }
  if (app !== null) headers['X-Firebase-AppCheck'] = app
  if (!form) headers['Content-Type'] = 'application/json'
  try {
    const response = await fetch(`/.netlify/functions/${name}`, {
      method: 'POST',
      headers,
      body: form ?? JSON.stringify(json),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { response, body: parsedJson(await response.text()) }
  } catch (error) {
    throw new Problem('network', `${name} was not reached within ${timeoutMs} ms`, { cause: error })
  }
}

/** @returns null where the text is no JSON: the schema refuses it then */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
