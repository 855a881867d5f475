import { lazy, Suspense } from 'react'
import { CompositorBook } from './compositor-book.tsx'
import type { FlipBookProps } from './flip-book-props.ts'

const PageFlipBook = lazy(async () => ({ default: (await import('./page-flip-book.tsx')).PageFlipBook }))

const hasWebAnimations = 'animate' in Element.prototype

/** The compositor's book; react-pageflip only where Web Animations are missing. */
export function FlipBook(props: FlipBookProps) {
  return hasWebAnimations ? (
    <CompositorBook {...props} />
  ) : (
    <Suspense>
      <PageFlipBook {...props} />
    </Suspense>
  )
}
