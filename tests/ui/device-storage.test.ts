// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** Anew for each test: what is told once a document is told once a module. */
const deviceStorage = () => import('#ui/device-storage.ts')

const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('where there is a storage, it is used and nothing else', async () => {
  const { forgivingStorage } = await deviceStorage()
  const storage = forgivingStorage(() => localStorage)
  storage.setItem('a', '1')
  expect(localStorage.getItem('a')).toBe('1')
  localStorage.setItem('a', '2')
  expect([storage.getItem('a'), storage.length, storage.key(0), storage.key(1)]).toEqual(['2', 1, 'a', null])
  storage.removeItem('a')
  expect([localStorage.length, storage.getItem('a')]).toEqual([0, null])
})

test('a full storage: what did not fit is there until the page is left, what did fit stays', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const { forgivingStorage } = await deviceStorage()
  const storage = forgivingStorage(() => localStorage)
  storage.setItem('fits', '1')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  storage.setItem('late', '2')
  storage.setItem('fits', '3')
  expect([storage.getItem('late'), storage.getItem('fits'), storage.length]).toEqual(['2', '3', 2])
  full.mockRestore()
  storage.setItem('late', '4')
  expect(localStorage.getItem('late')).toBe('4')
})

test('a blocked storage: the document remembers, forgets what is erased, and it is told once', async () => {
  const { forgivingStorage, isDeviceForgetful, watchForgetfulness } = await deviceStorage()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const onForgetful = vi.fn()
  const stop = watchForgetfulness(onForgetful)
  const storage = forgivingStorage(blocked)
  expect([storage.getItem('a'), storage.length]).toEqual([null, 0])
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  expect([storage.getItem('a'), storage.key(1), isDeviceForgetful()]).toEqual(['1', 'b', true])
  storage.removeItem('a')
  expect([storage.getItem('a'), storage.length]).toEqual([null, 1])
  expect(onForgetful).toHaveBeenCalledOnce()
  stop()
})
