/** A part is ready when it answers, not after a time. */
import type { Child } from './children.ts'

const ASK_EVERY_MS = 100
const ONE_QUESTION_MS = 5_000

/**
 * Polls an address until it answers as wanted.
 * @throws if the part ends by itself or gives no such answer in time; the message carries its last lines
 */
export async function untilReady(
  child: Child,
  url: string,
  {
    timeoutMs,
    isReady = (answer) => answer.status < 500,
  }: { timeoutMs: number; isReady?: (answer: Response) => boolean },
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (child.hasEnded()) throw new Error(`${child.name} ended before it was ready:\n${child.lastLines()}`)
    if (await answers(url, isReady)) return
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  throw new Error(`${child.name} gave no answer at ${url} in ${timeoutMs / 1_000} s:\n${child.lastLines()}`)
}

async function answers(url: string, isReady: (answer: Response) => boolean): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(ONE_QUESTION_MS),
      redirect: 'manual',
      headers: { Accept: 'text/html, */*' },
    })
    await answer.arrayBuffer()
    return isReady(answer)
  } catch {
    // No server listens yet: poll again.
    return false
  }
}
