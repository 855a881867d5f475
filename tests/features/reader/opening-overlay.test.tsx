import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpeningOverlay } from '#features/reader/components/opening-overlay.tsx'
import { BOOK, setStage } from './stage.tsx'

const onOpen = vi.fn()
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const doneSteps = () => screen.getAllByRole('listitem').filter((step) => step.dataset.done === 'true').length
const atOnce = () => Promise.resolve()
const show = (loadPictures: () => Promise<void>, loadSounds = atOnce) =>
  render(<OpeningOverlay book={BOOK} loadPictures={loadPictures} loadSounds={loadSounds} onOpen={onOpen} />)

beforeEach(() => {
  vi.useFakeTimers()
  onOpen.mockClear()
  // Less motion: confetti needs a canvas, which jsdom lacks.
  setStage().matching.add('(prefers-reduced-motion: reduce)')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('shows four steps of 1.5 s and a message for two seconds, then opens the book', async () => {
  show(() => Promise.resolve())
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  for (const done of [0, 1, 2, 3]) {
    expect(doneSteps()).toBe(done)
    expect(screen.queryByText('Masalınız Hazır!')).toBeNull()
    await wait(1_500)
  }
  expect(doneSteps()).toBe(4)
  expect(screen.getByText('Masalınız Hazır!')).toBeInTheDocument()
  await wait(1_999)
  expect(onOpen).not.toHaveBeenCalled()
  await wait(1)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('waits for pictures in the last step, but at most fifteen seconds', async () => {
  show(() => new Promise(() => undefined))
  await wait(6_000)
  expect(doneSteps()).toBe(3)
  await wait(14_999)
  expect(doneSteps()).toBe(3)
  await wait(1)
  expect(doneSteps()).toBe(4)
})

test('loads the sounds in their step, and waits for them in the last step', async () => {
  let arrive = () => {}
  const loadSounds = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  show(atOnce, loadSounds)
  await wait(2_999)
  expect(loadSounds).not.toHaveBeenCalled()
  await wait(1)
  expect(screen.getByText('Sesler yükleniyor')).toHaveAttribute('aria-current', 'step')
  expect(loadSounds).toHaveBeenCalledOnce()
  await wait(6_000)
  expect(doneSteps()).toBe(3)
  arrive()
  await wait(0)
  expect(doneSteps()).toBe(4)
})

test('the overlay shows the cover of this book', () => {
  const { container } = show(atOnce)
  expect(container.querySelector('img')?.src).toContain(BOOK.coverImageURL)
})

test('does not open the book later if the overlay is closed meanwhile', async () => {
  const { unmount } = show(() => Promise.resolve())
  await wait(4_000)
  unmount()
  await wait(30_000)
  expect(onOpen).not.toHaveBeenCalled()
})
