/** Joins the paragraphs that a provider has spoken to one clip. */
import type { SpokenWord } from '#media/spoken-word.ts'
import { encodeClip } from '../built-in/voice/encode-clip.ts'
import { heard } from '../built-in/voice/soften.ts'
import type { Clip } from '../studio.ts'
import { newAudioBuffer } from '../built-in/audio-buffer.ts'

const LEAD_IN_MS = 150
const PAUSE_MS = 850
const TAIL_MS = 450

export interface SpokenParagraph {
  /** −1 … 1, mono */
  samples: Float32Array
  /** Counted from the first sample. */
  words: readonly SpokenWord[]
}

export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/)

/** Cuts the silence at both ends of a paragraph, so that all pauses are equal. */
export async function assembleClip(paragraphs: readonly SpokenParagraph[], sampleRate: number): Promise<Clip> {
  const audio = newAudioBuffer(sampleRate)
  const words: SpokenWord[] = []
  audio.pause(LEAD_IN_MS)
  paragraphs.forEach(({ samples, words: spoken }, index) => {
    if (index > 0) audio.pause(PAUSE_MS)
    const { from, to } = heard(samples)
    const startMs = audio.lengthMs - (from * 1_000) / sampleRate
    for (const word of spoken) words.push({ text: word.text, startMs: Math.max(0, Math.round(startMs + word.startMs)) })
    audio.append(samples.subarray(from, to))
  })
  audio.pause(TAIL_MS)
  return encodeClip(audio.samples(), sampleRate, words)
}
