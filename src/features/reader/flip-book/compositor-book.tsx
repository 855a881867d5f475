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
import { measure, sheetsOf } from './sheets.ts'
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
    const sheets = sheetsOf(element)
    drawn.made(sheets.map(({ box }) => box))
    const book = createTurning({
      sheets,
      size,
      prepare: drawn.prepare,
      onIndex: drawn.drawAround,
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
const Pages = memo(({ table, pages, drawn }: { table: RefObject<HTMLDivElement | null>; pages: readonly ReactElement[]; drawn: DrawnPages }) => (
  <div ref={table} className="compositor-book__table">
    {drawn.pages.map((drawnPage, index) => (
      <div key={index} className="book-sheet">
        <div className="book-sheet__page">
          <div className="book-sheet__content">
            <PageDrawnContext value={drawnPage}>{pages[index]}</PageDrawnContext>
          </div>
          <div className="book-sheet__shade" aria-hidden="true" />
        </div>
      </div>
    ))}
  </div>
))
Pages.displayName = 'Pages'

const handleTo = (turning: RefObject<Turning | null>): FlipBookHandle => ({
  flipNext: () => turning.current?.flipNext(),
  flipPrev: () => turning.current?.flipPrev(),
  flip: (page) => turning.current?.flip(page),
  turnToPage: (page) => turning.current?.turnToPage(page),
  getCurrentPageIndex: () => turning.current?.getCurrentPageIndex() ?? 0,
  getState: () => turning.current?.getState() ?? 'read',
})
