import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTurns } from '#features/reader/hooks/use-turns.ts'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function openAt(index: number) {
  const flipNext = vi.fn()
  const playPageFlip = vi.fn()
  const book: FlipBookHandle = {
    flipNext,
    flipPrev: vi.fn(),
    flip: vi.fn(),
    turnToPage: vi.fn(),
    getCurrentPageIndex: () => index,
    getState: () => 'read',
  }
  const ignore = () => undefined
  const { result } = renderHook(() =>
    useTurns({
      book: { current: book },
      pageCount: 14,
      limited: false,
      limitReached: false,
      onLimit: ignore,
      playPageFlip,
      onIndex: ignore,
    }),
  )
  const become = (state: Parameters<typeof result.current.onChangeState>[0]) =>
    act(() => result.current.onChangeState(state))
  return { flipNext, playPageFlip, become, turns: result, clipEnds: () => act(() => result.current.nextAfterSound()) }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('turns a page after its clip once the reader has released the dragged page', async () => {
  const { flipNext, become, clipEnds } = openAt(3)
  become('user_fold')
  clipEnds()
  await wait(1_000)
  expect(flipNext).not.toHaveBeenCalled()
  become('read')
  await wait(100)
  expect(flipNext).toHaveBeenCalledOnce()
})

test('turns no further page after a clip if the reader turns the page first', async () => {
  const { flipNext, become, clipEnds } = openAt(3)
  clipEnds()
  become('user_fold')
  await wait(100)
  become('flipping')
  become('read')
  await wait(1_000)
  expect(flipNext).not.toHaveBeenCalled()
})

test('plays the sound of a turn once, at the command, before the pictures are ready', () => {
  const { flipNext, playPageFlip, become, turns } = openAt(3)
  flipNext.mockImplementation(() => turns.current.mayTurnTo(5, 'turn'))
  act(() => turns.current.next())
  expect(playPageFlip).toHaveBeenCalledOnce()
  become('flipping')
  expect(playPageFlip).toHaveBeenCalledOnce()
})

test('plays no sound while a hand only lifts a page', () => {
  const { playPageFlip, turns } = openAt(3)
  act(() => void turns.current.mayTurnTo(5, 'turn'))
  expect(playPageFlip).not.toHaveBeenCalled()
})
