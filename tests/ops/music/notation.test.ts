import { describe, expect, test } from 'vitest'
import { keyOf, melody, progression } from '#ops/music/notation.ts'

test('reads C4 as the middle C', () => {
  expect(['C4', 'A4', 'F#5', 'Bb2'].map(keyOf)).toEqual([60, 69, 78, 46])
})

test('refuses a note name that names no piano key', () => {
  expect(() => keyOf('H4')).toThrow("'H4' is no key")
})

describe('a melody', () => {
  test('plays a melody at its beats, and leaves the rests out', () => {
    const notes = melody('C4:1.5 r:.5 D4:1 | E4:3', { beatsPerBar: 3, velocity: 60, fromBar: 2 })
    expect(notes.map(({ beat, key, beats }) => [beat, key, beats])).toEqual([
      [6, 60, 1.5],
      [8, 62, 1],
      [9, 64, 3],
    ])
  })

  test('plays a melody loudest in the middle of its phrase', () => {
    const [first, , third] = melody('C4:3 | C4:3 | C4:3 | C4:3', { beatsPerBar: 3, velocity: 60 })
    expect(first?.velocity).toBe(60)
    expect(third?.velocity).toBeGreaterThan(65)
  })

  test('refuses a melody with a bar that is too short', () => {
    expect(() => melody('C4:3 | C4:2', { beatsPerBar: 3, velocity: 60 })).toThrow('bar 2 has 2 beats, not 3')
  })
})

test('builds a chord on its root', () => {
  expect(progression('D3:minor7')).toEqual([{ root: 50, keys: [50, 53, 57, 60], third: 53, fifth: 57 }])
  expect(() => progression('D3:moll')).toThrow("'D3:moll' is no chord")
})
