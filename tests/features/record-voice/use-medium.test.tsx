import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { useMedium, type FetchMedium } from '#features/record-voice/hooks/use-medium.ts'
import * as reporting from '#report'

let made = 0
const revoked: string[] = []
beforeEach(() => {
  made = 0
  revoked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})
afterEach(() => vi.restoreAllMocks())

interface PictureProps {
  address: string
  fetchMedium: FetchMedium | null
}
const Picture = ({ address, fetchMedium }: PictureProps) => <output>{useMedium(address, fetchMedium)}</output>
const shown = () => screen.getByRole('status').textContent

test('gives a guest an object URL of a picture, and revokes it when it is not shown', async () => {
  const fetchMedium = vi.fn<FetchMedium>(() => Promise.resolve(new Blob(['x'])))
  const { rerender, unmount } = render(<Picture address="/invited/spread-1" fetchMedium={fetchMedium} />)
  expect(shown()).toBe('')
  await waitFor(() => expect(shown()).toBe('blob:1'))
  rerender(<Picture address="/invited/spread-2" fetchMedium={fetchMedium} />)
  expect([shown(), revoked]).toEqual(['', ['blob:1']])
  await waitFor(() => expect(shown()).toBe('blob:2'))
  unmount()
  expect(revoked).toEqual(['blob:1', 'blob:2'])
  expect(fetchMedium.mock.calls).toEqual([['/invited/spread-1'], ['/invited/spread-2']])
})

test('makes no object URL for an answer that comes too late', async () => {
  const late = Promise.withResolvers<Blob>()
  const { unmount } = render(<Picture address="/invited/spread-1" fetchMedium={() => late.promise} />)
  unmount()
  late.resolve(new Blob(['x']))
  await late.promise
  expect(made).toBe(0)
})

test.each([
  ['an owner', '/media/x', null],
  ['a guest of a book with a template’s pictures', '/stories/orman/spread-1.webp', () => Promise.reject(new Error())],
])('shows %s the picture’s own address', (_who, address, fetchMedium) => {
  render(<Picture address={address} fetchMedium={fetchMedium} />)
  expect(shown()).toBe(address)
})

test.each([
  ['unavailable', 1],
  ['invitation-over', 0],
] as const)('shows no refused picture, and reports the problem %s %i times', async (code, times) => {
  const report = vi.spyOn(reporting, 'report').mockImplementation(() => {})
  const refused = Promise.reject(new Problem(code, ''))
  render(<Picture address="/invited/spread-1" fetchMedium={() => refused} />)
  // A promise chain as long as the hook's, started after it.
  await refused.then(() => undefined).catch(() => undefined)
  expect(report).toHaveBeenCalledTimes(times)
  expect(shown()).toBe('')
})
