/** Converts a person's recording to the form of every other clip. */
import { Problem } from '#domain/problem.ts'
import { alignedWords, soundingStretches } from './align-words.ts'
import { newAudioBuffer } from './built-in/audio-buffer.ts'
import { filtered, highPass } from './built-in/voice/biquad.ts'
import { encodeClip } from './built-in/voice/encode-clip.ts'
import { even } from './built-in/voice/soften.ts'
import type { ClipOfRecording } from './studio.ts'

/**
 * Below this frequency are noises of a hand on the table and of the street, but no voice. Applied twice: 24 dB an
 * octave.
 */
const RUMBLE = { hz: 85, quality: 0.7 }
const LEAD_IN_MS = 200
const TAIL_MS = 600
/** Time kept around the detected speech: breath and the last sound of a word are quieter than its threshold. */
const AROUND_MS = 250
/** The shortest time of a word. */
const MIN_MS_A_WORD = 60

export const clipOfRecording: ClipOfRecording = async (samples, sampleRate, text) => {
  const rumble = highPass({ ...RUMBLE, sampleRate })
  const clean = filtered(filtered(samples, rumble), rumble)
  const stretches = soundingStretches(clean, sampleRate)
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) throw new Problem('recording-silent', 'Nobody speaks in the recording')
  const words = alignedWords(text, clean, sampleRate)
  const spokenMs = last.toMs - first.fromMs
  if (spokenMs < words.length * MIN_MS_A_WORD)
    throw new Problem('recording-too-short', `${spokenMs} ms for ${words.length} words`)
  const toSamples = (ms: number) => Math.round((ms * sampleRate) / 1_000)
  const from = Math.max(0, toSamples(first.fromMs - AROUND_MS))
  const to = Math.min(clean.length, toSamples(last.toMs + AROUND_MS))
  const audio = newAudioBuffer(sampleRate)
  audio.pause(LEAD_IN_MS)
  const shiftMs = LEAD_IN_MS - (from * 1_000) / sampleRate
  audio.append(even(clean.slice(from, to), sampleRate))
  audio.pause(TAIL_MS)
  const shifted = words.map((word) => ({ text: word.text, startMs: Math.round(word.startMs + shiftMs) }))
  return encodeClip(audio.samples(), sampleRate, shifted)
}
