import { READER } from '#text/reader.ts'
import { Icon } from '#ui/icons.tsx'
import { coverUrl } from '../model/reader-picture.ts'
import styles from './ending-ways.module.css'

/** The next steps at an ending, as far as the opener of the book knows them. */
export interface Onward {
  /** The next book of the same shelf. */
  next?: { title: string; picture: string; onRead: () => void } | undefined
  /** Opens the page where books are chosen, if the shelf has no other book. */
  onBrowse?: (() => void) | undefined
  /** Makes a link to the book, for somebody else. */
  onShare?: (() => void) | undefined
  /** Opens the next tale with the same heroes. */
  onNextTale?: (() => void) | undefined
  /** For a template: opens the wizard, which makes a parent's own child the hero. */
  onMakeOwn?: (() => void) | undefined
}

/** The buttons that follow 'Son': beside the last page, never on it. */
export function EndingWays({
  next,
  onBrowse,
  onShare,
  onMakeOwn,
  onNextTale,
  onAgain,
}: Onward & { onAgain: () => void }) {
  return (
    <nav className={styles.ways} aria-label={READER.onward}>
      {onMakeOwn && (
        <button type="button" className={styles.own} onClick={onMakeOwn}>
          <Icon name="star" />
          {READER.makeOwn}
        </button>
      )}
      {onNextTale && (
        <button type="button" className={styles.own} onClick={onNextTale}>
          <Icon name="star" />
          {READER.sameHero}
        </button>
      )}
      {onShare && (
        <button type="button" className={styles.way} onClick={onShare}>
          <Icon name="share" />
          {READER.share}
        </button>
      )}
      {next && (
        <button type="button" className={styles.way} onClick={next.onRead}>
          <img src={coverUrl(next.picture) || undefined} alt="" draggable={false} />
          <span>
            <small>{READER.nextStory}</small> {next.title}
          </span>
        </button>
      )}
      {!next && onBrowse && (
        <button type="button" className={styles.way} onClick={onBrowse}>
          {READER.otherStories}
        </button>
      )}
      <button type="button" className={styles.way} onClick={onAgain}>
        {READER.again}
      </button>
    </nav>
  )
}
