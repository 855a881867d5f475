/** The lower bound for any book: only a dot, which moves when a page would turn. */
import { useImperativeHandle, useRef, type PointerEvent } from 'react'
import { BOOK_SETTINGS } from '#flip-book/geometry/book-settings.ts'
import type { FlipState } from '#flip-book/flip-book-handle.ts'
import type { FlipBookProps } from '#flip-book/react/flip-book.tsx'
import { nextPageIndex, previousPageIndex } from '#flip-book/geometry/page-numbers.ts'

/** The dot moves at once; a turn's remaining work is not part of its answer. */
const TURN_MS = 200

export function DotBook({ ref, children, onFlip, onChangeState }: FlipBookProps) {
  const index = useRef(0)
  const dot = useRef<HTMLDivElement>(null)
  const downX = useRef(0)
  const state = useRef<FlipState>('read')
  const flip = (to: number) => {
    state.current = 'flipping'
    if (dot.current) dot.current.style.transform = `translateX(${to}px)`
    setTimeout(() => {
      index.current = to
      state.current = 'read'
      onFlip(to)
      onChangeState?.('read')
    }, TURN_MS)
  }
  const flipNext = () => flip(nextPageIndex(index.current, children.length))
  const flipPrev = () => flip(previousPageIndex(index.current))
  const lift = ({ clientX }: PointerEvent) => {
    const by = clientX - downX.current
    if (Math.abs(by) > BOOK_SETTINGS.swipeDistance ? by < 0 : clientX > innerWidth / 2) flipNext()
    else flipPrev()
  }
  useImperativeHandle(ref, () => ({
    flipNext,
    flipPrev,
    flip,
    turnToPage: flip,
    getCurrentPageIndex: () => index.current,
    getState: () => state.current,
  }))
  return (
    <div className="dot-book" onPointerDown={({ clientX }) => (downX.current = clientX)} onPointerUp={lift}>
      <div ref={dot} className="dot-book__dot" />
    </div>
  )
}
