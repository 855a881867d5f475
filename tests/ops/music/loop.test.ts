import { describe, expect, test } from 'vitest'
import { cutLoop, MARGIN_S } from '#ops/music/loop.ts'
import { loudness } from '#studio/built-in/voice/loudness.ts'
import { atLoudness, TARGET_LUFS } from '#ops/music/mix.ts'
import { pageFlip } from '#ops/music/page-flip.ts'

const SAMPLE_RATE = 44_100
const tone = (hz: number, seconds: number, level = 1) =>
  Float32Array.from(
    { length: Math.round(seconds * SAMPLE_RATE) },
    (_, i) => level * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE),
  )

const at = (samples: Float32Array, index: number) => samples[index] ?? NaN

describe('a loop', () => {
  /** The tone's period does not fit into the loop's length, so a careless cut clicks. */
  const LENGTH_S = 1.00317
  const file = cutLoop(tone(440, 3.2, 0.5), LENGTH_S, SAMPLE_RATE)
  const start = Math.round(MARGIN_S * SAMPLE_RATE)
  const length = Math.round(LENGTH_S * SAMPLE_RATE)
  const largestStep = 0.5 * ((2 * Math.PI * 440) / SAMPLE_RATE) * 1.05

  test('continues a loop from its end to its start without a step', () => {
    expect(Math.abs(at(file, start) - at(file, start + length - 1))).toBeLessThan(largestStep)
    const steps = file
      .subarray(start + length - 4_000, start + length)
      .map((value, i) => Math.abs(at(file, start + length - 3_999 + i) - value))
    expect(Math.max(...steps)).toBeLessThan(largestStep)
  })

  test('adds margins before and after a loop that repeat the loop', () => {
    expect(file.length).toBe(length + 2 * start)
    expect(file.subarray(0, start)).toEqual(file.subarray(length, length + start))
    expect(file.subarray(start, 2 * start)).toEqual(file.subarray(start + length))
  })

  test('refuses to cut a loop from a recording that is too short', () => {
    expect(() => cutLoop(tone(440, 1.5), 1, SAMPLE_RATE)).toThrow('shorter than two passes')
  })
})

describe('loudness', () => {
  test('measures the test tone of 997 Hz, one channel and full level as −3.01 LUFS', () => {
    expect(loudness([tone(997, 2)], SAMPLE_RATE)).toBeCloseTo(-3.01, 1)
  })

  test('leaves silence out of the loudness', () => {
    const withRest = Float32Array.from([...tone(997, 2, 0.1), ...new Float32Array(2 * SAMPLE_RATE)])
    // Only the blocks across the tone's end contain some of the silence.
    expect(Math.abs(loudness([withRest], SAMPLE_RATE) + 23.01)).toBeLessThan(0.6)
  })

  test('brings a mix to the target loudness, both channels by the same gain', () => {
    const brought = atLoudness([tone(500, 1, 0.02), tone(500, 1, 0.01)], SAMPLE_RATE)
    const [left, right] = brought.map((channel) => at(channel, 100))
    expect(loudness(brought, SAMPLE_RATE)).toBeCloseTo(TARGET_LUFS, 2)
    expect((left ?? NaN) / (right ?? NaN)).toBeCloseTo(2, 4)
  })

  test('refuses a target loudness that would cut off peaks', () => {
    const click = tone(500, 1, 0.0001)
    click[1_000] = 1
    expect(() => atLoudness([click], SAMPLE_RATE)).toThrow('peaks')
  })
})

test('makes a page-turn sound of 0.32 s that begins and ends in silence', () => {
  const samples = pageFlip(SAMPLE_RATE)
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  expect(samples.length / SAMPLE_RATE).toBeCloseTo(0.32, 3)
  expect(loudest).toBeCloseTo(0.6, 3)
  expect(Math.abs(at(samples, 0))).toBeLessThan(0.01)
  expect(Math.abs(at(samples, samples.length - 1))).toBeLessThan(0.01)
})
