/** The book in all browsers: page-flip's folds, sampled into Web Animations of transform and opacity. */
import {
  memo,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { createFlipController, type FlipController } from '../engine/flip-controller.ts'
import { measure, sidesOf } from '../engine/page-elements.ts'
import type { FlipBookEvents, FlipBookHandle } from '../flip-book-handle.ts'
import { pageSizeIn } from '../geometry/book-settings.ts'
import { pagesAround } from '../geometry/page-numbers.ts'
import { watchPointers } from '../input/pointer-gestures.ts'
import { createPageWindow, type PageWindow } from './page-window.ts'
import { PageVisibleContext } from './use-page-visible.ts'
import styles from './flip-book.module.css'

export interface FlipBookProps extends FlipBookEvents {
  ref: Ref<FlipBookHandle>
  /** Pages turn at three fifths of their usual speed. */
  isSlow?: boolean
  /** One element a page. Their number and order are fixed as long as the book is mounted. */
  children: ReactElement[]
}

export function FlipBook({
  ref,
  children,
  isSlow = false,
  onFlip,
  onChangeState,
  mayTurnTo,
  onBrokenPicture,
}: FlipBookProps) {
  const table = useRef<HTMLDivElement>(null)
  const controller = useRef<FlipController>(null)
  const count = children.length

  const handlers = useRef({ onFlip, onChangeState, mayTurnTo, onBrokenPicture, isSlow })
  useLayoutEffect(() => {
    handlers.current = { onFlip, onChangeState, mayTurnTo, onBrokenPicture, isSlow }
  })
  const pageWindow = useMemo(
    () => createPageWindow(count, (reason, address) => handlers.current.onBrokenPicture?.(reason, address)),
    [count],
  )

  useLayoutEffect(() => {
    const element = table.current
    const host = element?.parentElement
    if (!element || !host) return
    const sizeNow = () => pageSizeIn(host.clientWidth, host.clientHeight)
    let size = sizeNow()
    measure(element, size)
    const sides = sidesOf(element)
    pageWindow.attach(sides.map(({ page }) => page))
    const book = createFlipController({
      sides,
      size,
      prepare: pageWindow.prepare,
      drawAround: pageWindow.drawAround,
      nearTo: (index) => pagesAround(index, count, 1),
      lessMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      isSlow: () => handlers.current.isSlow,
      onFlip: (page) => handlers.current.onFlip(page),
      inOneFrame: (act) => flushSync(act),
      onChangeState: (state) => handlers.current.onChangeState?.(state),
      mayTurnTo: (page, intent) => handlers.current.mayTurnTo?.(page, intent) ?? true,
    })
    controller.current = book
    const stopWatching = watchPointers(element, book, () => size)
    const observer = new ResizeObserver(() => {
      size = sizeNow()
      measure(element, size)
      book.resize(size)
    })
    observer.observe(host)
    return () => {
      observer.disconnect()
      stopWatching()
      book.close()
      controller.current = null
    }
  }, [count, pageWindow])

  useImperativeHandle(ref, () => handleTo(controller), [])

  return (
    <div className={styles.book}>
      <Pages table={table} pages={children} pageWindow={pageWindow} />
    </div>
  )
}

/**
 * Rendered once: a page rerenders by itself when its visibility changes (use-page-visible.ts), and
 * engine/page-elements.ts writes positions.
 */
const Pages = memo(
  ({
    table,
    pages,
    pageWindow,
  }: {
    table: RefObject<HTMLDivElement | null>
    pages: readonly ReactElement[]
    pageWindow: PageWindow
  }) => (
    <div ref={table} className={styles.table} data-flip-book="table">
      {pairs(pageWindow.pages).map((sides, sheet) => (
        <div key={sheet} className={styles.sheet} data-flip-book="sheet">
          {sides.map((visibility, side) => (
            <div key={side} className={styles.page} data-flip-book="page">
              <PageVisibleContext value={visibility}>{pages[2 * sheet + side]}</PageVisibleContext>
              <div className={styles.shade} data-flip-book="shade" aria-hidden="true" />
            </div>
          ))}
          <div className={styles.fold} data-flip-book="fold" aria-hidden="true" />
        </div>
      ))}
    </div>
  ),
)
Pages.displayName = 'Pages'

const pairs = <T,>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 2) }, (_, pair) => all.slice(2 * pair, 2 * pair + 2))

const handleTo = (controller: RefObject<FlipController | null>): FlipBookHandle => ({
  flipNext: () => controller.current?.flipNext(),
  flipPrev: () => controller.current?.flipPrev(),
  flip: (page) => controller.current?.flip(page),
  turnToPage: (page) => controller.current?.turnToPage(page),
  getCurrentPageIndex: () => controller.current?.getCurrentPageIndex() ?? 0,
  getState: () => controller.current?.getState() ?? 'read',
})
