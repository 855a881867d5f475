/** Photo out: a producer outside (a Make scenario, say) is asked for a painting, and delivers it to `story-webhook`. */
import type { Producer } from '#studio/studio.ts'
import type { Ledger } from '#studio/providers/ledger.ts'
import { retry, type RetryBudget, type Wait } from '#studio/providers/retry.ts'
import { brokenAnswer, httpRefusal, waitAskedFor } from '#studio/providers/provider-failure.ts'
import { PORTRAIT_PROMPT } from '#studio/providers/prompts.ts'
import { signedHeaders } from '#netlify/platform/webhook-signature.ts'

const PRODUCER = 'producer'
/** Until the producer has the photo; the painting comes later. */
const BUDGET: RetryBudget = { tryMs: 15_000, totalMs: 45_000 }

export interface ProducerAddress {
  url: string
  /** Signs both directions. */
  secret: string
}

/**
 * No name, age or address goes with the photo. Every try carries the job as its `webhook-id`, so that the producer can drop
 * the second of two.
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
      // One picture, however often it is sent: the job says that it is the same.
      await ledger.take(PRODUCER, 'pictures', 1)
      await retry(PRODUCER, BUDGET, send, wait)
    },
  }
}
