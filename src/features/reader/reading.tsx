import { useMemo, useRef, useState, type RefObject } from 'react'
import { pagesOf, spreadAt } from '#domain/book.ts'
import { bookLeaves } from './book-pages.tsx'
import { ControlBar, type SoundSettings } from './control-bar.tsx'
import { onPhoneOrTablet, useMediaQuery, usePageShown } from './device.ts'
import { FlipBook } from './flip-book/chosen-flip-book.tsx'
import type { FlipBookHandle } from './flip-book/flip-book.ts'
import { DEFAULT_MUSIC_THEME, DEFAULT_VOLUMES } from './music-themes.ts'
import { Narration } from './narration.tsx'
import { PortraitPrompt } from './portrait-prompt.tsx'
import { PreviewLimit } from './preview-limit.tsx'
import type { ReaderBook } from './reader-book.ts'
import type { SoundDesk } from './sound-desk.ts'
import { StartOverlay } from './start-overlay.tsx'
import { useFittedStory } from './use-fitted-story.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useReadingKeys } from './use-reading-keys.ts'
import { useSounds } from './use-sounds.ts'
import { useTurns } from './use-turns.ts'

interface ReadingProps {
  book: ReaderBook
  limited: boolean
  /** What becomes full screen. */
  room: RefObject<HTMLElement | null>
  createSoundDesk: () => SoundDesk
  onClose: () => void
  onUseDraft?: () => void
}

/** The open book: pages, sounds, controls, and what may lie over them. */
export function Reading({ book, limited, room, createSoundDesk, onClose, onUseDraft }: ReadingProps) {
  const [handheld] = useState(onPhoneOrTablet)
  const [started, setStarted] = useState(!handheld)
  const [sound, setSound] = useState<SoundSettings>(() => soundAtFirst(handheld))
  const upright = useMediaQuery('(orientation: portrait)') && handheld
  const pageShown = usePageShown()
  const fullScreen = useFullScreen(room)

  const flipBook = useRef<FlipBookHandle>(null)
  const pages = useMemo(() => pagesOf(book.imageURLs, book.storyTexts), [book])
  const leaves = useMemo(() => bookLeaves(book, limited), [book, limited])
  const shelf = useRef<HTMLDivElement>(null)
  useFittedStory(shelf, book.storyTexts)

  const [limitReached, setLimitReached] = useState(false)
  const audible = started && !upright && !limitReached
  const { playPageFlip } = useSounds({
    createSoundDesk,
    music: audible && sound.musicOn && pageShown ? sound.theme : null,
    musicVolume: sound.musicVolume,
  })
  const turns = useTurns({ book: flipBook, pageCount: pages.length, limited, limitReached, onLimit: () => setLimitReached(true), playPageFlip })
  useReadingKeys(audible, turns)

  const change = (part: Partial<SoundSettings>) => setSound((now) => ({ ...now, ...part }))
  const start = () => {
    fullScreen.enter()
    setStarted(true)
    change({ narrationOn: true })
  }
  const spread = spreadAt(pages, turns.index)

  return (
    <>
      <div className="reader__desk" inert={!audible}>
        <div ref={shelf} className="reader__book" data-lies={howItLies(turns, pages.length)}>
          <div className="reader__boards" aria-hidden="true" />
          <FlipBook ref={flipBook} onFlip={turns.onFlip} onChangeState={turns.onChangeState}>
            {leaves}
          </FlipBook>
        </div>
        <ControlBar
          index={turns.index}
          pageCount={pages.length}
          sound={sound}
          onSound={change}
          onPrevious={turns.previous}
          onNext={turns.next}
          fullScreen={fullScreen.possible ? { on: fullScreen.on, toggle: fullScreen.on ? fullScreen.leave : fullScreen.enter } : undefined}
          onClose={onClose}
        />
      </div>
      <Narration
        clip={book.narrationURLs[spread ?? 0]}
        playing={audible && sound.narrationOn && spread !== null}
        volume={sound.narrationVolume}
        onEnded={turns.nextAfterSound}
        onFailure={() => change({ narrationOn: false })}
      />
      {!started && !upright && <StartOverlay onStart={start} onClose={onClose} />}
      {limitReached && <PreviewLimit onUseDraft={onUseDraft} onBack={() => setLimitReached(false)} />}
      {upright && <PortraitPrompt onClose={onClose} />}
    </>
  )
}

/** On a phone narration starts muted: its first tap unmutes it (specification, section 4). */
const soundAtFirst = (handheld: boolean): SoundSettings => ({
  musicOn: true,
  musicVolume: DEFAULT_VOLUMES.music,
  theme: DEFAULT_MUSIC_THEME,
  narrationOn: !handheld,
  narrationVolume: DEFAULT_VOLUMES.narration,
})

/** A closed book lies in the middle; it opens to both sides as its cover is lifted. */
function howItLies({ index, turning }: { index: number; turning: boolean }, pageCount: number): 'cover' | 'open' | 'ending' {
  if (turning) return 'open'
  if (index === 0) return 'cover'
  return index >= pageCount - 1 ? 'ending' : 'open'
}
