/** Eğlence: a stroll in G in three rounds (A B A), marimba over a strummed guitar and a tuba; a whistle joins in the middle. */
import { createRandom } from '#stories/drawing/random.ts'
import { barsOf, melody, progression, softened } from '../notation.ts'
import { played, type Note, type Score } from '../score.ts'

const NYLON_GUITAR = 24
const MARIMBA = 12
const TUBA = 58
const GLOCKENSPIEL = 9
const WHISTLE = 78
const DRUM = { kick: 36, clap: 39, shaker: 82, woodblock: 76 }

const beatsPerBar = 4
const bars = 24
const roundBars = 8
const OCTAVE = 12
const FIFTH = 7
/** The guitar plays no root below its key, the tuba no fifth of a root above its own. */
const GUITAR_FLOOR = 48
const TUBA_CEILING = 50

const stroll = 'G2:major C3:major G2:major D3:major G2:major C3:major D3:dominant7 G2:major'
const lookout = 'E3:minor C3:major G2:major D3:major E3:minor C3:major A2:minor7 D3:dominant7'
const chords = progression([stroll, lookout, stroll].join(' '))

const strollTune = `
   D5:.5 G5:.5 B5:1 A5:.5 G5:.5 D5:1 | E5:.5 G5:.5 C6:1 B5:.5 A5:.5 G5:1 | D5:.5 G5:.5 B5:.5 D6:.5 B5:1 G5:1    | A5:1.5 B5:.5 A5:2
 | D5:.5 G5:.5 B5:1 A5:.5 G5:.5 D5:1 | E5:.5 G5:.5 C6:1 E6:.5 D6:.5 C6:1 | B5:.5 A5:.5 F#5:.5 A5:.5 C6:1 A5:1   | G5:2 r:2`
const lookoutTune = `
   E5:1 G5:.5 B5:.5 E6:1 D6:1 | C6:.5 B5:.5 C6:.5 D6:.5 C6:1 G5:1 | B5:1 D6:.5 B5:.5 G5:1 B5:1      | A5:2 D5:1 r:1
 | E5:1 G5:.5 B5:.5 E6:1 D6:1 | C6:.5 D6:.5 E6:.5 D6:.5 C6:1 E5:1 | A5:.5 B5:.5 C6:.5 B5:.5 A5:1 C6:1 | D6:1 C6:.5 A5:.5 F#5:1 r:1`
const tune = melody([strollTune, lookoutTune, strollTune].join('|'), { beatsPerBar, velocity: 66 })

const guitarRoot = (root: number) => (root < GUITAR_FLOOR ? root + OCTAVE : root)

const STRUMS = [1, 1.5, 2.5, 3, 3.5]
const STRUM_BEATS = 0.015
const guitar = chords.flatMap(({ root, keys }, bar) =>
  STRUMS.flatMap((beat, strum) =>
    keys.slice(0, 3).map((key, string) => ({
      beat: bar * beatsPerBar + beat + string * STRUM_BEATS,
      key: key - root + guitarRoot(root) + OCTAVE,
      beats: 0.35,
      velocity: strum % 2 === 0 ? 54 : 44,
    })),
  ),
)

const tuba = chords.flatMap(({ root }, bar) => [
  { beat: bar * beatsPerBar, key: root - OCTAVE, beats: 0.8, velocity: 70 },
  {
    beat: bar * beatsPerBar + 2,
    key: root - OCTAVE + FIFTH - (root > TUBA_CEILING ? OCTAVE : 0),
    beats: 0.8,
    velocity: 62,
  },
])

const glockenspiel = chords.flatMap(({ root, keys }, bar) =>
  bar < 2 * roundBars
    ? []
    : [0, 1, 2, 3].map((beat) => ({
        beat: bar * beatsPerBar + beat,
        key: guitarRoot(root) + 3 * OCTAVE + ((keys[beat % 3] ?? root) - root),
        beats: 0.5,
        velocity: 42,
      })),
)

const drums: Note[] = chords.flatMap((_, bar) => {
  const hit = (key: number, beat: number, velocity: number): Note => ({
    beat: bar * beatsPerBar + beat,
    key,
    beats: 0.2,
    velocity,
  })
  const endsRound = bar % roundBars === roundBars - 1
  return [
    ...[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((beat, step) => hit(DRUM.shaker, beat, step % 2 === 0 ? 42 : 33)),
    ...[0, 2].map((beat) => hit(DRUM.kick, beat, 54)),
    ...[1, 3].map((beat) => hit(DRUM.clap, beat, 42)),
    ...(endsRound ? [2, 2.5, 3, 3.25, 3.5].map((beat, step) => hit(DRUM.woodblock + (step % 2), beat, 48)) : []),
  ]
})

export function fun(): Score {
  const random = createRandom(9)
  return {
    beatsPerMinute: 116,
    beatsPerBar,
    bars,
    parts: [
      { instrument: NYLON_GUITAR, volume: 84, pan: 40, reverb: 40, notes: played(guitar, random) },
      { instrument: MARIMBA, volume: 96, pan: 74, reverb: 50, notes: played(tune, random) },
      { instrument: TUBA, volume: 74, reverb: 30, notes: tuba },
      { instrument: 'drums', volume: 74, reverb: 30, notes: played(drums, random) },
      { instrument: GLOCKENSPIEL, volume: 60, pan: 84, reverb: 60, notes: played(glockenspiel, random) },
      {
        instrument: WHISTLE,
        volume: 56,
        pan: 54,
        reverb: 60,
        notes: softened(barsOf(tune, beatsPerBar, roundBars, 2 * roundBars), 24),
      },
    ],
  }
}
