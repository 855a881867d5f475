import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSlides } from '#features/reader/hooks/use-slides.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'

const WIDTH = 390

beforeEach(() => {
  vi.useFakeTimers()
  answerMediaQueries(false)
})
afterEach(() => vi.useRealTimers())

function openSlides() {
  const track = document.createElement('div')
  Object.defineProperty(track, 'clientWidth', { value: WIDTH })
  track.scrollTo = () => undefined
  const { result } = renderHook(() => useSlides({ track: { current: track }, count: 4, first: 1 }))
  const scroll = (slides: number) => {
    track.scrollLeft = slides * WIDTH
    result.current.events.onScroll()
  }
  return { result, scroll, track }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('keeps the requested slide while a slow device pauses during the movement', async () => {
  const { result, scroll } = openSlides()
  act(() => result.current.show(2))
  scroll(1.3)
  await wait(600)
  expect(result.current.settled).toBe(2)
  scroll(2)
  await wait(600)
  expect(result.current).toMatchObject({ at: 2, settled: 2 })
})

test('ignores the end of an earlier movement after another slide is requested', async () => {
  const { result, scroll } = openSlides()
  scroll(1)
  act(() => result.current.show(2))
  await wait(600)
  expect(result.current.settled).toBe(2)
})

test('jumps to the requested slide if the browser ignores the movement', async () => {
  const { result, track } = openSlides()
  const scrollTo = vi.spyOn(track, 'scrollTo')
  act(() => result.current.show(2))
  await wait(600)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'instant' })
})

test('gives a turn its time from the frame in which the page hands it over', async () => {
  const { result, track } = openSlides()
  const scrollTo = vi.spyOn(track, 'scrollTo')
  const next = Promise.withResolvers<FrameRequestCallback>()
  vi.spyOn(window, 'requestAnimationFrame').mockImplementationOnce((callback) => {
    next.resolve(callback)
    return 0
  })
  act(() => result.current.show(2))
  await wait(600)
  const nextFrame = await next.promise
  nextFrame(0)
  expect(scrollTo).not.toHaveBeenCalledWith({ left: 2 * WIDTH, behavior: 'instant' })
  await wait(600)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'instant' })
})

test('lets a turn go on whose movement a busy page learns of late', async () => {
  const { result, scroll, track } = openSlides()
  const scrollTo = vi.spyOn(track, 'scrollTo')
  act(() => result.current.show(2))
  scroll(1.005)
  scrollTo.mockClear()
  // The next frame comes after the timer, and says first how far the slide is.
  vi.spyOn(window, 'requestAnimationFrame').mockImplementationOnce((callback) => {
    scroll(1.6)
    return window.requestAnimationFrame(callback)
  })
  await wait(200)
  expect(scrollTo).not.toHaveBeenCalled()
  scroll(2)
  await wait(200)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(result.current.settled).toBe(2)
})

test('shows the nearer slide if a movement ends between two slides', async () => {
  const { result, scroll } = openSlides()
  scroll(1.8)
  await wait(3_000)
  expect(result.current.settled).toBe(2)
})

test('ends a turn at once under a finger, and only once', async () => {
  const { result, track } = openSlides()
  const scrollTo = vi.spyOn(track, 'scrollTo')
  act(() => result.current.show(2))
  result.current.events.onPointerDown()
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'instant' })
  scrollTo.mockClear()
  result.current.events.onPointerDown()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('ends the last pixels of a turn under a finger', async () => {
  const { result, scroll, track } = openSlides()
  const scrollTo = vi.spyOn(track, 'scrollTo')
  act(() => result.current.show(2))
  scroll(1.99)
  await wait(200)
  result.current.events.onPointerDown()
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'instant' })
})

test('finishes a turn that a new layout has snapped back', async () => {
  const { result, scroll, track } = openSlides()
  const scrollTo = vi.spyOn(track, 'scrollTo')
  act(() => result.current.show(2))
  scroll(2)
  scroll(1)
  scrollTo.mockClear()
  await wait(600)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH, behavior: 'instant' })
  expect(result.current.settled).toBe(2)
})

test('leaves a slide where a finger has put it', async () => {
  const { result, scroll, track } = openSlides()
  const scrollTo = vi.spyOn(track, 'scrollTo')
  act(() => result.current.show(2))
  scroll(2)
  result.current.events.onPointerDown()
  scrollTo.mockClear()
  scroll(1)
  await wait(600)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(result.current.settled).toBe(1)
})
