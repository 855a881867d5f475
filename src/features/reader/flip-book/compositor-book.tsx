/** The book that everyone gets: page-flip's folds, sampled into Web Animations of transform and opacity. */
import { memo, useImperativeHandle, useLayoutEffect, useMemo, useRef, type ReactElement, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '#ui/motion.ts'
import { pageSizeIn } from './book-settings.ts'
import { createDrawnPages, type DrawnPages } from './drawn-pages.ts'
import type { FlipBookHandle, FlipBookProps } from './flip-book.ts'
import { watchHand } from './hand.ts'
import { PageDrawnContext } from './page-drawn.ts'
import { pagesAround } from './page-numbers.ts'
import { measure, sidesOf } from './sheets.ts'
import { createTurning, type Turning } from './turning.ts'
import './compositor-book.css'

export function CompositorBook({ ref, children, onFlip, onChangeState, mayTurnTo }: FlipBookProps) {
  const table = useRef<HTMLDivElement>(null)
  const turning = useRef<Turning>(null)
  const count = children.length
  const drawn = useMemo(() => createDrawnPages(count), [count])

  const handlers = useRef({ onFlip, onChangeState, mayTurnTo })
  useLayoutEffect(() => {
    handlers.current = { onFlip, onChangeState, mayTurnTo }
  })

  useLayoutEffect(() => {
    const element = table.current
    const host = element?.parentElement
    if (!element || !host) return
    const sizeNow = () => pageSizeIn(host.clientWidth, host.clientHeight)
    let size = sizeNow()
    measure(element, size)
    const sides = sidesOf(element)
    drawn.made(sides.map(({ page }) => page))
    const book = createTurning({
      sides,
      size,
      prepare: drawn.prepare,
      drawAround: drawn.drawAround,
      nearTo: (index) => pagesAround(index, count, 1),
      lessMotion: prefersReducedMotion,
      onFlip: (page) => handlers.current.onFlip(page),
      inOneFrame: (act) => flushSync(act),
      onChangeState: (state) => handlers.current.onChangeState?.(state),
      mayTurnTo: (page, intent) => handlers.current.mayTurnTo?.(page, intent) ?? true,
    })
    turning.current = book
    const takeHandAway = watchHand(element, book, () => size)
    const observer = new ResizeObserver(() => {
      size = sizeNow()
      measure(element, size)
      book.resize(size)
    })
    observer.observe(host)
    return () => {
      observer.disconnect()
      takeHandAway()
      book.close()
      turning.current = null
    }
  }, [count, drawn])

  useImperativeHandle(ref, () => handleTo(turning), [])

  return (
    <div className="compositor-book">
      <Pages table={table} pages={children} drawn={drawn} />
    </div>
  )
}

/** Made once: what changes on a page asks for it by itself (page-drawn.ts), what lies how is written by sheets.ts. */
const Pages = memo(
  ({
    table,
    pages,
    drawn,
  }: {
    table: RefObject<HTMLDivElement | null>
    pages: readonly ReactElement[]
    drawn: DrawnPages
  }) => (
    <div ref={table} className="compositor-book__table">
      {pairs(drawn.pages).map((sides, sheet) => (
        <div key={sheet} className="book-sheet">
          {sides.map((drawnPage, side) => (
            <div key={side} className="book-page">
              <div className="book-page__content">
                <PageDrawnContext value={drawnPage}>{pages[2 * sheet + side]}</PageDrawnContext>
              </div>
              <div className="book-page__shade" aria-hidden="true" />
            </div>
          ))}
          <div className="book-sheet__fold" aria-hidden="true" />
        </div>
      ))}
    </div>
  ),
)
Pages.displayName = 'Pages'

const pairs = <T,>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 2) }, (_, pair) => all.slice(2 * pair, 2 * pair + 2))

const handleTo = (turning: RefObject<Turning | null>): FlipBookHandle => ({
  flipNext: () => turning.current?.flipNext(),
  flipPrev: () => turning.current?.flipPrev(),
  flip: (page) => turning.current?.flip(page),
  turnToPage: (page) => turning.current?.turnToPage(page),
  getCurrentPageIndex: () => turning.current?.getCurrentPageIndex() ?? 0,
  getState: () => turning.current?.getState() ?? 'read',
})
