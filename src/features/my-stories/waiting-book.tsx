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
  /** A ribbon keeps it shut: it is not paid for. */
  tied: boolean
  titleId: string
  onOpen: () => void
}

/** The drawing table in the evening: the hero in the lamp's light, and the sheets of the book as they are painted. */
export function WaitingBook({ portrait, alt, progress, tied, titleId, onOpen }: WaitingBookProps) {
  return (
    <button type="button" className={classNames(styles.table, 'dark')} onClick={onOpen} aria-describedby={titleId}>
      <span className={styles.hero}>
        <img src={portrait} alt={alt} loading="lazy" decoding="async" />
        {progress && <Lamp progress={progress} />}
      </span>
      {tied && <Ribbon />}
      {progress && <Frames progress={progress} />}
      <b className={styles.word}>{MY_STORIES.makingOverlay}</b>
    </button>
  )
}

function Ribbon() {
  return (
    <svg viewBox="0 0 120 44" aria-hidden="true" className={styles.ribbon}>
      <path className={styles.bow} d="M58 20C42 2 22 2 20 14s20 14 38 8zM62 20C78 2 98 2 100 14s-20 14-38 8z" />
      <path className={styles.ends} d="M56 22L40 42l10-3 10-15M64 22l16 20-10-3-10-15" />
      <rect className={styles.knot} x="53" y="14" width="14" height="13" rx="5" />
    </svg>
  )
}
