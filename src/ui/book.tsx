import type { ReactNode } from 'react'

interface BookCoverProps {
  src: string
  alt: string
  /** A book that is still being made. */
  dimmed?: boolean
  /** The picture for which a page is opened: loaded at once. */
  isFirst?: boolean
  className?: string | undefined
  /** The book that opens from here: its cover flies from this place to the reader. */
  bookId?: string | undefined
  /** Shown over the picture. */
  children?: ReactNode
}

/** A picture bound as a book: spine shade at the left, page edges at the right and below. */
export function BookCover({ src, alt, dimmed, isFirst, className = '', bookId, children }: BookCoverProps) {
  return (
    <span data-book={bookId} className={`book ${dimmed ? 'book--dimmed' : ''} ${className}`}>
      <img src={src || undefined} alt={alt} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
      {children}
    </span>
  )
}
