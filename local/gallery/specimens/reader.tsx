import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { pagesOf, PREVIEW_LIMIT_PAGE_INDEX } from '#domain/book.ts'
import { sampleBook } from '#local/sample-book/sample-book.ts'
import { bookLeaves } from '#features/reader/components/book-pages.tsx'
import { CloseButton } from '#features/reader/components/close-button.tsx'
import { ControlBar } from '#features/reader/components/control-bar.tsx'
import { OpeningOverlay } from '#features/reader/components/opening-overlay.tsx'
import { PortraitPrompt } from '#features/reader/components/portrait-prompt.tsx'
import { PreviewLimit } from '#features/reader/components/preview-limit.tsx'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { noStorage } from '#features/reader/reader-storage.ts'
import { StartOverlay } from '#features/reader/components/start-overlay.tsx'
import type { SoundSettings } from '#features/reader/hooks/use-sound.ts'
import { useFittedStory } from '#features/reader/hooks/use-fitted-story.ts'
import { VolumeSlider } from '#features/reader/components/volume-slider.tsx'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'
import { FlipBook } from '#flip-book/react/flip-book.tsx'
import { openPageNumbers } from '#flip-book/geometry/page-numbers.ts'
import { READER } from '#text/reader.ts'
import type { Specimen } from '../specimen.ts'
import { Pressed } from './on-arrival.tsx'

const FOLDER = 'src/features/reader'
const BAR = `${FOLDER}/components/control-bar.tsx`
const BAR_WINDOW_PX = 130
const SPREAD = 1
const STIRS_EVERY_MS = 1_000

const nothing = () => undefined
const never = () => new Promise<void>(nothing)
const pageCount = pagesOf(sampleBook).length
const soundAtFirst: SoundSettings = { ...noStorage().soundPreferences(), narrationOn: true }

/** The bar hides while the mouse is still, so this moves it. */
function Bar({ at, sound: settings }: { at: number; sound?: Partial<SoundSettings> }) {
  const [index, setIndex] = useState(at)
  const [sound, setSound] = useState({ ...soundAtFirst, ...settings })
  const numbers = openPageNumbers(index, pageCount)
  useEffect(() => {
    const timer = window.setInterval(() => document.dispatchEvent(new Event('mousemove')), STIRS_EVERY_MS)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <ControlBar
      view="book"
      where={numbers ? READER.pages(numbers.first, numbers.last, numbers.of) : READER.cover}
      isFirst={index === 0}
      isLast={index === pageCount - 1}
      sound={sound}
      onSound={(change) => setSound({ ...sound, ...change })}
      voice={{ voices: [], chosen: null, onChoose: nothing, hasDeviceVoice: false }}
      onPrevious={() => setIndex(index - 1)}
      onNext={() => setIndex(index + 1)}
      fullScreen={{ on: false, toggle: nothing }}
      onSwitchView={nothing}
      onClose={nothing}
    />
  )
}

function Volume() {
  const [percent, setPercent] = useState(soundAtFirst.musicVolume)
  return <VolumeSlider label={READER.musicVolume} value={percent} onChange={setPercent} />
}

/** @param at the page index at which the book is open */
function Book({ at, book: shown = sampleBook }: { at: number; book?: ReaderBook }) {
  const table = useRef<HTMLDivElement>(null)
  const book = useRef<FlipBookHandle>(null)
  const leaves = useMemo(() => bookLeaves(shown, false), [shown])
  useFittedStory(table, shown)
  useEffect(() => book.current?.turnToPage(at), [at])
  return (
    <div className="grid h-dvh place-items-center pb-20">
      <div ref={table} className="relative aspect-video w-[min(100vw-2rem,(100dvh-8rem)*16/9)]">
        <FlipBook ref={book} onFlip={nothing}>
          {leaves}
        </FlipBook>
      </div>
    </div>
  )
}

const DEDICATED: ReaderBook = { ...sampleBook, dedication: 'Canım Defne’ye, anneannesinden' }

/** A component in the middle of the reader. */
const Middle = ({ children }: { children: ReactNode }) => (
  <div className="grid h-dvh place-items-center">{children}</div>
)

const inTheRoom: readonly Specimen[] = [
  {
    id: 'control-bar',
    name: 'The book, and its control bar',
    note: 'The bar is away after three seconds in which nobody stirs; here somebody always does.',
    file: BAR,
    windowPx: 600,
    element: (
      <>
        <Book at={SPREAD} />
        <Bar at={SPREAD} />
      </>
    ),
  },
  {
    id: 'title-page',
    name: 'Title page',
    note: 'A book with a dedication opens here: the end paper of its tale, title and dedication.',
    file: `${FOLDER}/components/title-leaf.tsx`,
    windowPx: 600,
    element: <Book at={1} book={DEDICATED} />,
  },
  {
    id: 'opening-overlay',
    name: 'Opening',
    note: 'The last step waits for the pictures; here for ever.',
    file: `${FOLDER}/components/opening-overlay.tsx`,
    width: 'half',
    windowPx: 560,
    element: (
      <Middle>
        <OpeningOverlay book={sampleBook} loadPictures={never} loadSounds={never} onOpen={nothing} />
      </Middle>
    ),
  },
  {
    id: 'preview-limit',
    name: 'Preview limit',
    note: 'Where a preview ends. For a second its buttons ignore taps that were meant for the page.',
    file: `${FOLDER}/components/preview-limit.tsx`,
    width: 'half',
    windowPx: 560,
    element: (
      <>
        <Book at={PREVIEW_LIMIT_PAGE_INDEX - 1} />
        <PreviewLimit onUseDraft={nothing} onBack={nothing} />
      </>
    ),
  },
  {
    id: 'start-overlay',
    name: 'Start overlay',
    note: 'A phone lets nothing be heard before a tap: this is the tap.',
    file: `${FOLDER}/components/start-overlay.tsx`,
    width: 'third',
    windowPx: 560,
    element: (
      <>
        <Book at={0} />
        <StartOverlay onStart={nothing} onClose={nothing} />
      </>
    ),
  },
  {
    id: 'theme-choice',
    name: 'Theme choice, open',
    note: 'With the volumes, where the bar has no room for them.',
    file: `${FOLDER}/components/theme-choice.tsx`,
    width: 'third',
    windowPx: 560,
    element: (
      <Pressed button="[aria-expanded]">
        <Bar at={SPREAD} />
      </Pressed>
    ),
  },
  {
    id: 'portrait-prompt',
    name: 'Portrait prompt',
    note: 'An upright phone is asked to turn.',
    file: `${FOLDER}/components/portrait-prompt.tsx`,
    width: 'third',
    windowPx: 560,
    element: <PortraitPrompt onReadUpright={nothing} onClose={nothing} />,
  },
  {
    id: 'control-bar-cover',
    name: 'Control bar, on the cover',
    note: 'On a phone that lies it is two columns beside the book.',
    file: BAR,
    windowPx: BAR_WINDOW_PX,
    element: <Bar at={0} />,
  },
  {
    id: 'control-bar-end',
    name: 'Control bar, at the end, silent',
    file: BAR,
    windowPx: BAR_WINDOW_PX,
    element: <Bar at={pageCount - 1} sound={{ narrationOn: false, musicOn: false }} />,
  },
  {
    id: 'close-button',
    name: 'Close button',
    note: 'In the corner, where no control bar is.',
    file: `${FOLDER}/components/close-button.tsx`,
    width: 'half',
    windowPx: 110,
    element: <CloseButton onClose={nothing} />,
  },
  {
    id: 'volume-slider',
    name: 'Volume slider',
    file: `${FOLDER}/components/volume-slider.tsx`,
    width: 'half',
    element: <Volume />,
  },
]

export const reader: readonly Specimen[] = inTheRoom.map((specimen) => ({ ...specimen, dark: true }))
