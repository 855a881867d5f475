/**
 * Tests the events and methods that the book offers its owner; e2e/reader-book.spec.ts tests gestures, frames and
 * pixels.
 */
import { act, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'
import { FlipBook } from '#flip-book/react/flip-book.tsx'
import { answerMediaQueries } from '../../../tests/support/media-queries.ts'
import { fakeAnimations } from './fake-animations.ts'

const PAGES = 14
/** A turn takes at most this many rounds of promises; one round finishes all animations. */
const PATIENCE = 20

let animations: ReturnType<typeof fakeAnimations>
beforeEach(() => {
  animations = fakeAnimations()
  answerMediaQueries(false)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})
afterEach(() => vi.unstubAllGlobals())

type BookEvent = ['flip' | 'state' | 'refused', number | string]

/**
 * @param options barredFrom: the first page index that the owner refuses; onFlip: the owner's reaction to the book's
 * event
 */
function openBook({
  barredFrom = Infinity,
  onFlip,
}: {
  barredFrom?: number
  onFlip?: (page: number, book: FlipBookHandle | null) => void
} = {}) {
  const ref = createRef<FlipBookHandle>()
  const events: BookEvent[] = []
  // New functions at each render, like a parent without memoised callbacks.
  const bookOf = (pages: React.ReactElement[]) => (
    <FlipBook
      ref={ref}
      onFlip={(page) => {
        events.push(['flip', page])
        onFlip?.(page, ref.current)
      }}
      onChangeState={(state) => events.push(['state', state])}
      mayTurnTo={(page, intent) => {
        if (page < barredFrom) return true
        if (intent === 'turn') events.push(['refused', page])
        return false
      }}
    >
      {pages}
    </FlipBook>
  )
  const pages = pagesBound(0)
  const { container, rerender } = render(bookOf(pages))
  const book = () => {
    if (!ref.current) throw new Error('The book is not mounted')
    return ref.current
  }
  return {
    events,
    container,
    ask: (request: (handle: FlipBookHandle) => void) => act(() => request(book())),
    lies: () => [book().getCurrentPageIndex(), book().getState()],
    renderAgain: () => rerender(bookOf(pages)),
    rebind: (blanks: number) => rerender(bookOf(pagesBound(blanks))),
    flips: () => events.flatMap(([what, value]) => (what === 'flip' ? [value] : [])),
    states: () => events.flatMap(([what, value]) => (what === 'state' ? [value] : [])),
  }
}

/** @param blanks the number of empty pages added after the first; every page then gets another key */
const pagesBound = (blanks: number) =>
  Array.from({ length: PAGES + blanks }, (_, place) => <div key={`${blanks} ${place}`} data-testid="page" />)

type Book = ReturnType<typeof openBook>

/** Finishes all animations, and waits until the book has handled them. */
async function comeToRest(): Promise<void> {
  for (let round = 0; round < PATIENCE; round += 1)
    await act(async () => {
      animations.finishAll()
      await Promise.resolve()
    })
}

async function liesAt({ lies }: Book, index: number): Promise<void> {
  await comeToRest()
  expect(lies()).toEqual([index, 'read'])
}

test('reports the states flipping and read, and the new index, for one turn', async () => {
  const book = openBook()
  expect(book.lies()).toEqual([0, 'read'])
  book.ask((handle) => handle.flipNext())
  expect(book.lies()).toEqual([0, 'flipping'])
  expect(animations.running.size).toBeGreaterThan(0)
  await liesAt(book, 1)
  expect(book.events).toEqual([
    ['state', 'flipping'],
    ['flip', 1],
    ['state', 'read'],
  ])
})

test('opens pages 0, 1, 3 … 13, and does not turn beyond the first or last page', async () => {
  const book = openBook()
  book.ask((handle) => handle.flipPrev())
  await liesAt(book, 0)
  for (const next of [1, 3, 5, 7, 9, 11, 13]) {
    book.ask((handle) => handle.flipNext())
    await liesAt(book, next)
  }
  book.ask((handle) => handle.flipNext())
  await liesAt(book, 13)
  book.ask((handle) => handle.flipPrev())
  await liesAt(book, 11)
  expect(book.flips()).toEqual([1, 3, 5, 7, 9, 11, 13, 11])
})

test('flips to any page with one turn and reports the left page of its spread', async () => {
  const book = openBook()
  book.ask((handle) => handle.flip(8))
  await liesAt(book, 7)
  expect(book.flips()).toEqual([7])
  expect(book.states()).toEqual(['flipping', 'read'])
})

test('shows a page without a turn', async () => {
  const book = openBook()
  book.ask((handle) => handle.turnToPage(5))
  await liesAt(book, 5)
  expect(book.flips()).toEqual([5])
  expect(book.states()).toEqual([])
})

test('runs a request made in onFlip after the present turn', async () => {
  const book = openBook()
  book.ask((handle) => {
    handle.flipNext()
    handle.turnToPage(9)
  })
  expect(book.flips()).toEqual([])
  await liesAt(book, 9)
  expect(book.flips()).toEqual([1, 9])
})

test('turns back to the cover if onFlip requests the cover', async () => {
  const book = openBook({
    onFlip: (page, handle) => {
      if (page === 1) handle?.flip(0)
    },
  })
  book.ask((handle) => handle.flipNext())
  await liesAt(book, 0)
  expect(book.flips()).toEqual([1, 0])
})

test('starts no turn to a barred page, and reports the refusal', async () => {
  const book = openBook({ barredFrom: 3 })
  book.ask((handle) => handle.turnToPage(1))
  await liesAt(book, 1)
  book.ask((handle) => handle.flipNext())
  expect(animations.running.size).toBe(0)
  await liesAt(book, 1)
  expect(book.events).toEqual([
    ['flip', 1],
    ['refused', 3],
  ])
})

test('still turns pages after some were added, removed and given other keys', async () => {
  const book = openBook()
  const pages = () => book.container.querySelectorAll('[data-testid=page]').length
  book.rebind(2)
  expect(pages()).toBe(PAGES + 2)
  book.ask((handle) => handle.flip(15))
  await liesAt(book, 15)
  book.rebind(0)
  expect(pages()).toBe(PAGES)
  book.ask((handle) => handle.flip(13))
  await liesAt(book, 13)
  book.ask((handle) => handle.flipNext())
  await liesAt(book, 13)
})
