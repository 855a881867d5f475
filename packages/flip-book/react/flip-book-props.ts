import type { ReactElement, Ref } from 'react'
import type { FlipBookEvents, FlipBookHandle } from '../flip-book-handle.ts'

export interface FlipBookProps extends FlipBookEvents {
  ref: Ref<FlipBookHandle>
  /** Pages turn at three fifths of their usual pace. */
  isSlow?: boolean
  /** One element a page. Their number and order are fixed as long as the book is mounted. */
  children: ReactElement[]
}
