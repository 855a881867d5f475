/** Speaks every text as one tone, with a time for each word. Tests that never listen to a voice use it. */
import { isSpoken } from '#media/spoken-word.ts'
import { encodeClip } from '../built-in/voice/encode-clip.ts'
import type { Narrator } from '../studio.ts'
import { PLAIN } from './plain.ts'

const SAMPLE_RATE = 24_000
const HZ = 220
const LOUDNESS = 0.1
/** The pace of a person who reads: a page stays open as long as a test needs to check it. */
const WORD_MS = 200

export const plainNarrator: Narrator = {
  name: PLAIN,
  speak(text) {
    const words = text.split(/\s+/).filter(isSpoken)
    const samples = Float32Array.from(
      { length: ((words.length + 1) * WORD_MS * SAMPLE_RATE) / 1_000 },
      (_, at) => LOUDNESS * Math.sin((2 * Math.PI * HZ * at) / SAMPLE_RATE),
    )
    return encodeClip(
      samples,
      SAMPLE_RATE,
      words.map((word, index) => ({ text: word, startMs: index * WORD_MS })),
    )
  },
}
