import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { HearOpening } from '#features/create-story/components/hear-opening.tsx'
import { expectFault } from '../../support/faults.ts'

// jsdom plays no sound: this mock fires the element's events.
const play = vi.fn(function (this: HTMLMediaElement) {
  fireEvent.playing(this)
  return Promise.resolve()
})
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  })
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:clip'
      static override revokeObjectURL = () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  play.mockClear()
})

test('loads the opening once, plays it, stops it, and plays it again', async () => {
  const fetchOpening = vi.fn(() => Promise.resolve(new Blob()))
  const user = userEvent.setup()
  render(<HearOpening fetchOpening={fetchOpening} />)
  await user.click(screen.getByRole('button', { name: 'İlk cümleyi dinle' }))
  await user.click(await screen.findByRole('button', { name: 'Durdur' }))
  await user.click(screen.getByRole('button', { name: 'İlk cümleyi dinle' }))
  expect(await screen.findByRole('button', { name: 'Durdur' })).toBeVisible()
  expect(fetchOpening).toHaveBeenCalledOnce()
  expect(play).toHaveBeenCalledTimes(2)
})

test('says that the tale’s own words are read if the parent has written others', () => {
  const told = () => screen.queryByText(/Masalın kendi girişi okunur/)
  const { rerender } = render(<HearOpening fetchOpening={() => Promise.resolve(new Blob())} />)
  expect(told()).toBeNull()
  rerender(<HearOpening fetchOpening={() => Promise.resolve(new Blob())} isOtherThanPrinted />)
  expect(told()).toBeVisible()
})

test('plays the opening at the next press if the browser refuses the first press', async () => {
  play.mockImplementationOnce(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  const fetchOpening = vi.fn(() => Promise.resolve(new Blob()))
  const user = userEvent.setup()
  render(<HearOpening fetchOpening={fetchOpening} />)
  await user.click(screen.getByRole('button', { name: 'İlk cümleyi dinle' }))
  await user.click(await screen.findByRole('button', { name: 'İlk cümleyi dinle' }))
  expect(await screen.findByRole('button', { name: 'Durdur' })).toBeVisible()
  expect(fetchOpening).toHaveBeenCalledOnce()
})

test('shows a failure, and lets the parent try again', async () => {
  expectFault(/preview: hear the opening\] too-many-requests/)
  const fetchOpening = vi.fn(() => Promise.resolve(new Blob()))
  fetchOpening.mockRejectedValueOnce(new Problem('too-many-requests', 'for the log'))
  const user = userEvent.setup()
  render(<HearOpening fetchOpening={fetchOpening} />)
  await user.click(screen.getByRole('button', { name: 'İlk cümleyi dinle' }))
  expect(await screen.findByText(/Bugün bu işlemi çok kez yaptınız/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'İlk cümleyi dinle' }))
  expect(await screen.findByRole('button', { name: 'Durdur' })).toBeVisible()
})

test('plays nothing after the parent has left the page', async () => {
  let come: (clip: Blob) => void = () => {}
  let signal: AbortSignal | undefined
  const fetchOpening = (asked: AbortSignal) => {
    signal = asked
    return new Promise<Blob>((resolve) => (come = resolve))
  }
  const user = userEvent.setup()
  const { unmount } = render(<HearOpening fetchOpening={fetchOpening} />)
  await user.click(screen.getByRole('button', { name: 'İlk cümleyi dinle' }))
  unmount()
  expect(signal?.aborted).toBe(true)
  come(new Blob())
  await Promise.resolve()
  expect(play).not.toHaveBeenCalled()
})
