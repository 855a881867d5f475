import { useEffect, useRef, useState, type RefObject } from 'react'
import { isBeyondPreview } from '#domain/book.ts'
import { Button } from '#ui/button.tsx'
import { READER } from '#text/reader.ts'
import { CloseButton } from './close-button.tsx'
import type { Player } from './player.ts'
import type { ReaderBook } from './reader-book.ts'
import { ReaderIcon } from './reader-icon.tsx'
import { useNarration } from './use-narration.ts'
import styles from './text-reading.module.css'

interface TextReadingProps {
  book: ReaderBook
  limited: boolean
  player: RefObject<Player | null>
  /** Whether sound may be heard at all now. */
  audible: boolean
  /** The spread from which it is listened to at first; null waits for a press. */
  listensFrom: number | null
  /** Back to the pages; without it the device must be turned first. */
  onReadAsBook?: (() => void) | undefined
  onLimit: () => void
  onClose: () => void
}

/** The story as text of any size, with its narration: for who cannot turn the device, and for who reads letters larger than a page holds. */
export function TextReading({
  book,
  limited,
  player,
  audible,
  listensFrom,
  onReadAsBook,
  onLimit,
  onClose,
}: TextReadingProps) {
  const [heard, setHeard] = useState<number | null>(listensFrom)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const spreads = book.imageURLs
    .map((_, spread) => spread)
    .filter((spread) => !isBeyondPreview(indexOf(spread), limited))

  const goOn = () => {
    const next = (heard ?? 0) + 1
    if (spreads.includes(next)) return setHeard(next)
    setHeard(null)
    if (next < book.imageURLs.length) onLimit()
  }
  useNarration({
    player,
    clips: book.narrationURLs,
    spread: heard,
    playing: audible && heard !== null,
    paragraphsOf: (spread) => Array.from(document.getElementById(idOf(spread))?.querySelectorAll('p') ?? []),
    onEnded: goOn,
    onFailure: () => setHeard(null),
  })

  useEffect(() => {
    document.getElementById(idOf(heard))?.scrollIntoView({ block: 'nearest' })
  }, [heard])

  return (
    <div className={styles.text}>
      <article className={styles.sheet}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {book.title}
        </h3>
        {onReadAsBook && (
          <Button look="paper" onClick={onReadAsBook}>
            {READER.readAsBook}
          </Button>
        )}
        {spreads.map((spread) => {
          const [first, last] = [indexOf(spread), indexOf(spread) + 1]
          const listening = spread === heard
          return (
            <section key={spread} id={idOf(spread)} className={styles.spread} data-heard={listening}>
              <h4>{READER.pagesHeading(first, last)}</h4>
              <p>{book.storyTexts[spread * 2]}</p>
              <p>{book.storyTexts[spread * 2 + 1]}</p>
              {book.narrationURLs[spread] && (
                <button
                  type="button"
                  className={styles.listen}
                  aria-label={listening ? READER.stopListening : READER.listenFrom(first, last)}
                  onClick={() => setHeard(listening ? null : spread)}
                >
                  <ReaderIcon name={listening ? 'pause' : 'speaker'} />
                </button>
              )}
            </section>
          )
        })}
        {limited ? (
          <Button onClick={onLimit}>{READER.limitTitle}</Button>
        ) : (
          <>
            <p className={styles.end}>{READER.theEnd}</p>
            <p>{READER.farewell}</p>
            {book.dedication && <p className={styles.dedication}>{book.dedication}</p>}
          </>
        )}
      </article>
      <CloseButton onClose={onClose} />
    </div>
  )
}

/** The left page of a spread, as the book counts. */
const indexOf = (spread: number): number => spread * 2 + 1
const idOf = (spread: number | null): string => `text-spread-${spread}`
