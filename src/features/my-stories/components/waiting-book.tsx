import type { Progress } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { classNames } from '#ui/class-names.ts'
import { Lamp } from './making.tsx'
import styles from './waiting-book.module.css'

interface WaitingBookProps {
  portrait: string
  alt: string
  /** null: production has not begun. */
  progress: Progress | null
  /** The book is not paid for, so a paper band keeps it shut. */
  isBanded: boolean
  titleId: string
  onOpen: () => void
}

/** The hero in the light of the lamp on the drawing table. */
export function WaitingBook({ portrait, alt, progress, isBanded, titleId, onOpen }: WaitingBookProps) {
  return (
    <button
      type="button"
      className={classNames(styles.table, 'dark')}
      data-banded={isBanded || undefined}
      onClick={onOpen}
      aria-describedby={titleId}
    >
      <span className={styles.hero}>
        <img src={portrait || undefined} alt={alt} loading="lazy" decoding="async" />
        {progress && <Lamp progress={progress} />}
      </span>
      <b className={styles.word}>{MY_STORIES.makingOverlay}</b>
    </button>
  )
}
