/** Posts notices to the one webhook outside, signed and numbered as standardwebhooks.com describes it. */
import { Problem } from '#domain/problem.ts'
import { notificationSettings } from '#netlify/platform/env.ts'
import { signedHeaders } from '#netlify/platform/webhook-signature.ts'
import { ReceiverBusy } from './receiver-busy.ts'

export interface Post {
  /** The same for every try, so that the receiver can drop a duplicate. */
  webhookId: string
  body: string
}

/**
 * @throws ReceiverBusy. @throws Problem 'notification-failed' if the receiver refuses, redirects, or does not answer in
 * `timeoutMs`
 */
export async function postNotice({ webhookId, body }: Post, timeoutMs: number): Promise<void> {
  const { NOTIFICATION_WEBHOOK_URL: url, NOTIFICATION_WEBHOOK_SECRET: secret } = notificationSettings()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signedHeaders(secret, webhookId, body, Date.now()) },
    body,
    // A notice about a parent goes to the configured address, and to no other.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Problem('notification-failed', 'The notification webhook did not answer', { cause: error })
  })
  await response.body?.cancel()
  const retryAtMs = retryAtOf(response, Date.now())
  if (retryAtMs !== null) throw new ReceiverBusy(response.status, retryAtMs)
  if (!response.ok) throw new Problem('notification-failed', `Webhook failed with status ${response.status}`)
}

/**
 * `Retry-After`: seconds, or a date (RFC 9110, 10.2.3). @returns null if the answer is neither 429 nor 503, or names no
 * later time
 */
function retryAtOf({ status, headers }: Response, nowMs: number): number | null {
  const asked = status === 429 || status === 503 ? headers.get('Retry-After') : null
  if (!asked) return null
  const atMs = /^\d+$/.test(asked) ? nowMs + Number(asked) * 1_000 : Date.parse(asked)
  return atMs > nowMs ? atMs : null
}
