/** Cuts a loop without an audible start or end out of a theme that was played three times. */

/**
 * The length of the margins before and after the loop: MP3 adds silence at both ends of a file, and decoders shift it
 * by some milliseconds.
 */
export const MARGIN_S = 0.5
const BLEND_S = 0.04

/**
 * Cuts the middle pass, because it starts with the reverberation of the first one. Its last 40 ms are blended into the
 * 40 ms before its first note, and parts of the loop itself are its margins.
 * @param passes one channel, at least two passes and their rest
 * @returns margin, loop, margin
 */
export function cutLoop(passes: Float32Array, lengthS: number, sampleRate: number): Float32Array {
  const length = Math.round(lengthS * sampleRate)
  const margin = Math.round(MARGIN_S * sampleRate)
  const blend = Math.round(BLEND_S * sampleRate)
  const loop = passes.slice(length, 2 * length)
  if (loop.length < length) throw new Error('The recording is shorter than two passes.')
  for (let i = 0; i < blend; i++) {
    // Equal gain: both are the same bars, and a blend of equal power would be louder in its middle.
    const share = (i + 1) / blend
    const at = length - blend + i
    loop[at] = (loop[at] ?? 0) * (1 - share) + (passes[at] ?? 0) * share
  }
  const file = new Float32Array(length + 2 * margin)
  file.set(loop.subarray(length - margin))
  file.set(loop, margin)
  file.set(loop.subarray(0, margin), margin + length)
  return file
}
