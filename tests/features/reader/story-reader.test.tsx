import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoryReader } from '#features/reader/story-reader.tsx'
import { BOOK, setStage, silentPlayer } from './stage.tsx'

vi.mock('#flip-book/react/flip-book.tsx', async () => ({
  FlipBook: (await import('./stage.tsx')).StillBook,
}))
// jsdom loads no pictures.
vi.mock('#features/reader/model/load-pictures.ts', () => ({
  loadFirstPictures: () => Promise.resolve(),
  loadPainting: () => Promise.resolve(null),
}))
vi.mock('#features/reader/model/load-sounds.ts', () => ({ loadFirstSounds: () => Promise.resolve() }))

beforeEach(() => {
  vi.useFakeTimers()
  setStage().matching.add('(prefers-reduced-motion: reduce)')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('opens a book after eight seconds in a dialog with its title, and closes silently', async () => {
  const { player } = silentPlayer()
  const onClose = vi.fn()
  const onViewed = vi.fn()
  const createPlayer = () => player
  const { unmount } = render(
    <StoryReader
      book={BOOK}
      limited={false}
      onClose={onClose}
      onViewed={onViewed}
      createPlayer={createPlayer}
      loadPictures={() => Promise.resolve()}
    />,
  )
  expect(screen.getByRole('dialog', { name: BOOK.title })).toBeInTheDocument()
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(onViewed).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(screen.getByRole('button', { name: 'Sonraki sayfa' })).toBeInTheDocument()
  expect(onViewed.mock.calls).toEqual([[BOOK]])

  fireEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  expect(player.close).toHaveBeenCalledOnce()
})

test('reports a book’s opening once, even if React runs effects twice', async () => {
  const onViewed = vi.fn()
  const props = {
    book: BOOK,
    limited: false,
    onClose: () => undefined,
    onViewed,
    createPlayer: () => silentPlayer().player,
    loadPictures: () => Promise.resolve(),
  }
  const { rerender } = render(<StoryReader {...props} />, { reactStrictMode: true })
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  fireEvent.click(screen.getByRole('button', { name: 'Sonraki sayfa' }))
  rerender(<StoryReader {...props} book={{ ...BOOK, title: 'Başka bir ad' }} />)
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(onViewed.mock.calls).toEqual([[BOOK]])
})
