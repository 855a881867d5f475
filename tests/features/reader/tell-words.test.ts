import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellWords } from '#features/reader/tell-words.ts'

const WORDS = [
  { text: 'Akşam', startMs: 150 },
  { text: 'olmuş.', startMs: 620 },
  { text: 'Hoş', startMs: 1_900 },
]
const told: string[] = []
const tell = (index: number, { text }: { text: string }) => told.push(`${index} ${text}`)

/** The sound's clock, in seconds; it began long before this clip. */
let context: { currentTime: number }
function soundsFor(ms: number) {
  for (let passed = 0; passed < ms; passed += 10) {
    context.currentTime += 0.01
    vi.advanceTimersByTime(10)
  }
}
const start = () => tellWords(context as BaseAudioContext, WORDS, tell)

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  context = { currentTime: 42 }
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
  context.currentTime += 2
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
