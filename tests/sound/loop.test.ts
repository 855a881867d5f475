import { describe, expect, test } from 'vitest'
import { cutLoop, MARGIN_S } from '#dev/music/loop.ts'
import { loudness } from '#dev/music/loudness.ts'
import { atLoudness, TARGET_LUFS } from '#dev/music/mix.ts'
import { pageFlip } from '#dev/music/page-flip.ts'

const SAMPLE_RATE = 44_100
const tone = (hz: number, seconds: number, level = 1) =>
  Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, i) => level * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE))

const at = (samples: Float32Array, index: number) => samples[index] ?? NaN

describe('a loop', () => {
  /** A tone that does not fit into it: cut without care, it clicks. */
  const LENGTH_S = 1.00317
  const file = cutLoop(tone(440, 3.2, 0.5), LENGTH_S, SAMPLE_RATE)
  const start = Math.round(MARGIN_S * SAMPLE_RATE)
  const length = Math.round(LENGTH_S * SAMPLE_RATE)
  const largestStep = 0.5 * ((2 * Math.PI * 440) / SAMPLE_RATE) * 1.05

  test('goes on where it ends, without a step', () => {
    expect(Math.abs(at(file, start) - at(file, start + length - 1))).toBeLessThan(largestStep)
    for (let i = start + length - 4_000; i < start + length; i++) expect(Math.abs(at(file, i + 1) - at(file, i))).toBeLessThan(largestStep)
  })

  test('stands between margins of itself', () => {
    expect(file.length).toBe(length + 2 * start)
    for (let i = 0; i < start; i++) {
      expect(at(file, i)).toBe(at(file, i + length))
      expect(at(file, start + i)).toBe(at(file, start + length + i))
    }
  })

  test('is not cut out of a recording that is too short', () => {
    expect(() => cutLoop(tone(440, 1.5), 1, SAMPLE_RATE)).toThrow('shorter than two passes')
  })
})

describe('loudness', () => {
  test('of the tone in the recommendation is what it says: 997 Hz at full level in one channel, −3.01 LUFS', () => {
    expect(loudness([tone(997, 5)], SAMPLE_RATE)).toBeCloseTo(-3.01, 1)
  })

  test('leaves silence out', () => {
    const withRest = Float32Array.from([...tone(997, 3, 0.1), ...new Float32Array(4 * SAMPLE_RATE)])
    expect(loudness([withRest], SAMPLE_RATE)).toBeCloseTo(-23.01, 0)
  })

  test('is brought to the target, both channels by the same gain', () => {
    const [left, right] = atLoudness([tone(500, 3, 0.02), tone(500, 3, 0.01)], SAMPLE_RATE)
    expect(loudness([left ?? new Float32Array(), right ?? new Float32Array()], SAMPLE_RATE)).toBeCloseTo(TARGET_LUFS, 2)
    expect(at(left ?? new Float32Array(), 100) / at(right ?? new Float32Array(), 100)).toBeCloseTo(2, 4)
  })

  test('is not bought with peaks that are cut off', () => {
    const click = tone(500, 3, 0.0001)
    click[1_000] = 1
    expect(() => atLoudness([click], SAMPLE_RATE)).toThrow('peaks')
  })
})

test('a page turns in a third of a second, begins and ends in silence', () => {
  const samples = pageFlip(SAMPLE_RATE)
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  expect(samples.length / SAMPLE_RATE).toBeCloseTo(0.32, 3)
  expect(loudest).toBeCloseTo(0.6, 3)
  expect(Math.abs(at(samples, 0))).toBeLessThan(0.01)
  expect(Math.abs(at(samples, samples.length - 1))).toBeLessThan(0.01)
})
