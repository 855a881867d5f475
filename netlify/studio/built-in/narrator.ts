/** The narrator that needs nobody: a clear, calm, synthetic voice. */
import { isSpoken, type SpokenWord } from '#media/spoken-word.ts'
import type { Narrator } from '../studio.ts'
import { newAudioBuffer } from './audio-buffer.ts'
import { clausesOf, spokenText, type Clause } from './voice/clauses.ts'
import { encodeClip } from './voice/encode-clip.ts'
import { faded, heard, softened } from './voice/soften.ts'
import { speak, type ClauseToSpeak } from './voice/speak.ts'
import { wordTimes } from './voice/word-times.ts'

const LEAD_IN_MS = 150
/** In eSpeak's English words. Turkish ones are longer: about 130 a minute while it speaks, 100 with its pauses, so that a finger can follow. */
const RATE = 180
const PITCH = { narration: 50, dialogue: 60 }
const RANGE = { narration: 55, dialogue: 66, exclamation: 74 }
/** A reader aloud begins a paragraph higher than it ends. */
const DECLINE_A_SENTENCE = 2
const LOWEST_DECLINE = 8

export const builtInNarrator: Narrator = {
  async speak(text) {
    const clauses = clausesOf(text).map((clause) => ({ clause, ...spokenText(clause) }))
    const { sampleRate, clauses: spoken } = await speak(clauses.map(({ clause, text }) => ({ text, ...tone(clause) })))
    const msOf = (samples: number) => (samples * 1_000) / sampleRate

    const audio = newAudioBuffer(sampleRate)
    const words: SpokenWord[] = []
    audio.pause(LEAD_IN_MS)
    clauses.forEach(({ clause, starts }, index) => {
      const { samples = new Float32Array(), words: told = [] } = spoken[index] ?? {}
      const { from, to } = heard(samples)
      const times = wordTimes(
        starts,
        told.map(({ at, startMs }) => ({ at, startMs: Math.max(0, startMs - msOf(from)) })),
        msOf(to - from),
      )
      clause.words.forEach((word, at) => {
        if (isSpoken(word)) words.push({ text: word, startMs: Math.round(audio.lengthMs + (times[at] ?? 0)) })
      })
      audio.append(faded(samples.subarray(from, to), sampleRate))
      audio.pause(clause.pauseMs)
    })
    return encodeClip(softened(audio.samples(), sampleRate), sampleRate, words)
  },
}

function tone({ isDialogue, isExclamation, sentence }: Clause): Omit<ClauseToSpeak, 'text'> {
  return {
    rate: RATE,
    pitch: isDialogue ? PITCH.dialogue : PITCH.narration - Math.min(LOWEST_DECLINE, sentence * DECLINE_A_SENTENCE),
    range: isExclamation ? RANGE.exclamation : isDialogue ? RANGE.dialogue : RANGE.narration,
  }
}
