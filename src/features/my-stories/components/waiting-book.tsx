import type { Progress } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { classNames } from '#ui/class-names.ts'
import { Frames, Lamp } from './making.tsx'
import styles from './waiting-book.module.css'

interface WaitingBookProps {
  portrait: string
  alt: string
  /** null: nothing has been begun. */
  progress: Progress | null
  /** A paper band keeps it shut: it is not paid for. */
  isBanded: boolean
  titleId: string
  onOpen: () => void
}

/** The drawing table in the evening: the hero in the lamp's light, and the sheets of the book as they are painted. */
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
      {progress && <Frames progress={progress} />}
      <b className={styles.word}>{MY_STORIES.makingOverlay}</b>
    </button>
  )
}
