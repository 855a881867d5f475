import { expect, test } from 'vitest'
import { tooSlow } from './recorded-times.ts'

const RECORDED = { 'a › one': 6, 'a › two': 6, 'a › three': 6 }
const times = (one: number, two: number, three: number) => [
  { name: 'a › one', seconds: one },
  { name: 'a › two', seconds: two },
  { name: 'a › three', seconds: three },
]

test('passes a test that takes three times its recorded time', () => {
  expect(tooSlow(times(6, 6, 18), RECORDED)).toEqual([])
})

test('reports a test that takes more than three times its recorded time', () => {
  expect(tooSlow(times(6, 6, 18.1), RECORDED)).toEqual([expect.stringMatching(/^a › three took 18\.1 s; 18\.0 s/)])
})

test('reports a failed test only as failed, not as too slow too', () => {
  expect(tooSlow([{ name: 'a › one', seconds: 60, failed: true }], RECORDED)).toEqual([])
})

test('reports no test as too slow on a machine that is four times slower', () => {
  expect(tooSlow(times(24, 24, 60), RECORDED)).toEqual([])
})

test('reports no test as too slow on a fast machine', () => {
  expect(tooSlow(times(1, 1, 15), RECORDED)).toEqual([])
})

test('reports a test without a recorded time after fifteen seconds', () => {
  expect(tooSlow([{ name: 'a › new', seconds: 15 }], RECORDED)).toEqual([])
  expect(tooSlow([{ name: 'a › new', seconds: 15.1 }], RECORDED)).toHaveLength(1)
})
