/** When each word of a text is said. */
import { spokenWordsIn, type SpokenWord } from '#media/spoken-word.ts'

/** @param characters of the text, in a provider's own division @param startSeconds of each of them */
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

/** How long a mark is waited at, in letters. */
const PAUSES: readonly (readonly [RegExp, number])[] = [
  [/[.!?…]["”’]?$/, 9],
  [/[,;:–—]["”’]?$/, 4],
]

/**
 * For a voice that tells no times: the heard part is shared out by letters and pauses. Right to about half a second, which
 * is enough to follow a line, and too little to light single letters.
 * @param heardMs where the voice begins and ends
 */
export function estimatedWords(text: string, heardMs: { from: number; to: number }): SpokenWord[] {
  const words = spokenWordsIn(text)
  const weights = words.map(({ text: word }) => word.length + 1 + (PAUSES.find(([mark]) => mark.test(word))?.[1] ?? 0))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  return words.map(({ text: word }, index) => {
    const startMs = Math.round(heardMs.from + ((heardMs.to - heardMs.from) * passed) / whole)
    passed += weights[index] ?? 0
    return { text: word, startMs }
  })
}
