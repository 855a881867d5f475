/** Uyku: a lullaby in F, three beats in a bar, music box over harp. In its second half a voice hums along. */
import { createRandom } from '#stories/drawing/random.ts'
import { barsOf, melody, progression, softened, transposed } from '../notation.ts'
import { played, type Score } from '../score.ts'

const HARP = 46
const WARM_PAD = 89
const MUSIC_BOX = 10
const ACOUSTIC_BASS = 32
const VOICE_OOHS = 53

const beatsPerBar = 3
const bars = 16
const OCTAVE = 12

const chords = progression(`
  F3:add9   D3:minor7 Bb2:major7 C3:sus4
  F3:major7 A2:minor7 Bb2:add9   C3:major
  D3:minor7 A2:minor7 Bb2:major7 F3:add9
  G2:minor7 C3:sus4   Bb2:major7 C3:sus4`)

const tune = melody(
  `A5:1.5 G5:.5 F5:1 | A5:2 C6:1         | D6:1.5 C6:.5 A5:1 | G5:3
 | A5:1.5 G5:.5 F5:1 | E5:2 C5:1         | D5:1 F5:1 A5:1    | G5:3
 | F5:1.5 A5:.5 D6:1 | C6:2 A5:1         | Bb5:1.5 A5:.5 F5:1 | A5:3
 | Bb5:1 A5:1 G5:1   | F5:1.5 G5:.5 C5:1 | D5:1.5 F5:1.5     | G5:3`,
  { beatsPerBar, velocity: 54 },
)

const harp = chords.flatMap(({ root, third, fifth }, bar) =>
  [root, third, fifth, root + OCTAVE, fifth, third].map((key, step) => ({
    beat: bar * beatsPerBar + step / 2,
    key: key + OCTAVE,
    beats: 1.4,
    velocity: step === 0 ? 58 : 46,
  })),
)

const wholeBar = (key: number, bar: number, velocity: number) => ({
  beat: bar * beatsPerBar,
  key,
  beats: beatsPerBar,
  velocity,
})

export function sleep(): Score {
  const random = createRandom(9)
  return {
    beatsPerMinute: 66,
    beatsPerBar,
    bars,
    parts: [
      { instrument: HARP, volume: 88, pan: 44, reverb: 90, notes: played(harp, random) },
      {
        instrument: WARM_PAD,
        volume: 58,
        reverb: 80,
        notes: chords.flatMap(({ keys }, bar) => keys.map((key) => wholeBar(key + OCTAVE, bar, 44))),
      },
      { instrument: MUSIC_BOX, volume: 92, pan: 78, reverb: 100, notes: played(tune, random) },
      {
        instrument: ACOUSTIC_BASS,
        volume: 60,
        reverb: 40,
        notes: chords.map(({ root }, bar) => wholeBar(root, bar, 52)),
      },
      {
        instrument: VOICE_OOHS,
        volume: 44,
        pan: 58,
        reverb: 100,
        notes: softened(transposed(barsOf(tune, beatsPerBar, bars / 2, bars), -OCTAVE), 8),
      },
    ],
  }
}
