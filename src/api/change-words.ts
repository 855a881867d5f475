/** Other words for a spread of a finished book (product 10.2). */
import type { StoryId } from '#domain/ids.ts'
import type { SpreadTexts } from '#domain/own-words.ts'
import { Problem } from '#domain/problem.ts'
import { changeWordsAnswerSchema } from '#domain/wire.ts'
import { callFunction } from './call-function.ts'

const TIMEOUT_MS = 30_000

/** The result comes later, in the book's record. @throws Problem */
export async function changeWords(storyId: StoryId, spread: number, texts: SpreadTexts): Promise<void> {
  const answer = await callFunction('change-words', {
    json: { storyId, spread, texts },
    schema: changeWordsAnswerSchema,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `change-words refused: ${answer.message}`)
}
