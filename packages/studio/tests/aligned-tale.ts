/** Finds the words of a tale's own clips by their sound, and compares them with the times in the clips. */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { decodeOpus, DECODED_RATE } from '#ops/measure-voice/decode-opus.ts'
import { opusUrl } from '#media/clip.ts'
import { readWordTimes } from '#media/word-times.ts'
import { alignedWords } from '#studio/align-words.ts'
import { templateRecord } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'

/** Noise of an open window to the street. */
export const ROOM_NOISE = 0.01

/** @param spreads number of the tale's spreads, from the first */
export async function findsWordsOf(tale: StoryWorld, noise: number, spreads = Infinity): Promise<void> {
  const apartMs: number[] = []
  for (const { file, words, text } of clipsOf(tale).slice(0, spreads)) {
    const found = alignedWords(text, withNoise(await decodeOpus(file), noise), DECODED_RATE)
    expect(found.map((word) => word.text)).toEqual(words.map((word) => word.text))
    apartMs.push(...found.map(({ startMs }, index) => Math.abs(startMs - (words[index]?.startMs ?? Infinity))))
  }
  apartMs.sort((a, b) => a - b)
  expect(apartMs[Math.floor(apartMs.length / 2)]).toBeLessThan(60)
  expect(apartMs[Math.floor(apartMs.length * 0.95)]).toBeLessThan(200)
  expect(apartMs[Math.floor(apartMs.length * 0.99)]).toBeLessThan(600)
  // The worst word of four tales: 344 ms, in the bakery.
  if (noise === 0) expect(apartMs.at(-1)).toBeLessThan(400)
}

function clipsOf(tale: StoryWorld) {
  const { narrationURLs, storyTexts } = templateRecord(tale)
  return narrationURLs.map((url, spread) => {
    const file = readFileSync(`public${opusUrl(url) ?? url}`)
    return { file, words: readWordTimes(file), text: storyTexts.slice(2 * spread, 2 * spread + 2).join('\n\n') }
  })
}

/** The same noise in every run. */
function withNoise(samples: Float32Array, level: number): Float32Array {
  let seed = 1
  return samples.map((sample) => {
    seed = (seed * 16_807) % 2_147_483_647
    return sample + level * (seed / 1_073_741_824 - 1)
  })
}
