/** A finished book as a file for a press (product 10.2). */
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { Print, PrintFormat } from '#domain/printed-book.ts'
import { printBookAnswerSchema } from '#domain/wire.ts'
import { callFunction } from './call-function.ts'

const TIMEOUT_MS = 30_000

/** @returns the state of the print, usually still in production. @throws Problem */
export async function printBook(storyId: StoryId, format: PrintFormat): Promise<Print> {
  const answer = await callFunction('print-book', {
    json: { storyId, format },
    schema: printBookAnswerSchema,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `print-book refused: ${answer.message}`)
  return answer.print
}
