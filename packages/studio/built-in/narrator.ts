/** The narrator without an outside provider: a clear, calm, synthetic voice. */
import { isSpoken, type SpokenWord } from '#media/spoken-word.ts'
import { SHORT_TALES_UNTIL_AGE } from '#domain/child.ts'
import type { Narrator, Reading } from '../studio.ts'
import { newAudioBuffer } from './audio-buffer.ts'
import { clausesOf, spokenText, type Clause } from './voice/clauses.ts'
import { encodeClip } from './voice/encode-clip.ts'
import { faded, heard, softened } from './voice/soften.ts'
import { speak, type ClauseToSpeak } from './voice/speak.ts'
import { wordTimes } from './voice/word-times.ts'

const LEAD_IN_MS = 150
/**
 * In eSpeak's English words a minute; Turkish words are longer. Measured (npm run ops -- measure-voice): about 4.5
 * syllables a second of speech, 4.1 for the youngest, like a parent who reads to a child.
 */
const RATE = { youngest: 140, older: 149 }
/** The last spread is read more slowly: the child falls asleep. */
const LAST_SPREAD = 0.9
/** The slowest rate of eSpeak. */
const DRAWN_OUT_RATE = 80
/** 0–100, 50 is the voice's own pitch. Speakers of a dialogue alternate between two pitches. */
const PITCH = { narration: 60, dialogue: [62, 84], drawnOut: 44 }
const RANGE = { narration: 96, dialogue: 97, exclamation: 99 }
/** A paragraph begins at a higher pitch than it ends, as when a person reads aloud. */
const DECLINE_A_SENTENCE = 6
const LOWEST_DECLINE = 24

export const builtInNarrator: Narrator = {
  name: 'built-in',
  async speak(text, reading = {}) {
    const clauses = clausesOf(text).map((clause) => ({ clause, ...spokenText(clause) }))
    const { sampleRate, clauses: spoken } = await speak(
      clauses.map(({ clause, text }) => ({ text, ...tone(clause, reading) })),
    )
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

function tone(clause: Clause, { age, isLastSpread = false }: Reading): Omit<ClauseToSpeak, 'text'> {
  const { isDialogue, isExclamation, isDrawnOut, sentence, speech } = clause
  const usual = age !== undefined && age <= SHORT_TALES_UNTIL_AGE ? RATE.youngest : RATE.older
  const rate = isDrawnOut ? DRAWN_OUT_RATE : Math.round(usual * (isLastSpread ? LAST_SPREAD : 1))
  const range = isExclamation ? RANGE.exclamation : isDialogue ? RANGE.dialogue : RANGE.narration
  if (isDrawnOut) return { rate, pitch: PITCH.drawnOut, range }
  const voice = PITCH.dialogue[speech % PITCH.dialogue.length] ?? PITCH.narration
  const decline = Math.min(LOWEST_DECLINE, sentence * DECLINE_A_SENTENCE)
  return { rate, pitch: isDialogue ? voice : PITCH.narration - decline, range }
}
