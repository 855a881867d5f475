/** Orders a painting from an outside producer (a Make scenario, for example), which delivers it to `story-webhook`. */
import type { Producer } from '#studio/studio.ts'
import type { Ledger } from '#studio/providers/ledger.ts'
import { retry, type RetryBudget, type Wait } from '#studio/providers/retry.ts'
import { brokenAnswer, httpRefusal, waitAskedFor } from '#studio/providers/provider-failure.ts'
import { PORTRAIT_PROMPT } from '#studio/providers/prompts.ts'
import { signedHeaders } from '#netlify/platform/webhook-signature.ts'

const PRODUCER = 'producer'
/** The time to send the photo; the painting comes later. */
const BUDGET: RetryBudget = { tryMs: 15_000, totalMs: 45_000 }

export interface ProducerAddress {
  url: string
  /** Signs requests in both directions. */
  secret: string
}

/**
 * The request has no name, age or address. Every try has the job's id as its `webhook-id`, so that the producer can
 * drop a duplicate.
 */
export function webhookProducer(
  { url, secret }: ProducerAddress,
  ledger: Ledger,
  { wait, now = Date.now }: { wait?: Wait; now?: () => number } = {},
): Producer {
  return {
    async order(job, photo) {
      const data = {
        job,
        prompt: PORTRAIT_PROMPT,
        photo: Buffer.from(photo).toString('base64'),
        contentType: 'image/jpeg',
      }
      const body = JSON.stringify({ type: 'portrait.ordered', timestamp: new Date(now()).toISOString(), data })
      const send = async (signal: AbortSignal): Promise<void> => {
        const headers = { 'Content-Type': 'application/json', ...signedHeaders(secret, job, body, now()) }
        const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }).catch(() => {
          throw brokenAnswer(PRODUCER, 'the connection broke')
        })
        await response.body?.cancel()
        if (!response.ok)
          throw httpRefusal(PRODUCER, { status: response.status, waitMs: waitAskedFor(response.headers) })
      }
      // Counts one picture, however often it is sent: the job's id shows that it is the same one.
      await ledger.take(PRODUCER, 'pictures', 1)
      await retry(PRODUCER, BUDGET, send, wait)
    },
  }
}
