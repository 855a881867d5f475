import { expect, test } from 'vitest'
import { tooSlow } from './recorded-times.ts'

const RECORDED = { 'a › one': 6, 'a › two': 6, 'a › three': 6 }
const times = (one: number, two: number, three: number) => [
  { name: 'a › one', seconds: one },
  { name: 'a › two', seconds: two },
  { name: 'a › three', seconds: three },
]

test('a test that takes three times its recorded time passes', () => {
  expect(tooSlow(times(6, 6, 18), RECORDED)).toEqual([])
})

test('a test that takes more than three times its recorded time is reported', () => {
  expect(tooSlow(times(6, 6, 18.1), RECORDED)).toEqual([expect.stringMatching(/^a › three took 18\.1 s; 18\.0 s/)])
})

test('a machine that is four times slower makes no test too slow', () => {
  expect(tooSlow(times(24, 24, 60), RECORDED)).toEqual([])
})

test('a fast machine makes no test too slow', () => {
  expect(tooSlow(times(1, 1, 15), RECORDED)).toEqual([])
})

test('a test without a recorded time is reported after fifteen seconds', () => {
  expect(tooSlow([{ name: 'a › new', seconds: 15 }], RECORDED)).toEqual([])
  expect(tooSlow([{ name: 'a › new', seconds: 15.1 }], RECORDED)).toHaveLength(1)
})
