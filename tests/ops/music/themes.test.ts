import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { midiFile } from '#ops/music/midi-file.ts'
import { MARGIN_S } from '#ops/music/loop.ts'
import { beatsOf, secondsOf, type Score } from '#ops/music/score.ts'
import { themes } from '#ops/music/themes/themes.ts'
import { MUSIC } from '#sound/music-themes.ts'

const scores = Object.entries(themes).map(([name, compose]) => [name as keyof typeof themes, compose()] as const)

describe.each(scores)('the theme %s', (name, score) => {
  test('makes a theme as long as the loop that the reader plays', () => {
    const { startS, endS } = MUSIC[name].loop
    expect(startS).toBe(MARGIN_S)
    expect(endS - startS).toBeCloseTo(secondsOf(score), 4)
    expect(secondsOf(score)).toBeGreaterThanOrEqual(40)
    expect(secondsOf(score)).toBeLessThanOrEqual(90)
  })

  test('keeps the notes of a theme within its bars and the keys of a piano', () => {
    for (const { beat, key, velocity } of score.parts.flatMap(({ notes }) => notes)) {
      expect(beat).toBeGreaterThanOrEqual(0)
      expect(beat).toBeLessThan(beatsOf(score))
      expect(key).toBeGreaterThanOrEqual(21)
      expect(key).toBeLessThanOrEqual(108)
      expect(velocity).toBeGreaterThanOrEqual(1)
      expect(velocity).toBeLessThanOrEqual(127)
    }
  })

  test('renders the score that is stored; otherwise run npm run ops -- build-music', async () => {
    const kept = await readFile(`public/music/scores/${name}.mid`)
    expect(kept.equals(midiFile(score, 1))).toBe(true)
  })
})

test('writes a score’s tempo, and releases a repeated key before its next stroke', () => {
  const note = { key: 60, beats: 1, velocity: 64 }
  const score: Score = {
    beatsPerMinute: 120,
    beatsPerBar: 2,
    bars: 1,
    parts: [
      {
        instrument: 10,
        volume: 100,
        reverb: 40,
        notes: [
          { beat: 0, ...note },
          { beat: 1, ...note },
        ],
      },
    ],
  }
  const bytes = Buffer.from(midiFile(score, 1)).toString('hex')
  const tempo = 'ff5103' + '07a120'
  const first = '00903c40' + '8356' + '803c00'
  const second = '0a' + '903c40' + '8356' + '803c00'
  expect(bytes.startsWith('4d546864' + '00000006' + '0001' + '0002' + '01e0')).toBe(true)
  expect(bytes).toContain(tempo)
  expect(bytes).toContain(first + second + '00ff2f00')
})
