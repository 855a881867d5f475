/** Limits of a clip: a slow enough pace, loudness, melody, rests, and sound words that are drawn out. */
import { SHORT_TALES_UNTIL_AGE } from '#domain/child.ts'
import { DEFAULT_VOLUMES, MUSIC_BENEATH_VOICE_DB } from '#sound/music-themes.ts'
import { TARGET_LUFS } from '../music/mix.ts'
import type { ClipMeasures } from './measures.ts'

export interface Row extends ClipMeasures {
  book: string
  age: number
  /** From 0. */
  spread: number
}

const SYLLABLES_A_SECOND = { youngest: 4.4, older: 4.8 }
const LUFS = { from: -18, to: -16 }
const PEAK_DB = -0.3
const MELODY_SEMITONES = 3
const LEAD_LU = 9
const DUCKING_DB = { from: 10, to: 12 }
const RESTS = 5
const DRAWN_OUT_S = 0.8
/** The rates make the last spread a tenth slower; words differ too, so the gate asks for less. */
const LAST_SPREAD_AT_MOST = 0.97

/** Two loudspeakers play one channel. */
const TWO_LOUDSPEAKERS_LU = 3

/**
 * @param sunkenDb by how much the music is lowered below its channel's volume @returns by how many LU the voice is
 * louder than the music, at the default volumes
 */
export const leadsBy = ({ lufs }: Pick<Row, 'lufs'>, sunkenDb: number): number =>
  lufs +
  TWO_LOUDSPEAKERS_LU +
  volumeDb(DEFAULT_VOLUMES.narration) -
  (TARGET_LUFS + volumeDb(DEFAULT_VOLUMES.music) + sunkenDb)

const volumeDb = (percent: number): number => 20 * Math.log10(percent / 100)

export function missedGates(row: Row): string[] {
  const pace = row.age <= SHORT_TALES_UNTIL_AGE ? SYLLABLES_A_SECOND.youngest : SYLLABLES_A_SECOND.older
  const ducking = -MUSIC_BENEATH_VOICE_DB
  const gates: [name: string, isHeld: boolean][] = [
    [`pace at most ${pace}`, row.syllablesASecond <= pace],
    ['loudness', row.lufs >= LUFS.from && row.lufs <= LUFS.to],
    ['peak', row.peakDb <= PEAK_DB],
    [`melody at least ${MELODY_SEMITONES}`, row.melody >= MELODY_SEMITONES],
    [`lead at least ${LEAD_LU}`, leadsBy(row, MUSIC_BENEATH_VOICE_DB) >= LEAD_LU],
    ['ducking', ducking >= DUCKING_DB.from && ducking <= DUCKING_DB.to],
    ['rests that differ', row.rests >= RESTS],
    ...row.sounds.map(({ word, seconds }): [string, boolean] => [`${word} drawn out`, seconds >= DRAWN_OUT_S]),
  ]
  return gates.flatMap(([name, isHeld]) => (isHeld ? [] : [name]))
}

/**
 * Compares the last spread's pace with the median of the others, for each book and age: a single spread with many long
 * sounds says little about the pace.
 */
export function slowerAtTheEnd(
  rows: readonly Row[],
): { book: string; age: number; share: number; isSlower: boolean }[] {
  return [...Map.groupBy(rows, ({ book, age }) => `${book} ${age}`).values()].flatMap((ofBook) => {
    const last = ofBook.at(-1)
    if (!last) return []
    const others = ofBook.slice(0, -1)
    const paces = others.map(({ syllablesASecond }) => syllablesASecond).toSorted((one, other) => one - other)
    const usual = paces[paces.length >> 1] ?? 0
    const share = last.syllablesASecond / usual
    return [{ book: last.book, age: last.age, share, isSlower: share <= LAST_SPREAD_AT_MOST }]
  })
}
