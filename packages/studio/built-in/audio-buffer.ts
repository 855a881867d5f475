/** Concatenates pieces of sound. */

export interface AudioBuffer {
  readonly lengthMs: number
  /** −1 … 1, mono, at the buffer's rate. */
  append(samples: Float32Array): void
  pause(ms: number): void
  samples(): Float32Array
}

/** @param sampleRate of all appended pieces, in samples a second */
export function newAudioBuffer(sampleRate: number): AudioBuffer {
  const pieces: Float32Array[] = []
  let length = 0
  const append = (piece: Float32Array) => {
    pieces.push(piece)
    length += piece.length
  }
  return {
    get lengthMs() {
      return (length * 1_000) / sampleRate
    },
    append,
    pause: (ms) => append(new Float32Array(Math.round((ms * sampleRate) / 1_000))),
    samples: () => joined(pieces, length),
  }
}

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
