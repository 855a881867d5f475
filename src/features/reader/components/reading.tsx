/** The open book: pages, sounds, controls, and what may lie over them. */
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import { isBeyondPreview, pagesOf, spreadAt, type BookPage } from '#domain/book.ts'
import { READER } from '#text/reader.ts'
import { bookLeaves } from './book-pages.tsx'
import { ControlBar } from './control-bar.tsx'
import { onPhoneOrTablet, usePageShown } from '#ui/device.ts'
import { EndingWays, type Onward } from './ending-ways.tsx'
import { report } from '#report'
import { FlipBook } from '#flip-book/react/flip-book.tsx'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'
import { openPageNumbers } from '#flip-book/geometry/page-numbers.ts'
import type { Player } from '#sound/player.ts'
import { PortraitPrompt } from './portrait-prompt.tsx'
import { PreviewLimit } from './preview-limit.tsx'
import { GoodNight } from './good-night.tsx'
import { narrationBy, type ReaderBook, type ReaderVoice } from '../reader-book.ts'
import type { ReaderStorage } from '../reader-storage.ts'
import { indexInTale, leadOf, leafOf } from '../model/title-leaves.ts'
import { StartOverlay } from './start-overlay.tsx'
import { TextReading } from './text-reading.tsx'
import { useBedtime } from '../hooks/use-bedtime.ts'
import { useFittedStory } from '../hooks/use-fitted-story.ts'
import { useFocusInReader } from '../hooks/use-focus-in-reader.ts'
import { useFullScreen } from '../hooks/use-full-screen.ts'
import { useNarration } from '../hooks/use-narration.ts'
import { usePicturesAhead } from '../hooks/use-pictures-ahead.ts'
import { useReadingKeys } from '../hooks/use-reading-keys.ts'
import { isBook, useShown } from '../hooks/use-shown.ts'
import { useBlocked, useSound } from '../hooks/use-sound.ts'
import { useTurns } from '../hooks/use-turns.ts'
import { useWords } from '../hooks/use-words.ts'
import { useWordsHint } from '../hooks/use-words-hint.ts'
import { useWakeLock } from '#ui/use-wake-lock.ts'
import styles from './reading.module.css'

export interface ReadingProps {
  book: ReaderBook
  /** The other voices that read it. */
  voices: readonly ReaderVoice[]
  limited: boolean
  /** The element that becomes full screen. */
  container: RefObject<HTMLElement | null>
  createPlayer: () => Player
  storage: ReaderStorage
  onClose: () => void
  onUseDraft?: (() => void) | undefined
  /** The targets of the ending, beyond this book. */
  onward?: Onward | undefined
}

export function Reading({
  book,
  voices,
  limited,
  container,
  createPlayer,
  storage,
  onClose,
  onUseDraft,
  onward = {},
}: ReadingProps) {
  const [handheld] = useState(onPhoneOrTablet)
  const { shown, isStarted, isUpright, ...shows } = useShown(handheld)
  const { base, over } = shown
  const onDesk = isBook(shown)
  const pageShown = usePageShown()
  const fullScreen = useFullScreen(container)
  useWakeLock(over !== 'asleep')

  const { sound, change, player } = useSound({
    createPlayer,
    storage,
    narrationOnAtFirst: !handheld,
    audible: onDesk,
    pageShown,
  })
  const blocked = useBlocked(player)
  const [voiceId, setVoiceId] = useState(() => storage.voice(book.id))
  const narrationURLs = narrationBy(book, voices, voiceId)
  const chooseVoice = (id: string | null) => {
    setVoiceId(id)
    storage.saveVoice(book.id, id)
    change({ narrationOn: true })
  }

  const shelf = useRef<HTMLDivElement>(null)
  const flipBook = useRef<FlipBookHandle>(null)
  const pages = useMemo(() => pagesOf(book), [book])
  const lead = leadOf(book, limited)
  const leaves = useMemo(() => bookLeaves(book, limited), [book, limited])
  const paintings = useMemo(() => paintingsOf(pages, limited), [pages, limited])
  useFittedStory(shelf, book)

  const turns = useTurns({
    book: flipBook,
    pageCount: leaves.length,
    limited,
    limitReached: over === 'limit',
    onLimit: shows.reachLimit,
    playPageFlip: () => player.current?.playPageFlip(),
    onIndex: (leaf) => storage.savePlace(book.id, indexInTale(leaf, lead)),
  })
  useBedtime({
    on: sound.bedtime && over !== 'asleep',
    player,
    index: turns.index,
    pageCount: leaves.length,
    onAsleep: shows.fallAsleep,
  })
  useReadingKeys(onDesk, turns)
  const index = indexInTale(turns.index, lead)
  usePicturesAhead(paintings, index)
  const spread = spreadAt(pages, index)
  const paragraphsOf = (of: number) =>
    Array.from(shelf.current?.querySelectorAll('[data-words]') ?? []).slice(
      of * TEXTS_PER_SPREAD,
      (of + 1) * TEXTS_PER_SPREAD,
    )
  const words = useNarration({
    player,
    clips: narrationURLs,
    spread,
    playing: onDesk && sound.narrationOn,
    paragraphsOf,
    onEnded: turns.nextAfterSound,
    onFailure: () => change({ narrationOn: false }),
    slow: sound.slow,
  })
  useWords(shelf, {
    active: onDesk,
    paragraphs: () => (spread === null || turns.turning ? [] : paragraphsOf(spread)),
    onTap: (word) => {
      words.hearFrom(word)
      change({ narrationOn: true })
    },
    at: words.at,
    onHold: words.hold,
  })

  const hintsAtWords = useWordsHint(onDesk && !blocked ? spread : null, sound, change)

  const openWhereLeft = useEffectEvent(() => {
    const place = storage.place(book.id)
    if (place > 0 && place < pages.length - 1 && !isBeyondPreview(place, limited))
      flipBook.current?.turnToPage(leafOf(place, lead))
  })
  useEffect(() => openWhereLeft(), [])

  useFocusInReader(container, shown)

  const atEnd = turns.index >= leaves.length - 1 && !turns.turning
  const readAgain = () => {
    // The button goes with the ending: the heading keeps the focus in the container.
    container.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    turns.first()
  }

  const start = () => {
    fullScreen.enter()
    shows.start()
    change({ narrationOn: true })
  }

  return (
    <>
      <div className={styles.desk} inert={!onDesk}>
        <div ref={shelf} className={styles.book} data-lies={howItLies(turns, leaves.length)}>
          <div className={styles.boards} aria-hidden="true" />
          <FlipBook
            ref={flipBook}
            onFlip={turns.onFlip}
            onChangeState={turns.onChangeState}
            mayTurnTo={turns.mayTurnTo}
            onBrokenPicture={(reason, address) => report(reason, `flip-book: decode ${address}`)}
            isSlow={sound.bedtime}
          >
            {leaves}
          </FlipBook>
          {atEnd && (
            <div className={styles.onward}>
              <EndingWays {...onward} onAgain={readAgain} />
            </div>
          )}
        </div>
        <output className="sr-only">{announcement(turns.index, { pageCount: pages.length, lead })}</output>
        <ControlBar
          index={turns.index}
          pageCount={leaves.length}
          lead={lead}
          sound={sound}
          onSound={change}
          voice={{ voices, chosen: voiceId, onChoose: chooseVoice }}
          onPrevious={turns.previous}
          onNext={turns.next}
          fullScreen={
            fullScreen.possible
              ? { on: fullScreen.on, toggle: fullScreen.on ? fullScreen.leave : fullScreen.enter }
              : undefined
          }
          onReadAsText={shows.readAsText}
          onClose={onClose}
        />
      </div>
      {blocked && onDesk && <p className={styles.quietNote}>{READER.soundWaits}</p>}
      {hintsAtWords && <p className={styles.quietNote}>{READER.wordsHint}</p>}
      {base === 'start' && <StartOverlay onStart={start} onClose={onClose} />}
      {base === 'prompt' && <PortraitPrompt onReadAsText={shows.readAsText} onClose={onClose} />}
      {base === 'text' && (
        <TextReading
          book={book}
          narrationURLs={narrationURLs}
          limited={limited}
          player={player}
          audible={over === null}
          index={index}
          listens={isStarted && sound.narrationOn}
          sound={sound}
          onSound={change}
          onward={onward}
          onIndex={(open) => flipBook.current?.turnToPage(leafOf(open, lead))}
          onReadAsBook={isUpright ? undefined : shows.readAsBook}
          onLimit={shows.reachLimit}
          onClose={onClose}
        />
      )}
      <div className={styles.dusk} data-on={sound.bedtime} aria-hidden="true" />
      {over === 'asleep' && <GoodNight onWake={shows.uncover} />}
      {over === 'limit' && <PreviewLimit onUseDraft={onUseDraft} onBack={shows.uncover} />}
    </>
  )
}

/** One a spread, as far as the book may be read. */
const paintingsOf = (pages: readonly BookPage[], limited: boolean): string[] =>
  pages.flatMap((page, index) =>
    page.is === 'text' && page.side === 'left' && !isBeyondPreview(index, limited) ? [page.picture] : [],
  )

/** A closed book lies in the middle; it opens to both sides as its cover is lifted. */
function howItLies(
  { index, turning }: { index: number; turning: boolean },
  pageCount: number,
): 'cover' | 'open' | 'ending' {
  if (turning) return 'open'
  if (index === 0) return 'cover'
  return index >= pageCount - 1 ? 'ending' : 'open'
}

function announcement(leaf: number, { pageCount, lead }: { pageCount: number; lead: number }): string {
  const index = indexInTale(leaf, lead)
  const numbers = openPageNumbers(index, pageCount)
  if (numbers) return READER.pageAnnouncement(numbers.first, numbers.last, numbers.of)
  return index > 0 ? READER.theEnd : leaf > 0 ? READER.titlePage : READER.cover
}
