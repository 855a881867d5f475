/** Measures of a clip: pace, silence, loudness, melody, peak. */
import type { SpokenWord } from '#media/spoken-word.ts'
import { loudness } from '#studio/built-in/voice/loudness.ts'
import { voicedPitches } from './pitch.ts'

const FRAME_MS = 10
/** A gap below this level counts as silence only if it is this long: shorter ones are the closing of a p or a t. */
const SILENCE_DB = -45
const SILENCE_MS = 100
const LEAP_SEMITONES = 11
/** The same vowel three times in a row is one sound that is drawn out. */
const STRETCHED = /([aeıioöuüâîû])\1{2,}/iu
const VOWELS = /[aeıioöuüâîû]/giu

export interface ClipMeasures {
  seconds: number
  /** Syllables of the text: one for each vowel, a long one counts once. */
  syllables: number
  /** Only while the voice speaks. */
  syllablesASecond: number
  /** Share of silence in the clip. */
  silence: number
  lufs: number
  /** dB of the loudest sample. */
  peakDb: number
  /** Standard deviation of the melody, in semitones. */
  melody: number
  /** The number of different rests between words, in steps of 50 ms. */
  rests: number
  /** Sounds that are drawn out, with their durations in seconds. */
  sounds: { word: string; seconds: number }[]
}

/** @param samples mono, −1 … 1 */
export function measureClip(samples: Float32Array, sampleRate: number, words: readonly SpokenWord[]): ClipMeasures {
  const seconds = samples.length / sampleRate
  const silences = silencesOf(samples, sampleRate)
  const silent = silences.reduce((sum, { from, to }) => sum + to - from, 0)
  const syllables = words.reduce((sum, { text }) => sum + syllablesOf(text), 0)
  return {
    seconds,
    syllables,
    syllablesASecond: syllables / (seconds - silent),
    silence: silent / seconds,
    lufs: loudness([samples], sampleRate),
    peakDb: decibels(samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
    melody: spreadInSemitones(voicedPitches(samples, sampleRate)),
    rests: new Set(silences.map(({ from, to }) => Math.round((to - from) / 0.05))).size,
    sounds: words.flatMap(({ text, startMs }, index) => {
      if (!STRETCHED.test(text)) return []
      const end = Math.min(words[index + 1]?.startMs ?? Infinity, seconds * 1_000) / 1_000
      const rest = silences.find(({ from, to }) => to > startMs / 1_000 + 0.1 && from < end && from > startMs / 1_000)
      return [{ word: text, seconds: Math.min(end, rest?.from ?? end) - startMs / 1_000 }]
    }),
  }
}

/** A Turkish syllable has exactly one vowel; a sound that is drawn out is one, however it is spelled. */
export const syllablesOf = (word: string): number =>
  (word.replace(new RegExp(STRETCHED, 'giu'), '$1').match(VOWELS) ?? []).length

/** Times in seconds. */
function silencesOf(samples: Float32Array, sampleRate: number): { from: number; to: number }[] {
  const frame = Math.round((FRAME_MS * sampleRate) / 1_000)
  const silences: { from: number; to: number }[] = []
  let from: number | null = null
  for (let at = 0; at <= samples.length; at += frame) {
    const isSilent =
      at + frame <= samples.length && decibels(rootMeanSquare(samples.subarray(at, at + frame))) < SILENCE_DB
    if (isSilent) from ??= at
    else if (from !== null) {
      if (at - from >= (SILENCE_MS * sampleRate) / 1_000)
        silences.push({ from: from / sampleRate, to: at / sampleRate })
      from = null
    }
  }
  return silences
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0
  for (const value of samples) sum += value * value
  return Math.sqrt(sum / samples.length)
}

function spreadInSemitones(pitches: readonly number[]): number {
  const all = pitches.map((hz) => 12 * Math.log2(hz)).toSorted((one, other) => one - other)
  const middle = all[all.length >> 1] ?? 0
  // At the start and end of a sound the analysis may find half or twice the pitch: no melody leaps so far.
  const semitones = all.filter((value) => Math.abs(value - middle) < LEAP_SEMITONES)
  const mean = semitones.reduce((sum, value) => sum + value, 0) / semitones.length
  return Math.sqrt(semitones.reduce((sum, value) => sum + (value - mean) ** 2, 0) / semitones.length)
}

const decibels = (amplitude: number): number => 20 * Math.log10(amplitude)
