/** A link by which others read a book (product 10.2). */
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { Share, ShareChoice, ShareToken } from '#domain/share.ts'
import { sharedBookData } from '#domain/site-paths.ts'
import { shareBookAnswerSchema, sharedBookAnswerSchema, type SharedBook } from '#domain/wire.ts'
import { answerIn, callFunction } from './call-function.ts'

const TIMEOUT_MS = 30_000

/** @param choice null ends the link. @returns the link as it is now. @throws Problem */
export async function shareBook(storyId: StoryId, choice: ShareChoice | null): Promise<Share | null> {
  const answer = await callFunction('share-book', {
    json: { storyId, choice },
    schema: shareBookAnswerSchema,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `share-book refused: ${answer.message}`)
  return answer.share
}

/** Sends no token: everybody who has the link may read. @throws Problem 'share-over' */
export async function fetchSharedBook(token: ShareToken): Promise<SharedBook> {
  const { status, text } = await textAt(sharedBookData(token))
  const answer = answerIn(text, sharedBookAnswerSchema, `shared-book failed with status ${status}`)
  if (!answer.success) throw new Problem(answer.code, `shared-book refused: ${answer.message}`)
  return answer.book
}

async function textAt(address: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new Problem('network', 'The shared book was not reached', { cause })
  }
}

/** The request is not awaited. */
export function countReading(token: ShareToken): void {
  fetch(sharedBookData(token), { method: 'POST', keepalive: true }).catch((reason: unknown) =>
    console.info('[shared-book] a reading is not counted', reason),
  )
}
