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

test('tells each word once, when it is heard', () => {
  start()
  soundsFor(140)
  expect(told).toEqual([])
  soundsFor(50)
  expect(told).toEqual(['0 Akşam'])
  soundsFor(2_000)
  expect(told).toEqual(['0 Akşam', '1 olmuş.', '2 Hoş'])
  expect(vi.getTimerCount()).toBe(0)
})

test('waits while the sound stands still', () => {
  start()
  soundsFor(200)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(['0 Akşam'])
  soundsFor(500)
  expect(told).toEqual(['0 Akşam', '1 olmuş.'])
})

test('after a busy moment tells the word that is heard now, not those that were missed', () => {
  start()
  heardMs += 2_000
  vi.advanceTimersByTime(500)
  expect(told).toEqual(['2 Hoş'])
})

test('says nothing more once it is stopped', () => {
  const stop = start()
  soundsFor(200)
  stop()
  soundsFor(2_000)
  expect(told).toEqual(['0 Akşam'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a slower voice is looked at as late as its words come', () => {
  const looks = vi.fn(() => heardMs)
  tellWords({ heardMs: looks, rate: 0.5 }, WORDS, tell)
  for (let passed = 0; passed < 2_000; passed += 10) {
    heardMs += 5
    vi.advanceTimersByTime(10)
  }
  expect(told).toEqual(['0 Akşam', '1 olmuş.'])
  expect(looks.mock.calls.length).toBeLessThan(6)
})

test('from a word in the middle nothing before it is told', () => {
  heardMs = 620
  start(1)
  expect(told).toEqual(['1 olmuş.'])
})
