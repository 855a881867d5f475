import { expect, test } from 'vitest'
import { judgeInteractions } from '#ops/bench/reader/judge-interactions.ts'

/** Measured milliseconds of our book, of react-pageflip and of a page with nothing but a dot. */
const run = (compositor: number, bare: number, dot: number) => {
  const both = (ms: number) => ({ atRest: ms, inMotion: ms })
  return { compositor: both(compositor), bare: both(bare), dot: both(dot) }
}
const held = (by: 'dot' | 'react-pageflip', name: 'atRest' | 'inMotion', ...runs: ReturnType<typeof run>[]) => {
  const { value, gate } = judgeInteractions({ atRestIsJudgedBy: by }, name, runs)
  return value <= gate
}

test('allows a resting book on a phone 24 ms more than a bare dot, in the worst run', () => {
  expect(held('dot', 'atRest', run(56, 64, 32), run(40, 56, 40))).toBe(true)
  expect(held('dot', 'atRest', run(40, 56, 40), run(64, 200, 32))).toBe(false)
})

test('allows a book in motion or on a desktop half of react-pageflip’s time', () => {
  expect(held('dot', 'inMotion', run(40, 104, 40))).toBe(true)
  expect(held('dot', 'inMotion', run(56, 104, 40))).toBe(false)
  expect(held('react-pageflip', 'atRest', run(24, 40, 16))).toBe(false)
})
