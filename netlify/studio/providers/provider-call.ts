/** One call of a provider's API, by fetch: we make four in all, and an SDK costs seconds of every start (docs/decisions.md). */
import * as v from 'valibot'
import { brokenAnswer, type ProviderFailure } from './provider-failure.ts'

export interface ProviderRequest {
  url: string
  headers: Record<string, string>
  /** An object goes as JSON. */
  body: FormData | object
  signal: AbortSignal
}

/**
 * @param refusalOf reads what the provider says with another status than 2xx; `body` is its JSON, if it is any
 * @throws ProviderFailure
 */
export async function callProvider(
  provider: string,
  { url, headers, body, signal }: ProviderRequest,
  refusalOf: (status: number, headers: Headers, body: unknown) => ProviderFailure,
): Promise<ArrayBuffer> {
  const content = body instanceof FormData ? { headers, body } : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const { status, ok, headers: answered, bytes } = await exchange(provider, url, { method: 'POST', redirect: 'error', signal, ...content })
  if (!ok) throw refusalOf(status, answered, jsonIn(bytes))
  return bytes
}

/** @throws ProviderFailure, a passing one, for what is not as the provider describes it */
export function parseAnswer<const Schema extends v.GenericSchema>(provider: string, bytes: ArrayBuffer, schema: Schema): v.InferOutput<Schema> {
  const answer = v.safeParse(schema, jsonIn(bytes))
  if (!answer.success) throw brokenAnswer(provider, 'an answer of another shape')
  return answer.output
}

async function exchange(provider: string, url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request)
    return { status: response.status, ok: response.ok, headers: response.headers, bytes: await response.arrayBuffer() }
  } catch {
    throw brokenAnswer(provider, 'the connection or the answer broke')
  }
}

function jsonIn(bytes: ArrayBuffer): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), new TextDecoder().decode(bytes))
  return parsed.success ? parsed.output : undefined
}
