/**
 * Short notation for composing: keys, bars of melody, chord progressions. A typing mistake is an error, not a wrong
 * note.
 */
import type { Note } from './score.ts'

const SEMITONES: Readonly<Record<string, number>> = {
  C: 0,
  'C#': 1,
  Db: 1,
  D: 2,
  'D#': 3,
  Eb: 3,
  E: 4,
  F: 5,
  'F#': 6,
  Gb: 6,
  G: 7,
  'G#': 8,
  Ab: 8,
  A: 9,
  'A#': 10,
  Bb: 10,
  B: 11,
}

/** @param name 'F#5'; C4 is the middle C @returns MIDI key @throws Error */
export function keyOf(name: string): number {
  const [, letter = '', octave = ''] = /^([A-G][#b]?)(\d)$/.exec(name) ?? []
  const semitone = SEMITONES[letter]
  if (semitone === undefined) throw new Error(`'${name}' is no key`)
  return semitone + 12 * (Number(octave) + 1)
}

const PHRASE_BARS = 4
/** The velocity that the middle of a phrase has above its ends. */
const SWELL = 9

/**
 * @param bars 'A5:1.5 G5:.5 F5:1 | A5:2 r:1': key and beats, 'r' rests. Phrases of four bars get louder and softer
 * again.
 * @throws Error if a bar is too short or too long
 */
export function melody(
  bars: string,
  { beatsPerBar, velocity, fromBar = 0 }: { beatsPerBar: number; velocity: number; fromBar?: number },
): Note[] {
  return bars.split('|').flatMap((bar, index) => {
    const notes: Note[] = []
    let beat = 0
    for (const word of bar.trim().split(/\s+/)) {
      const [name = '', length = ''] = word.split(':')
      const beats = Number(length)
      const inPhrase = ((index % PHRASE_BARS) + beat / beatsPerBar) / PHRASE_BARS
      if (name !== 'r')
        notes.push({
          beat: (fromBar + index) * beatsPerBar + beat,
          key: keyOf(name),
          beats,
          velocity: velocity + SWELL * Math.sin(Math.PI * inPhrase),
        })
      beat += beats
    }
    if (beat !== beatsPerBar) throw new Error(`bar ${index + 1} has ${beat} beats, not ${beatsPerBar}: ${bar.trim()}`)
    return notes
  })
}

/** In semitones above the root. */
const CHORDS = {
  major: [0, 4, 7],
  minor: [0, 3, 7],
  major7: [0, 4, 7, 11],
  minor7: [0, 3, 7, 10],
  dominant7: [0, 4, 7, 10],
  add9: [0, 4, 7, 14],
  sus4: [0, 5, 7],
} as const satisfies Record<string, readonly number[]>

export interface Chord {
  root: number
  /** Three or four keys, from the root upwards. */
  keys: readonly number[]
  third: number
  fifth: number
}

/** @param bars one chord a bar: 'F3:add9 D3:minor7' @throws Error */
export function progression(bars: string): Chord[] {
  return bars
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [name = '', kind = ''] = word.split(':')
      const intervals: readonly number[] | undefined = CHORDS[kind as keyof typeof CHORDS]
      if (!intervals) throw new Error(`'${word}' is no chord`)
      const root = keyOf(name)
      const keys = intervals.map((interval) => root + interval)
      return { root, keys, third: keys[1] ?? root, fifth: keys[2] ?? root }
    })
}

export const transposed = (notes: readonly Note[], semitones: number): Note[] =>
  notes.map((note) => ({ ...note, key: note.key + semitones }))

/** @param fromBar from 0 @param toBar exclusive */
export const barsOf = (notes: readonly Note[], beatsPerBar: number, fromBar: number, toBar: number): Note[] =>
  notes.filter(({ beat }) => beat >= fromBar * beatsPerBar && beat < toBar * beatsPerBar)

export const softened = (notes: readonly Note[], by: number): Note[] =>
  notes.map((note) => ({ ...note, velocity: note.velocity - by }))
