import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeOpus, DECODED_RATE } from '#dev/measure-voice/decode-opus.ts'
import { opusUrl } from '#media/clip.ts'
import { readWordTimes } from '#media/word-times.ts'
import { alignedWords } from '#netlify/studio/align-words.ts'
import { storyWorlds, templateRecord } from '#stories/library.ts'

/** A whole book is decoded. */
const SLOW_MS = 60_000
/** A room with a window to the street. */
const ROOM = 0.01

const clipsOf = (book: (typeof storyWorlds)[number]) => {
  const { narrationURLs, storyTexts } = templateRecord(book)
  return narrationURLs.map((url, spread) => {
    const file = readFileSync(`public${opusUrl(url) ?? url}`)
    return { file, words: readWordTimes(file), text: storyTexts.slice(2 * spread, 2 * spread + 2).join('\n\n') }
  })
}

/** The same noise at every run. */
function withNoise(samples: Float32Array, level: number): Float32Array {
  let seed = 1
  return samples.map((sample) => {
    seed = (seed * 16_807) % 2_147_483_647
    return sample + level * (seed / 1_073_741_824 - 1)
  })
}

test.each(storyWorlds.flatMap((book) => [0, ROOM].map((noise) => ({ book, noise, id: book.id }))))(
  '$id, noise of $noise: the words of a voice that tells nothing are found where it says them',
  async ({ book, noise }) => {
    const apartMs: number[] = []
    for (const { file, words, text } of clipsOf(book)) {
      const found = alignedWords(text, withNoise(await decodeOpus(file), noise), DECODED_RATE)
      expect(found.map((word) => word.text)).toEqual(words.map((word) => word.text))
      apartMs.push(...found.map(({ startMs }, index) => Math.abs(startMs - (words[index]?.startMs ?? Infinity))))
    }
    apartMs.sort((a, b) => a - b)
    expect(apartMs[Math.floor(apartMs.length / 2)]).toBeLessThan(60)
    expect(apartMs[Math.floor(apartMs.length * 0.95)]).toBeLessThan(200)
    expect(apartMs[Math.floor(apartMs.length * 0.99)]).toBeLessThan(600)
    if (noise === 0) expect(apartMs.at(-1)).toBeLessThan(300)
  },
  SLOW_MS,
)

const RATE = 8_000
/** @param parts seconds of sound, and of silence where negative */
const sound = (...parts: number[]) =>
  Float32Array.from(
    parts.flatMap((seconds) =>
      Array.from({ length: Math.abs(seconds) * RATE }, (_, at) => (seconds > 0 ? 0.5 * Math.sin(at / 3) : 0)),
    ),
  )

test('a pause falls where a mark is, and each stretch is shared out by letters', () => {
  expect(alignedWords('Bir iki. Son', sound(-0.5, 0.8, -0.6, 0.4), RATE)).toEqual([
    { text: 'Bir', startMs: 500 },
    { text: 'iki.', startMs: 900 },
    { text: 'Son', startMs: 1_900 },
  ])
})

test('who rests in the middle of a sentence has rested there', () => {
  expect(
    alignedWords('Defne yeni pelerinini giymiş', sound(0.9, -0.5, 1.6), RATE).map(({ startMs }) => startMs),
  ).toEqual([0, 491, 1_400, 2_378])
})

test('a click is no word, and of silence nothing is said', () => {
  const [first] = alignedWords('Bir', sound(-0.2, 0.02, -0.5, 0.5), RATE)
  expect(first).toEqual({ text: 'Bir', startMs: 720 })
  expect(alignedWords('Bir', sound(-1), RATE)).toEqual([])
})
