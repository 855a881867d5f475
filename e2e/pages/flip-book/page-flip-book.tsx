/**
 * react-pageflip behind the interface of `FlipBook`, to compare the two. This adapter works around its faults (see each
 * comment).
 */
import { useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import HTMLFlipBook from 'react-pageflip'
import { prefersReducedMotion } from '#ui/motion.ts'
import type { FlipState } from '#flip-book/flip-book-handle.ts'
import { BOOK_SETTINGS } from '#flip-book/geometry/book-settings.ts'
import { indexOfPage, nextPageIndex, previousPageIndex } from '#flip-book/geometry/page-numbers.ts'
import type { FlipBookProps } from '#flip-book/react/flip-book.tsx'
import styles from './page-flip-book.module.css'

/** The part of page-flip's `PageFlip` that is used here; the package ships no declarations. */
interface PageFlip {
  flipNext(): void
  flipPrev(): void
  flip(page: number): void
  turnToPage(page: number): void
  getCurrentPageIndex(): number
  getPageCount(): number
  getState(): FlipState
  getRender(): { update(): void; render(timeMs: number): void }
  getUI(): { destroy(): void }
  update(): void
}

export function PageFlipBook({ ref, children, onFlip, onChangeState, mayTurnTo }: FlipBookProps) {
  const host = useRef<HTMLDivElement>(null)
  const library = useRef<{ pageFlip(): PageFlip | undefined }>(null)
  const waiting = useRef<(() => void) | null>(null)

  // The library subscribes once, with the handlers of one render: call the current ones through a ref.
  const handlers = useRef({ onFlip, onChangeState, mayTurnTo })
  useEffect(() => {
    handlers.current = { onFlip, onChangeState, mayTurnTo }
  })

  const runWaiting = useCallback(() => {
    const turn = waiting.current
    if (!turn || library.current?.pageFlip()?.getState() !== 'read') return
    waiting.current = null
    turn()
  }, [])
  const flipped = useCallback(({ data }: { data: number }) => handlers.current.onFlip(data), [])
  const changedState = useCallback(
    ({ data }: { data: FlipState }) => {
      handlers.current.onChangeState?.(data)
      // The library sends this event before its turn has ended, so start the waiting turn afterwards.
      if (data === 'read') queueMicrotask(runWaiting)
    },
    [runWaiting],
  )

  useImperativeHandle(ref, () => {
    const withBook = (act: (book: PageFlip) => void) => {
      const book = library.current?.pageFlip()
      if (book) act(book)
    }
    /**
     * A turn that begins inside another one makes the library lose its place (fault 8), so one turn waits; a newer one
     * replaces it.
     */
    const whenAtRest = (act: (book: PageFlip) => void) =>
      withBook((book) => {
        waiting.current = () => act(book)
        runWaiting()
      })
    const turn = (target: (book: PageFlip) => number, animate: (book: PageFlip) => void) =>
      whenAtRest((book) => {
        const page = target(book)
        if (page === book.getCurrentPageIndex() || handlers.current.mayTurnTo?.(page, 'turn') === false) return
        if (prefersReducedMotion()) book.turnToPage(page)
        else animate(book)
      })
    return {
      flipNext: () =>
        turn(
          (book) => nextPageIndex(book.getCurrentPageIndex(), book.getPageCount()),
          (book) => book.flipNext(),
        ),
      flipPrev: () =>
        turn(
          (book) => previousPageIndex(book.getCurrentPageIndex()),
          (book) => book.flipPrev(),
        ),
      flip: (page) =>
        turn(
          (book) => indexOfPage(page, book.getPageCount()),
          (book) => book.flip(page),
        ),
      turnToPage: (page) => whenAtRest((book) => book.turnToPage(page)),
      getCurrentPageIndex: () => library.current?.pageFlip()?.getCurrentPageIndex() ?? 0,
      getState: () => library.current?.pageFlip()?.getState() ?? 'read',
    }
  }, [runWaiting])

  useEffect(() => {
    const element = host.current
    if (!element) return
    // The library follows the window's size only, not its container's.
    const observer = new ResizeObserver(() => library.current?.pageFlip()?.update())
    observer.observe(element)
    const { current: owner } = library
    return () => {
      observer.disconnect()
      const book = owner?.pageFlip()
      if (book) silence(book)
    }
  }, [])

  return (
    <div ref={host} className={styles.book}>
      <HTMLFlipBook
        {...BOOK_SETTINGS}
        ref={library}
        className={styles.pages ?? ''}
        style={{ width: '100%', height: '100%' }}
        renderOnlyPageLengthChange
        onFlip={flipped}
        onChangeState={changedState}
      >
        {children}
      </HTMLFlipBook>
    </div>
  )
}

/** The library goes on after it is unmounted: remove its listeners and give its endless loop nothing to draw. */
function silence(book: PageFlip): void {
  book.getUI().destroy()
  book.getRender().render = () => undefined
}
