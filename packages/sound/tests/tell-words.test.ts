import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellWords } from '../tell-words.ts'

const WORDS = [
  { text: 'Akşam', startMs: 150 },
  { text: 'olmuş.', startMs: 620 },
  { text: 'Hoş', startMs: 1_900 },
]
const told: string[] = []
const tell = (index: number, { text }: { text: string }) => told.push(`${index} ${text}`)

/** The sound's position, in milliseconds. */
let heardMs: number
function soundsFor(ms: number) {
  for (let passed = 0; passed < ms; passed += 10) {
    heardMs += 10
    vi.advanceTimersByTime(10)
  }
}
const start = (first = 0) => tellWords({ heardMs: () => heardMs, rate: 1 }, WORDS, tell, first)

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  heardMs = 0
})
afterEach(() => vi.useRealTimers())

test('reports each word once, when the sound reaches the word', () => {
  start()
  soundsFor(140)
  expect(told).toEqual([])
  soundsFor(50)
  expect(told).toEqual(['0 Akşam'])
  soundsFor(2_000)
  expect(told).toEqual(['0 Akşam', '1 olmuş.', '2 Hoş'])
  expect(vi.getTimerCount()).toBe(0)
})

test('reports no word while the sound is paused', () => {
  start()
  soundsFor(200)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(['0 Akşam'])
  soundsFor(500)
  expect(told).toEqual(['0 Akşam', '1 olmuş.'])
})

test('reports only the present word after a busy moment, and no missed word', () => {
  start()
  heardMs += 2_000
  vi.advanceTimersByTime(500)
  expect(told).toEqual(['2 Hoş'])
})

test('reports no word after the caller has stopped the reports', () => {
  const stop = start()
  soundsFor(200)
  stop()
  soundsFor(2_000)
  expect(told).toEqual(['0 Akşam'])
  expect(vi.getTimerCount()).toBe(0)
})

test('reads the clock of a slower voice less often', () => {
  const looks = vi.fn(() => heardMs)
  tellWords({ heardMs: looks, rate: 0.5 }, WORDS, tell)
  for (let passed = 0; passed < 2_000; passed += 10) {
    heardMs += 5
    vi.advanceTimersByTime(10)
  }
  expect(told).toEqual(['0 Akşam', '1 olmuş.'])
  expect(looks.mock.calls.length).toBeLessThan(6)
})

test('reports no word before the first one that is played', () => {
  heardMs = 620
  start(1)
  expect(told).toEqual(['1 olmuş.'])
})
