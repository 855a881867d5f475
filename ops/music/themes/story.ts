/** Yemek: a tale begins. D with a raised fourth, flute over plucked strings, a celesta that glitters; a cello joins halfway. */
import { createRandom } from '#stories/drawing/random.ts'
import { melody, progression } from '../notation.ts'
import { played, type Score } from '../score.ts'

const STRINGS = 48
const CELESTA = 8
const PIZZICATO = 45
const FLUTE = 73
const DOUBLE_BASS = 43
const CELLO = 42

const beatsPerBar = 4
const bars = 16
const OCTAVE = 12
/** A root above this key is played an octave lower: else the bass would leap. */
const BASS_CEILING = 48

const chords = progression(`
  D3:add9   E3:major  B2:minor7 G2:major7
  D3:add9   E3:major  G2:major7 A2:sus4
  B2:minor7 G2:major7 D3:add9   A2:major
  B2:minor7 E3:minor7 G2:add9   A2:sus4`)

const tune = melody(
  `F#5:1.5 A5:.5 B5:1 A5:1 | G#5:1.5 F#5:.5 E5:2      | D5:1 F#5:1 A5:1 D6:1   | B5:3 A5:1
 | F#5:1.5 A5:.5 D6:1 E6:1 | E6:1 D6:.5 B5:.5 G#5:2   | B5:1.5 A5:.5 G5:1 D5:1 | E5:3 r:1
 | D6:1.5 C#6:.5 B5:1 F#5:1 | G5:1.5 A5:.5 B5:2       | A5:1 D6:1 F#6:1 E6:1   | C#6:3 A5:1
 | B5:1.5 C#6:.5 D6:1 F#6:1 | E6:1 D6:1 B5:2          | A5:1 G5:1 D5:1 G5:1    | E5:3 r:1`,
  { beatsPerBar, velocity: 60 },
)

const answer = melody('D4:4 | B3:4 | A3:4 | C#4:4 | D4:4 | G3:2 B3:2 | B3:2 D4:2 | A3:2 D4:2', {
  beatsPerBar,
  velocity: 50,
  fromBar: bars / 2,
})

const plucked = chords.flatMap(({ keys: [root = 0, third = root, fifth = root, top = root + OCTAVE] }, bar) =>
  [root, third, fifth, top, fifth, third, fifth, third].map((key, step) => ({
    beat: bar * beatsPerBar + step / 2,
    key: key + 2 * OCTAVE,
    beats: 0.45,
    velocity: step === 0 ? 54 : 42,
  })),
)

/** Every second bar ends with this glitter. */
const glitter = chords.flatMap(({ root, fifth }, bar) =>
  bar % 2 === 0
    ? []
    : [root + OCTAVE, fifth + OCTAVE, root + 2 * OCTAVE, fifth + 2 * OCTAVE].map((key, step) => ({
        beat: bar * beatsPerBar + 2 + step / 4,
        key: key + 2 * OCTAVE,
        beats: 1.5,
        velocity: 42 - step * 3,
      })),
)

const wholeBar = (key: number, bar: number, velocity: number) => ({
  beat: bar * beatsPerBar,
  key,
  beats: beatsPerBar,
  velocity,
})

export function story(): Score {
  const random = createRandom(9)
  return {
    beatsPerMinute: 84,
    beatsPerBar,
    bars,
    parts: [
      {
        instrument: STRINGS,
        volume: 72,
        reverb: 90,
        notes: chords.flatMap(({ keys }, bar) =>
          keys.map((key) => wholeBar(key + OCTAVE, bar, bar < bars / 2 ? 52 : 60)),
        ),
      },
      { instrument: CELESTA, volume: 80, pan: 86, reverb: 110, notes: played(glitter, random) },
      { instrument: PIZZICATO, volume: 78, pan: 40, reverb: 70, notes: played(plucked, random) },
      { instrument: FLUTE, volume: 84, pan: 60, reverb: 90, notes: played(tune, random) },
      {
        instrument: DOUBLE_BASS,
        volume: 66,
        reverb: 40,
        notes: chords.map(({ root }, bar) => wholeBar(root > BASS_CEILING ? root - OCTAVE : root, bar, 58)),
      },
      { instrument: CELLO, volume: 62, pan: 52, reverb: 90, notes: played(answer, random) },
    ],
  }
}
