import { useEffect, useRef } from 'react'
import { flyFromCard } from '../model/fly-from-card.ts'
import { coverUrl } from '../model/reader-picture.ts'
import styles from './opening-cover.module.css'

/** The closed book in the lamp's light; `open` lifts its cover, and light comes out of it. */
export function OpeningCover({ bookId, picture, open }: { bookId: string; picture: string; open: boolean }) {
  const book = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop = () => {}
    // The dialog around this cover opens in a later effect; before that the cover has no size.
    const frame = requestAnimationFrame(() => {
      if (book.current) stop = flyFromCard(book.current, bookId)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [bookId])
  return (
    <div ref={book} className={styles.book} data-open={open} aria-hidden="true">
      <div className={styles.pages} />
      <div className={styles.front}>
        <img src={coverUrl(picture) || undefined} alt="" draggable={false} />
      </div>
    </div>
  )
}
