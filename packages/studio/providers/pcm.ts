/** Raw sound as providers send it: 16 bit, little-endian, mono. */
import { brokenAnswer } from './provider-failure.ts'

/** The fastest possible speech: a shorter clip was cut off on its way. */
const MIN_MS_A_LETTER = 25

/** @returns −1 … 1 @throws ProviderFailure, a transient one, for an incomplete clip */
export function samplesOf(provider: string, pcm: Uint8Array, sampleRate: number, spoken: string): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  const samples = new Float32Array(pcm.byteLength >> 1).map((_, index) => view.getInt16(index * 2, true) / 32_768)
  if ((samples.length * 1_000) / sampleRate < spoken.length * MIN_MS_A_LETTER)
    throw brokenAnswer(provider, 'half a clip, or none')
  return samples
}
