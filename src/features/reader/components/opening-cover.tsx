import { useLayoutEffect, useRef } from 'react'
import { flyFromCard } from '../model/fly-from-card.ts'
import { coverUrl } from '../model/reader-picture.ts'
import styles from './opening-cover.module.css'

/** The closed book in the lamp's light; `open` lifts its cover, and light comes out of it. */
export function OpeningCover({ bookId, picture, open }: { bookId: string; picture: string; open: boolean }) {
  const book = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (book.current ? flyFromCard(book.current, bookId) : undefined), [bookId])
  return (
    <div ref={book} className={styles.book} data-open={open} aria-hidden="true">
      <div className={styles.pages} />
      <div className={styles.front}>
        <img src={coverUrl(picture) || undefined} alt="" draggable={false} />
      </div>
    </div>
  )
}
