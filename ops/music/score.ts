/** The parts of a theme, before it becomes a MIDI file. Times are beats from the beginning of the theme. */
import type { Random } from '#stories/drawing/random.ts'

export interface Note {
  beat: number
  /** MIDI key: 60 is C4. */
  key: number
  beats: number
  /** 1–127 */
  velocity: number
}

export interface Part {
  /** General MIDI program from 0, or the drum kit. */
  instrument: number | 'drums'
  /** 0–127 */
  volume: number
  /** 0 left, 64 middle, 127 right */
  pan?: number
  /** 0–127 */
  reverb: number
  notes: readonly Note[]
}

export interface Score {
  beatsPerMinute: number
  beatsPerBar: number
  bars: number
  parts: readonly Part[]
}

export const beatsOf = ({ bars, beatsPerBar }: Score): number => bars * beatsPerBar
export const secondsOf = (score: Score): number => (beatsOf(score) * 60) / score.beatsPerMinute

const LATE_BEATS = 0.009
const VELOCITY_SPREAD = 5

/** Human timing and loudness: a little late or early, a little louder or softer. Never before the theme begins. */
export const played = (notes: readonly Note[], random: Random): Note[] =>
  notes.map((note) => ({
    ...note,
    beat: Math.max(0, note.beat + random.spread() * LATE_BEATS),
    velocity: Math.round(Math.min(127, Math.max(1, note.velocity + random.spread() * VELOCITY_SPREAD))),
  }))
