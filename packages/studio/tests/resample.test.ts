import { describe, expect, test } from 'vitest'
import { resampled } from '#studio/built-in/voice/resample.ts'

const sine = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rate))

describe('from 22,050 to 24,000 samples a second', () => {
  test.each([100, 1_000, 4_000, 8_000])('resamples a sine of %d Hz to the same sine at a higher rate', (hz) => {
    const [made, exact] = [resampled(sine(hz, 22_050, 1), 22_050, 24_000), sine(hz, 24_000, 1)]
    expect(made).toHaveLength(24_000)
    const away = made.slice(100, -100).map((value, index) => value - (exact[index + 100] ?? 0))
    expect(Math.max(...away.map(Math.abs))).toBeLessThan(0.005)
  })
})

test('returns the same sound for an equal rate, and refuses a lower rate', () => {
  const sound = sine(440, 24_000, 1)
  expect(resampled(sound, 24_000, 24_000)).toBe(sound)
  expect(() => resampled(sound, 24_000, 16_000)).toThrow(RangeError)
})
