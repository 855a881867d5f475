/** Measures of a voice, tested with sounds of known values. */
import { describe, expect, test } from 'vitest'
import { leadsBy, missedGates, type Row } from '#ops/measure-voice/gates.ts'
import { measureClip, syllablesOf } from '#ops/measure-voice/measures.ts'
import { voicedPitches } from '#ops/measure-voice/pitch.ts'

const RATE = 48_000

/** A buzz with overtones, like a voice. @param hz the frequency at a time in seconds */
function buzz(seconds: number, hz: (at: number) => number, level = 0.2): Float32Array {
  let phase = 0
  return Float32Array.from({ length: seconds * RATE }, (_, index) => {
    phase += hz(index / RATE) / RATE
    return level * [1, 2, 3, 4].reduce((sum, overtone) => sum + Math.sin(2 * Math.PI * overtone * phase) / overtone, 0)
  })
}

const joined = (...pieces: Float32Array[]) => Float32Array.from(pieces.flatMap((piece) => [...piece]))
const silence = (seconds: number) => new Float32Array(seconds * RATE)

describe('pitch', () => {
  test.each([120, 200, 330])('measures the pitch of a steady buzz of %d Hz', (hz) => {
    const pitches = voicedPitches(
      buzz(1, () => hz),
      RATE,
    )
    expect(pitches.length).toBeGreaterThan(80)
    for (const found of pitches) expect(Math.abs(12 * Math.log2(found / hz))).toBeLessThan(0.4)
  })

  test('finds no pitch in noise or silence', () => {
    let seed = 1
    const noise = Float32Array.from({ length: RATE }, () => {
      seed = (seed * 16_807) % 2_147_483_647
      return 0.4 * (seed / 2_147_483_647 - 0.5)
    })
    expect(voicedPitches(noise, RATE).length).toBeLessThan(10)
    expect(voicedPitches(silence(1), RATE)).toEqual([])
  })
})

describe('a clip', () => {
  const spoken = joined(
    buzz(2, () => 200),
    silence(0.5),
    buzz(1, () => 200),
    silence(1),
  )
  const words = [{ text: 'Evvel zaman içinde', startMs: 0 }]

  test('measures the pace of a clip over its spoken time only', () => {
    const { seconds, syllables, syllablesASecond, silence } = measureClip(spoken, RATE, words)
    expect(seconds).toBe(4.5)
    expect(syllables).toBe(7)
    expect(syllablesASecond).toBeCloseTo(7 / 3, 1)
    expect(silence).toBeCloseTo(1.5 / 4.5, 1)
  })

  test('measures the melody of a clip as the variation of its pitch', () => {
    const wandering = buzz(4, (at) => 200 * 2 ** ((5 * Math.sin(2 * Math.PI * at)) / 12))
    expect(measureClip(wandering, RATE, words).melody).toBeCloseTo(5 / Math.SQRT2, 0)
    expect(measureClip(spoken, RATE, words).melody).toBeLessThan(0.2)
  })

  test('lets a drawn-out sound last until the silence after it', () => {
    const { sounds } = measureClip(spoken, RATE, [
      { text: 'Huuuk!', startMs: 0 },
      { text: 'demiş', startMs: 2_500 },
    ])
    expect(sounds.map(({ word }) => word)).toEqual(['Huuuk!'])
    expect(sounds[0]?.seconds).toBeCloseTo(2, 1)
  })
})

test('counts a drawn-out sound as one syllable, however it is printed', () => {
  expect(['Huuuk!', 'Heyamolaaa,', 'saat', 'Fısır'].map(syllablesOf)).toEqual([1, 4, 2, 2])
})

test('rejects a clip that fails one of the measured limits', () => {
  const held: Row = {
    book: 'orman',
    age: 6,
    spread: 0,
    seconds: 50,
    syllables: 170,
    syllablesASecond: 4.4,
    silence: 0.25,
    lufs: -17,
    peakDb: -2,
    melody: 3.3,
    rests: 9,
    sounds: [{ word: 'Huuuk!', seconds: 1 }],
  }
  expect(missedGates(held)).toEqual([])
  expect(missedGates({ ...held, age: 3, syllablesASecond: 4.5 })).toEqual(['pace at most 4.4'])
  expect(missedGates({ ...held, syllablesASecond: 4.9 })).toEqual(['pace at most 4.8'])
  expect(missedGates({ ...held, melody: 2.5 })).toEqual(['melody at least 3'])
  expect(missedGates({ ...held, rests: 2 })).toEqual(['rests that differ'])
  expect(missedGates({ ...held, peakDb: 0 })).toEqual(['peak'])
  expect(missedGates({ ...held, lufs: -22 })).toEqual(['loudness'])
  expect(missedGates({ ...held, lufs: -27 })).toEqual(['loudness', 'lead at least 9'])
  expect(missedGates({ ...held, sounds: [{ word: 'Huuuk!', seconds: 0.5 }] })).toEqual(['Huuuk! drawn out'])
})

test('computes how much louder a voice is than music of −20 LUFS on two loudspeakers', () => {
  expect(leadsBy({ lufs: -21.8 }, 0)).toBeCloseTo(2.4, 1)
  expect(leadsBy({ lufs: -17 }, -11)).toBeCloseTo(18.2, 1)
})
