/** A clip in both forms: Opus for browsers that play it, MP3 for the others. */
import type { SpokenWord } from '#media/spoken-word.ts'
import type { Clip } from '../../studio.ts'
import { encodeMp3 } from './mp3.ts'
import { encodeOpus } from './opus.ts'

/** @param samples mono, −1 … 1 @param words in order, `startMs` from the first sample */
export async function encodeClip(
  samples: Float32Array,
  sampleRate: number,
  words: readonly SpokenWord[],
): Promise<Clip> {
  const [mp3, opus] = await Promise.all([encodeMp3(samples, sampleRate, words), encodeOpus(samples, sampleRate, words)])
  return {
    bytes: mp3,
    contentType: 'audio/mpeg',
    opus: { bytes: opus, contentType: 'audio/ogg' },
    durationMs: Math.round((samples.length * 1_000) / sampleRate),
    words,
  }
}
