// @vitest-environment jsdom
import { browserLocalPersistence, browserSessionPersistence, indexedDBLocalPersistence } from 'firebase/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { canUseIndexedDb, searchedStores } from '#firebase/session-store.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('searches no device database for a session if the database never answers', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const isThere = canUseIndexedDb()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(searchedStores(await isThere)).toEqual([browserLocalPersistence, browserSessionPersistence])
})

test('searches a device database first for a session if the database answers', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { result: { close: () => undefined }, onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    },
    deleteDatabase: () => undefined,
  })
  expect(searchedStores(await canUseIndexedDb())[0]).toBe(indexedDBLocalPersistence)
})
