// @vitest-environment jsdom
import { get, onValue, type DataSnapshot } from 'firebase/database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnectivity } from '#firebase/connectivity.ts'

vi.mock('firebase/database')

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(onValue).mockImplementation((_query, onChange) => {
    ;(onChange as (snapshot: DataSnapshot | null) => void)(null)
    return () => undefined
  })
})
afterEach(() => void vi.useRealTimers())

/** @returns the reports, in order */
async function watched(answer: () => Promise<DataSnapshot>): Promise<boolean[]> {
  vi.mocked(get).mockImplementation(answer)
  const told: boolean[] = []
  const stop = watchConnectivity((connected) => told.push(connected))
  await vi.advanceTimersByTimeAsync(5_000)
  stop()
  return told
}

test.each([
  ['an answer is connected', () => Promise.resolve({} as DataSnapshot), true],
  ['permission denied is an answer too', () => Promise.reject(new Error('PERMISSION_DENIED: Permission denied')), true],
  ['another failure is not connected', () => Promise.reject(new Error('Client is offline')), false],
  ['no answer in five seconds is not connected', () => new Promise<never>(() => {}), false],
])('reports the connection: %s', async (_what, answer, connected) => {
  expect(await watched(answer)).toEqual([connected])
})

test('checks the connection again when the network returns, and reports only changes', async () => {
  vi.mocked(get).mockRejectedValue(new Error('Client is offline'))
  const told: boolean[] = []
  const stop = watchConnectivity((connected) => told.push(connected))
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  vi.mocked(get).mockResolvedValue({} as DataSnapshot)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([false, true])
  stop()
})
