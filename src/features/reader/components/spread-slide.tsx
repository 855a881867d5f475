import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import { READER } from '#text/reader.ts'
import type { ReaderBook } from '../reader-book.ts'
import { ReaderIcon } from './reader-icon.tsx'
import { spreadUrl } from '../model/reader-picture.ts'
import styles from './text-reading.module.css'

/** The left page of a spread, as the book counts. */
export const indexOf = (spread: number): number => spread * 2 + 1
export const textsOf = ({ storyTexts }: ReaderBook, spread: number): string[] =>
  storyTexts.slice(spread * TEXTS_PER_SPREAD, (spread + 1) * TEXTS_PER_SPREAD)
export const idOf = (spread: number): string => `text-spread-${spread}`

interface SpreadSlideProps {
  book: ReaderBook
  spread: number
  near: boolean
  listening: boolean
  canBeHeard: boolean
  onListen: () => void
}

/** A painting, and beneath it the words of both its pages. */
export function SpreadSlide({ book, spread, near, listening, canBeHeard, onListen }: SpreadSlideProps) {
  const [first, last] = [indexOf(spread), indexOf(spread) + 1]
  const picture = book.imageURLs[spread]
  return (
    <section id={idOf(spread)} className={styles.slide} data-heard={listening}>
      <div className={styles.painting}>
        {near && picture && <img src={spreadUrl(picture)} alt="" draggable={false} />}
      </div>
      <div className={styles.words}>
        <h4 tabIndex={-1}>{READER.pagesHeading(first, last)}</h4>
        {textsOf(book, spread).map((text, side) => (
          <p key={side} data-words translate="no">
            {text}
          </p>
        ))}
      </div>
      {canBeHeard && (
        <button
          type="button"
          className={styles.listen}
          aria-label={listening ? READER.stopListening : READER.listenFrom(first, last)}
          onClick={onListen}
        >
          <ReaderIcon name={listening ? 'pause' : 'speaker'} />
        </button>
      )}
    </section>
  )
}
