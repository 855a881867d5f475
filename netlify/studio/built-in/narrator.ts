/** The narrator that needs nobody: a clear, calm, synthetic voice. */
import type { Narrator, SpokenWord } from '../studio.ts'
import { encodeMp3 } from './voice/mp3.ts'
import { heard, softened } from './voice/soften.ts'
import { speak } from './voice/speak.ts'

/** Words a minute, and 0–100: slow enough to follow with a finger. */
const VOICE = { rate: 140, pitch: 52 }
const LEAD_IN_MS = 150
const PAUSE_MS = 850
const TAIL_MS = 450

export const builtInNarrator: Narrator = {
  async narrate(text) {
    const { sampleRate, paragraphs } = await speak(text.split(/\n\s*\n/), VOICE)
    const samplesIn = (ms: number) => Math.round((ms * sampleRate) / 1_000)
    const msOf = (samples: number) => Math.round((samples * 1_000) / sampleRate)
    const pieces: Float32Array[] = [new Float32Array(samplesIn(LEAD_IN_MS))]
    const words: SpokenWord[] = []
    let length = samplesIn(LEAD_IN_MS)
    const append = (piece: Float32Array) => {
      pieces.push(piece)
      length += piece.length
    }
    paragraphs.forEach(({ samples, words: spoken }, index) => {
      if (index > 0) append(new Float32Array(samplesIn(PAUSE_MS)))
      const { from, to } = heard(samples)
      for (const word of spoken) words.push({ text: word.text, startMs: Math.max(0, msOf(length - from) + Math.round(word.startMs)) })
      append(softened(samples.subarray(from, to), sampleRate))
    })
    append(new Float32Array(samplesIn(TAIL_MS)))
    const bytes = await encodeMp3(joined(pieces, length), sampleRate)
    return { bytes, contentType: 'audio/mpeg', durationMs: msOf(length), words }
  },
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
