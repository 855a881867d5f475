/** MP3, for browsers that play no Opus: those of iPhones before iOS 18.4. */
import { createMp3Encoder } from 'wasm-media-encoders'
import type { SpokenWord } from '#media/spoken-word.ts'
import { withWordTimes } from '#media/word-times-in-mp3.ts'

/** Enough for a voice without hiss, and six clips stay under a megabyte. */
const KBPS = 24

/** @returns the clip as MP3, with its word times inside */
export async function encodeMp3(
  samples: Float32Array,
  sampleRate: number,
  words: readonly SpokenWord[],
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 1, bitrate: KBPS })
  // Both results are views of one buffer: copy the first before the second call.
  const body = new Uint8Array(encoder.encode([samples]))
  const tail = encoder.finalize()
  const file = new Uint8Array(body.length + tail.length)
  file.set(body)
  file.set(tail, body.length)
  return withWordTimes(file, words)
}
