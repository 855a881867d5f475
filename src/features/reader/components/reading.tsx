/** The open book: pages, sounds, controls, and the overlays on them. */
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import { isBeyondPreview, pagesOf, type BookPage } from '#domain/book.ts'
import { READER } from '#text/reader.ts'
import { bookLeaves } from './book-pages.tsx'
import { CloseButton } from './close-button.tsx'
import { ControlBar } from './control-bar.tsx'
import { onPhoneOrTablet, usePageShown } from '#ui/device.ts'
import { EndingWays, type Onward } from './ending-ways.tsx'
import { report } from '#report'
import { FlipBook } from '#flip-book/react/flip-book.tsx'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'
import type { Player } from '#sound/player.ts'
import { PageSlides, type OpenSlide, type PageSlidesHandle } from './page-slides.tsx'
import { PortraitPrompt } from './portrait-prompt.tsx'
import { PreviewLimit } from './preview-limit.tsx'
import { GoodNight } from './good-night.tsx'
import { narrationBy, type ReaderBook, type ReaderVoice } from '../reader-book.ts'
import type { ReaderStorage } from '../reader-storage.ts'
import { announcedPage, announcedSpread, placeIn, placeOf } from '../model/place-names.ts'
import { indexInTale, leadOf, leafOf } from '../model/title-leaves.ts'
import { StartOverlay } from './start-overlay.tsx'
import { DEVICE_VOICE } from './voice-choice.tsx'
import { useBedtime } from '../hooks/use-bedtime.ts'
import { useDeviceVoice } from '../hooks/use-device-voice.ts'
import { useFittedStory } from '../hooks/use-fitted-story.ts'
import { useFocusInReader } from '../hooks/use-focus-in-reader.ts'
import { useFullScreen } from '../hooks/use-full-screen.ts'
import { leftOf, usePageView } from '../hooks/use-page-view.ts'
import { useNarration } from '../hooks/use-narration.ts'
import { usePicturesAhead } from '../hooks/use-pictures-ahead.ts'
import { useReadingKeys } from '../hooks/use-reading-keys.ts'
import { isRead, useShown } from '../hooks/use-shown.ts'
import { useBlocked, useSound } from '../hooks/use-sound.ts'
import { useTurns } from '../hooks/use-turns.ts'
import { useWords } from '../hooks/use-words.ts'
import { useWordsHint } from '../hooks/use-words-hint.ts'
import { useWakeLock } from '#ui/use-wake-lock.ts'
import styles from './reading.module.css'

export interface ReadingProps {
  book: ReaderBook
  /** The other voices of this book. */
  voices: readonly ReaderVoice[]
  limited: boolean
  /** The element that becomes full screen. */
  container: RefObject<HTMLElement | null>
  createPlayer: () => Player
  storage: ReaderStorage
  onClose: () => void
  onUseDraft?: (() => void) | undefined
  /** The next steps at the ending, outside this book. */
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
  const { shown, isUpright, ...shows } = useShown(handheld)
  const { base, over } = shown
  const isOpen = isRead(shown)
  const view = base === 'pages' ? 'pages' : 'book'
  const pageShown = usePageShown()
  const fullScreen = useFullScreen(container)
  useWakeLock(over !== 'asleep')

  const { sound, change, player } = useSound({
    createPlayer,
    storage,
    narrationOnAtFirst: !handheld,
    audible: isOpen,
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

  const deviceVoice = useDeviceVoice()
  const spokenBy = voiceId === DEVICE_VOICE ? deviceVoice : null

  const desk = useRef<HTMLDivElement>(null)
  const shelf = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLElement>(null)
  const slides = useRef<PageSlidesHandle>(null)
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
  const index = indexInTale(turns.index, lead)
  usePicturesAhead(paintings, index)

  const single = usePageView({ slides, pages, limited, index, player, onLimit: shows.reachLimit })
  const openPage = view === 'pages' ? single.openPage : pages[index]
  const spread = openPage?.is === 'text' ? openPage.spread : null
  const turn = view === 'pages' ? single.turns : turns
  useReadingKeys(isOpen, turn)

  const paragraphsOf = (of: number) =>
    Array.from((view === 'pages' ? track : shelf).current?.querySelectorAll('[data-words]') ?? []).slice(
      of * TEXTS_PER_SPREAD,
      (of + 1) * TEXTS_PER_SPREAD,
    )
  const words = useNarration({
    player,
    clips: narrationURLs,
    spread,
    playing: isOpen && sound.narrationOn,
    instead: spokenBy && {
      voice: spokenBy,
      textsOf: (of) => book.storyTexts.slice(of * TEXTS_PER_SPREAD, (of + 1) * TEXTS_PER_SPREAD),
    },
    paragraphsOf,
    startsAt: view === 'pages' ? single.firstWord : 0,
    onWord: (word) => view === 'pages' && single.follow(word),
    onEnded: turn.nextAfterSound,
    onFailure: () => change({ narrationOn: false }),
    slow: sound.slow,
  })
  const onSlide = (slide: OpenSlide) => {
    const turned = single.open(slide)
    if (turned === null) return
    flipBook.current?.turnToPage(leafOf(leftOf(turned), lead))
    const word = single.wordToReadFrom(turned, words.at())
    if (word !== null) words.hearFrom(word)
  }
  useWords(desk, {
    active: isOpen,
    paragraphs: () => (spread === null || turns.turning ? [] : paragraphsOf(spread)),
    onTap: (word) => {
      words.hearFrom(word)
      change({ narrationOn: true })
    },
    at: words.at,
    onHold: words.hold,
  })

  const hintsAtWords = useWordsHint(isOpen && !blocked ? spread : null, sound, change)

  const openWhereLeft = useEffectEvent(() => {
    const place = storage.place(book.id)
    if (place > 0 && place < pages.length - 1 && !isBeyondPreview(place, limited))
      flipBook.current?.turnToPage(leafOf(place, lead))
  })
  useEffect(() => openWhereLeft(), [])

  useFocusInReader(container, shown)

  const atEnd = turns.index >= leaves.length - 1 && !turns.turning
  const readAgain = () => {
    // The pressed button disappears with the ending, so the heading keeps the focus in the container.
    container.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    turns.first()
  }

  const startBy = (show: () => void) => () => {
    fullScreen.enter()
    show()
    change({ narrationOn: true })
  }

  return (
    <>
      <div ref={desk} className={styles.desk} data-view={view} inert={!isOpen}>
        <div ref={shelf} className={styles.book} data-lies={howItLies(turns, leaves.length)} inert={view === 'pages'}>
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
          {view === 'book' && atEnd && (
            <div className={styles.onward}>
              <EndingWays {...onward} onAgain={readAgain} />
            </div>
          )}
        </div>
        {view === 'pages' && (
          <PageSlides
            ref={slides}
            track={track}
            book={book}
            pages={single.pages}
            limited={limited}
            first={single.page}
            onOpen={onSlide}
            onward={onward}
            onLimit={single.stopAtLimit}
          />
        )}
        {blocked && isOpen && <p className={styles.quietNote}>{READER.soundWaits}</p>}
        {hintsAtWords && <p className={styles.quietNote}>{READER.wordsHint}</p>}
        <output className="sr-only">
          {view === 'pages'
            ? announcedPage(single.slide.settled, pages.length)
            : announcedSpread(turns.index, { pageCount: pages.length, lead })}
        </output>
        <ControlBar
          view={view}
          where={
            view === 'pages'
              ? placeOf(single.slide.at, pages.length)
              : placeIn(turns.index, { pageCount: pages.length, lead })
          }
          isFirst={view === 'pages' ? single.slide.at === 0 : turns.index === 0}
          isLast={view === 'pages' ? single.isLast : turns.index >= leaves.length - 1}
          sound={sound}
          onSound={change}
          voice={{ voices, chosen: voiceId, onChoose: chooseVoice, hasDeviceVoice: deviceVoice !== null }}
          onPrevious={turn.previous}
          onNext={turn.next}
          fullScreen={
            fullScreen.possible
              ? { on: fullScreen.on, toggle: fullScreen.on ? fullScreen.leave : fullScreen.enter }
              : undefined
          }
          onSwitchView={view === 'book' ? shows.readAsPages : isUpright ? undefined : shows.readAsBook}
          onClose={onClose}
        />
        {view === 'pages' && <CloseButton onClose={onClose} />}
      </div>
      {base === 'start' && <StartOverlay onStart={startBy(shows.start)} onClose={onClose} />}
      {base === 'prompt' && <PortraitPrompt onReadUpright={startBy(shows.readUpright)} onClose={onClose} />}
      <div className={styles.dusk} data-on={sound.bedtime} aria-hidden="true" />
      {over === 'asleep' && <GoodNight onWake={shows.uncover} />}
      {over === 'limit' && <PreviewLimit onUseDraft={onUseDraft} onBack={shows.uncover} />}
    </>
  )
}

/** One per spread, as far as the book may be read. */
const paintingsOf = (pages: readonly BookPage[], limited: boolean): string[] =>
  pages.flatMap((page, index) =>
    page.is === 'text' && page.side === 'left' && !isBeyondPreview(index, limited) ? [page.picture] : [],
  )

/** A closed book lies in the middle; once its cover is lifted, it lies open to both sides. */
function howItLies(
  { index, turning }: { index: number; turning: boolean },
  pageCount: number,
): 'cover' | 'open' | 'ending' {
  if (turning) return 'open'
  if (index === 0) return 'cover'
  return index >= pageCount - 1 ? 'ending' : 'open'
}
