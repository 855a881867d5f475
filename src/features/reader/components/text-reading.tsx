import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isBeyondPreview, pagesOf, spreadAt } from '#domain/book.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { READER } from '#text/reader.ts'
import { CloseButton } from './close-button.tsx'
import { EndingWays, type Onward } from './ending-ways.tsx'
import { watchDeviceVoice, type DeviceVoice } from '#sound/device-voice.ts'
import type { Player } from '#sound/player.ts'
import type { ReaderBook } from '../reader-book.ts'
import { ReaderIcon } from './reader-icon.tsx'
import { coverUrl } from '../model/reader-picture.ts'
import { TitlePage } from './title-leaf.tsx'
import { idOf, indexOf, SpreadSlide, textsOf } from './spread-slide.tsx'
import { useNarration } from '../hooks/use-narration.ts'
import { useReadingKeys } from '../hooks/use-reading-keys.ts'
import { useSlides } from '../hooks/use-slides.ts'
import type { SoundSettings } from '../hooks/use-sound.ts'
import { useWords } from '../hooks/use-words.ts'
import { useWordsHint } from '../hooks/use-words-hint.ts'
import styles from './text-reading.module.css'

interface TextReadingProps {
  book: ReaderBook
  /** The clips of the chosen voice. */
  narrationURLs: readonly string[]
  limited: boolean
  player: RefObject<Player | null>
  /** Sound may be heard now. */
  audible: boolean
  /** The page index at which the book lies open. */
  index: number
  /** The text is listened to from there; if not, it waits for a press. */
  listens: boolean
  sound: SoundSettings
  onSound: (change: Partial<SoundSettings>) => void
  onward: Onward
  /** The page index that is read now. */
  onIndex: (index: number) => void
  /** Back to the pages; without it the device must be turned first. */
  onReadAsBook?: (() => void) | undefined
  onLimit: () => void
  onClose: () => void
}

/**
 * The story as a picture book for an upright screen: a painting, and beneath it its words in letters of any size. For who
 * cannot turn the device, and for who reads letters larger than a page holds. One slide a spread, swiped, or turned by keys.
 */
export function TextReading({
  book,
  narrationURLs,
  limited,
  player,
  audible,
  index,
  listens,
  sound,
  onSound,
  onward,
  onIndex,
  onReadAsBook,
  onLimit,
  onClose,
}: TextReadingProps) {
  const spreads = book.imageURLs
    .map((_, spread) => spread)
    .filter((spread) => !isBeyondPreview(indexOf(spread), limited))
  const start = spreadAt(pagesOf(book), index)
  const firstSlide = start === null ? 0 : Math.min(slideOf(start), spreads.length)
  /** The open spread is heard as in the book, and the cover is silent. */
  const [listening, setListening] = useState(listens)
  const track = useRef<HTMLElement>(null)
  const slides = useSlides({
    track,
    count: spreads.length + 2,
    first: firstSlide,
    onSettled: (slide) => {
      const spread = spreads[slide - 1]
      if (slide <= spreads.length) onIndex(spread === undefined ? 0 : indexOf(spread))
    },
  })
  /** Null where the device has no Turkish voice of its own, or has not said so yet. */
  const [deviceVoice, setDeviceVoice] = useState<DeviceVoice | null>(null)
  useEffect(() => watchDeviceVoice(setDeviceVoice), [])
  const [byDevice, setByDevice] = useState(false)
  const voice = byDevice ? deviceVoice : null
  const heard = (listening ? spreads[slides.settled - 1] : undefined) ?? null
  const focusHeading = useEffectEvent(() =>
    track.current?.children[firstSlide]?.querySelector<HTMLElement>('h3, h4')?.focus({ preventScroll: true }),
  )
  useEffect(() => focusHeading(), [])
  useReadingKeys(audible, {
    next: () => slides.show(slides.at + 1),
    previous: () => slides.show(slides.at - 1),
    first: () => slides.show(0),
    last: () => slides.show(spreads.length + 1),
  })

  const listenFrom = (spread: number) => {
    setListening(true)
    slides.show(slideOf(spread))
  }
  const stopAtLimit = () => {
    setListening(false)
    slides.show(0)
    onLimit()
  }
  const goOn = () => {
    const next = (heard ?? 0) + 1
    if (next < book.imageURLs.length && !spreads.includes(next)) return stopAtLimit()
    player.current?.playPageFlip()
    slides.show(slideOf(next))
  }
  const paragraphsOf = (spread: number) =>
    Array.from(document.getElementById(idOf(spread))?.querySelectorAll('[data-words]') ?? [])
  const settled = spreads[slides.settled - 1] ?? null
  const words = useNarration({
    player,
    clips: narrationURLs,
    spread: settled,
    playing: audible && heard !== null,
    instead: voice && { voice, textsOf: (spread) => textsOf(book, spread) },
    paragraphsOf,
    onEnded: goOn,
    onFailure: () => setListening(false),
    slow: sound.slow,
  })
  useWords(track, {
    active: audible,
    paragraphs: () => (settled === null ? [] : paragraphsOf(settled)),
    onTap: (word) => {
      words.hearFrom(word)
      setListening(true)
    },
    at: words.at,
    onHold: words.hold,
  })
  const hintsAtWords = useWordsHint(settled, sound, onSound)

  return (
    <div className={styles.text}>
      <article className={styles.track} ref={track} onScroll={slides.onScroll}>
        <section className={styles.slide}>
          <img className={styles.cover} src={coverUrl(book.coverImageURL) || undefined} alt="" draggable={false} />
          <h3 tabIndex={-1} className={classNames(styles.title, book.dedication && 'sr-only')}>
            {book.title}
          </h3>
          {book.dedication && (
            <TitlePage
              templateId={book.templateId}
              title={book.title}
              dedication={book.dedication}
              className={styles.titlePage}
            />
          )}
        </section>
        {spreads.map((spread) => (
          <SpreadSlide
            key={spread}
            book={book}
            spread={spread}
            // The slides beside the open one: the others come when they are near.
            near={Math.abs(slideOf(spread) - slides.at) <= 1}
            listening={spread === heard}
            canBeHeard={voice !== null || Boolean(book.narrationURLs[spread])}
            onListen={() => (spread === heard ? setListening(false) : listenFrom(spread))}
          />
        ))}
        <section className={styles.slide} data-slide="end">
          {limited ? (
            <Button onClick={stopAtLimit}>{READER.limitTitle}</Button>
          ) : (
            <>
              <p className={styles.end}>{READER.theEnd}</p>
              <p>{READER.farewell}</p>
              <EndingWays {...onward} onAgain={() => slides.show(0)} />
            </>
          )}
        </section>
      </article>
      {hintsAtWords && <p className={styles.hint}>{READER.wordsHint}</p>}
      <div className={styles.foot}>
        <TurnButton icon="previous" possible={slides.at > 0} onTurn={() => slides.show(slides.at - 1)} />
        <span className={styles.where} aria-hidden="true">
          {slides.at + 1} / {spreads.length + 2}
        </span>
        <TurnButton icon="next" possible={slides.at < spreads.length + 1} onTurn={() => slides.show(slides.at + 1)} />
        <Button
          variant="plain"
          small
          aria-pressed={sound.slow}
          className={styles.voice}
          onClick={() => onSound({ slow: !sound.slow })}
        >
          {READER.slow}
        </Button>
        <Button
          variant="plain"
          small
          aria-pressed={sound.bedtime}
          className={styles.voice}
          onClick={() => onSound({ bedtime: !sound.bedtime })}
        >
          {READER.bedtime}
        </Button>
        {deviceVoice && (
          <Button
            variant="plain"
            small
            aria-pressed={byDevice}
            className={styles.voice}
            onClick={() => setByDevice(!byDevice)}
          >
            {READER.deviceVoice}
          </Button>
        )}
        {onReadAsBook && (
          <Button variant="paper" small onClick={onReadAsBook}>
            {READER.readAsBook}
          </Button>
        )}
      </div>
      <CloseButton onClose={onClose} />
    </div>
  )
}

interface TurnButtonProps {
  icon: 'previous' | 'next'
  possible: boolean
  onTurn: () => void
}

function TurnButton({ icon, possible, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={icon === 'previous' ? READER.previous : READER.next}
      aria-disabled={!possible}
      onClick={possible ? onTurn : undefined}
    >
      <ReaderIcon name={icon} />
    </button>
  )
}

/** The cover is the first. */
const slideOf = (spread: number): number => spread + 1
