/** Computes the time of each word of a text. */
import { spokenWordsIn, type SpokenWord } from '#media/spoken-word.ts'

/** @param characters of the text, in a provider's own pieces @param startSeconds of each piece */
export function wordsByCharacter(characters: readonly string[], startSeconds: readonly number[]): SpokenWord[] {
  const startAt = new Map<number, number>()
  let length = 0
  characters.forEach((character, index) => {
    startAt.set(length, startSeconds[index] ?? 0)
    length += character.length
  })
  return spokenWordsIn(characters.join('')).map(({ text, at }) => ({
    text,
    startMs: Math.round((startAt.get(at) ?? 0) * 1_000),
  }))
}
