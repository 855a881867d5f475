import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forEachLimited } from '#netlify/platform/for-each-limited.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('fails a hanging item after its time limit, and goes on to the next item', async () => {
  const done: string[] = []
  const act = async (item: string) => {
    if (item === 'hangs') await new Promise(() => {})
    done.push(item)
  }
  const all = forEachLimited(['hangs', 'next'], { where: 'test', concurrency: 1, itemMaxMs: 8_000 }, act)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect((await all).failure).toMatchObject({ code: 'unavailable' })
  expect(done).toEqual(['next'])
})

test('leaves no timer after an item that ends in time', async () => {
  await forEachLimited(['quick'], { where: 'test', concurrency: 1, itemMaxMs: 8_000 }, () => Promise.resolve())
  expect(vi.getTimerCount()).toBe(0)
})
