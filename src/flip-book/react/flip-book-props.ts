import type { ReactElement, Ref } from 'react'
import type { FlipBookEvents, FlipBookHandle } from '../flip-book-handle.ts'

/** Two components keep to it: `compositor-book.tsx` and `page-flip-book.tsx`. */
export interface FlipBookProps extends FlipBookEvents {
  ref: Ref<FlipBookHandle>
  /** Pages turn at three fifths of their usual pace; not in `page-flip-book.tsx`. */
  isSlow?: boolean
  /** One element a page. Their number and order are fixed as long as the book is mounted. */
  children: ReactElement[]
}
