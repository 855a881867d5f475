// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** Imports the module anew for each test, because it reports once per document. */
const deviceStorage = () => import('#ui/device-storage.ts')

const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('uses only the device’s storage if the browser has one', async () => {
  const { forgivingStorage } = await deviceStorage()
  const storage = forgivingStorage(() => localStorage)
  storage.setItem('gift_code', '1')
  expect(localStorage.getItem('gift_code')).toBe('1')
  localStorage.setItem('gift_code', '2')
  expect([storage.getItem('gift_code'), storage.length, storage.key(0), storage.key(1)]).toEqual([
    '2',
    1,
    'gift_code',
    null,
  ])
  storage.removeItem('gift_code')
  expect([localStorage.length, storage.getItem('gift_code')]).toEqual([0, null])
})

test('stores what fits into a full storage, and keeps the rest until the page closes', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const { forgivingStorage } = await deviceStorage()
  const storage = forgivingStorage(() => localStorage)
  storage.setItem('gift_code', '1')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  storage.setItem('handled_payment_sessions', '2')
  storage.setItem('gift_code', '3')
  expect([storage.getItem('handled_payment_sessions'), storage.getItem('gift_code'), storage.length]).toEqual([
    '2',
    '3',
    2,
  ])
  full.mockRestore()
  storage.setItem('handled_payment_sessions', '4')
  expect(localStorage.getItem('handled_payment_sessions')).toBe('4')
})

test('reports a blocked storage once, and keeps the entries in the document', async () => {
  const { forgivingStorage, isDeviceForgetful, watchForgetfulness } = await deviceStorage()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const onForgetful = vi.fn()
  const stop = watchForgetfulness(onForgetful)
  const storage = forgivingStorage(blocked)
  expect([storage.getItem('gift_code'), storage.length]).toEqual([null, 0])
  storage.setItem('gift_code', '1')
  storage.setItem('masal:session-hint', '2')
  expect([storage.getItem('gift_code'), storage.key(1), isDeviceForgetful()]).toEqual(['1', 'masal:session-hint', true])
  storage.removeItem('gift_code')
  expect([storage.getItem('gift_code'), storage.length]).toEqual([null, 1])
  expect(onForgetful).toHaveBeenCalledOnce()
  stop()
})
