import { expect, test } from 'vitest'
import { alignedWords } from '#studio/align-words.ts'
import { itemAt } from '#stories/drawing/geometry.ts'
import { storyWorlds } from '#stories/library.ts'
import { findsWordsOf, ROOM_NOISE } from './aligned-tale.ts'

test.each([0, ROOM_NOISE])('finds the words of a voice by its sound, with noise of %d', (noise) =>
  findsWordsOf(itemAt(storyWorlds, 0), noise, 2),
)

const RATE = 8_000
/** @param parts seconds of sound; negative for silence */
const sound = (...parts: number[]) =>
  Float32Array.from(
    parts.flatMap((seconds) =>
      Array.from({ length: Math.abs(seconds) * RATE }, (_, at) => (seconds > 0 ? 0.5 * Math.sin(at / 3) : 0)),
    ),
  )

test('places a pause at a punctuation mark, and divides each stretch by letters', () => {
  expect(alignedWords('Bir iki. Son', sound(-0.5, 0.8, -0.6, 0.4), RATE)).toEqual([
    { text: 'Bir', startMs: 500 },
    { text: 'iki.', startMs: 900 },
    { text: 'Son', startMs: 1_900 },
  ])
})

test('places a pause in the middle of a sentence at its time in the sound', () => {
  expect(
    alignedWords('Defne yeni pelerinini giymiş', sound(0.9, -0.5, 1.6), RATE).map(({ startMs }) => startMs),
  ).toEqual([0, 491, 1_400, 2_378])
})

test('finds no word in a click and none in silence', () => {
  const [first] = alignedWords('Bir', sound(-0.2, 0.02, -0.5, 0.5), RATE)
  expect(first).toEqual({ text: 'Bir', startMs: 720 })
  expect(alignedWords('Bir', sound(-1), RATE)).toEqual([])
})

// A parent may write and record such a text: with work that grows with the square of the words it takes four seconds.
test('assigns 1,000 words to 450 sounds within two seconds', { timeout: 2_000 }, () => {
  const text = Array.from({ length: 1_000 }, () => 'a').join(' ')
  const words = alignedWords(text, sound(...Array.from({ length: 450 }, () => [0.05, -0.15]).flat()), RATE)
  expect(words).toHaveLength(1_000)
  expect(words.every(({ startMs }, at) => at === 0 || startMs >= (words[at - 1]?.startMs ?? 0))).toBe(true)
})
