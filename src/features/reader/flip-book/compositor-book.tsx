/** The book that everyone gets: page-flip's folds, sampled into Web Animations of transform and opacity. */
import { memo, useImperativeHandle, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '#ui/motion.ts'
import { pageSizeIn } from './book-settings.ts'
import { createDecoder } from './decode.ts'
import type { FlipBookHandle, FlipBookProps } from './flip-book.ts'
import { watchHand } from './hand.ts'
import { PageDrawn } from './page-drawn.ts'
import { pagesAround } from './page-numbers.ts'
import { measure, sheetsOf } from './sheets.ts'
import { createTurning, type Turning } from './turning.ts'
import './compositor-book.css'

export function CompositorBook({ ref, children, onFlip, onChangeState, mayTurnTo }: FlipBookProps) {
  const table = useRef<HTMLDivElement>(null)
  const turning = useRef<Turning>(null)
  const count = children.length
  const { drawn, prepare, drawAround } = useDrawnPages(table, count)

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
    const book = createTurning({
      sheets: sheetsOf(element),
      size,
      prepare,
      onIndex: drawAround,
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
  }, [count, prepare, drawAround])

  useImperativeHandle(ref, () => handleTo(turning), [])

  return (
    <div className="compositor-book">
      <div ref={table} className="compositor-book__table">
        {children.map((page, index) => (
          <Sheet key={index} page={page} drawn={drawn.has(index)} />
        ))}
      </div>
    </div>
  )
}

const Sheet = memo(({ page, drawn }: { page: ReactElement; drawn: boolean }) => (
  <div className="book-sheet">
    <div className="book-sheet__page">
      <div className="book-sheet__content">
        <PageDrawn value={drawn}>{page}</PageDrawn>
      </div>
      <div className="book-sheet__shade" aria-hidden="true" />
    </div>
  </div>
))
Sheet.displayName = 'Sheet'

/** Which pages have their pictures: those of the open spread and of its neighbours, and of one that a jump leads to. */
function useDrawnPages(table: RefObject<HTMLElement | null>, count: number) {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => pagesAround(0, count, 1))
  const [{ prepare, drawAround, committed }] = useState(() => {
    const decoder = createDecoder()
    let current = drawn
    let waiting: (() => void)[] = []
    const decode = (pages: ReadonlySet<number>) => {
      const sheets = table.current?.querySelectorAll<HTMLElement>('.book-sheet')
      return decoder.decode([...pages].flatMap((page) => sheets?.[page] ?? []))
    }
    return {
      prepare(index: number): Promise<void> | null {
        const pages = pagesAround(index, count, 0)
        if ([...pages].every((page) => current.has(page))) return decode(pages)
        setDrawn((before) => new Set([...before, ...pages]))
        return new Promise<void>((resolve) => waiting.push(resolve)).then(() => decode(pages) ?? undefined)
      },
      drawAround: (index: number) => setDrawn(pagesAround(index, count, 1)),
      committed(pages: ReadonlySet<number>) {
        current = pages
        void decode(pages)
        for (const resolve of waiting) resolve()
        waiting = []
      },
    }
  })
  useLayoutEffect(() => committed(drawn), [committed, drawn])
  return { drawn, prepare, drawAround }
}

const handleTo = (turning: RefObject<Turning | null>): FlipBookHandle => ({
  flipNext: () => turning.current?.flipNext(),
  flipPrev: () => turning.current?.flipPrev(),
  flip: (page) => turning.current?.flip(page),
  turnToPage: (page) => turning.current?.turnToPage(page),
  getCurrentPageIndex: () => turning.current?.getCurrentPageIndex() ?? 0,
  getState: () => turning.current?.getState() ?? 'read',
})
