/**
 * One flip book alone on a page, for measuring and for the contract's tests. `?book=` compositor, page-flip (both behind
 * `FlipBook`), bare (react-pageflip as its users take it), dot (no book: what none can be quicker than) or reader (the whole
 * reader); `&pictures=marks` gives every picture a colour of its own, `&name=long` the child the longest name; `&bar=5` refuses
 * turns to that page index and beyond; the reader takes `&limited` and `&remember`, the others `&buttons`.
 */
import {
  cloneElement,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type Ref,
} from 'react'
import { createRoot } from 'react-dom/client'
import HTMLFlipBook from 'react-pageflip'
import { bookLeaves } from '#features/reader/book-pages.tsx'
import { BOOK_SETTINGS } from '#features/reader/flip-book/book-settings.ts'
import { CompositorBook } from '#features/reader/flip-book/compositor-book.tsx'
import type { FlipBookHandle, FlipBookProps } from '#features/reader/flip-book/flip-book.ts'
import { PageFlipBook } from '#features/reader/flip-book/page-flip-book.tsx'
import { forgetfulMemory, storedMemory } from '#features/reader/reader-memory.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { StoryReader } from '#features/reader/story-reader.tsx'
import { useFittedStory } from '#features/reader/use-fitted-story.ts'
import { usePicturesAhead } from '#features/reader/use-pictures-ahead.ts'
import { DotBook } from './dot-book.tsx'
import { bookOfLongName, sampleBook } from './sample-book.ts'
import './page.css'

/** What the tests and the bench speak to. */
export interface BenchWindow {
  book: FlipBookHandle | null
  /** As they came: flip and the index, state and its name, refused and the index. */
  events: ['flip' | 'state' | 'refused' | 'viewed' | 'draft', number | string][]
  /** A new book in the place of this one, as the page would show it at these parameters. */
  reopen: (search: string) => void
  /** Whether the book is on the page. */
  mount: (there: boolean) => void
  /** Gives the parent of the book new props, as a live update would. */
  render: () => void
  /** Binds so many blank leaves in behind the cover; every page gets another key with it. */
  rebind: (blanks: number) => void
  /** The book has come to rest. */
  onRest?: () => void
  /** What a test does in the book's own event. */
  onFlip?: (page: number) => void
}
declare global {
  interface Window {
    bench: BenchWindow
  }
}

function shownAt(search: string) {
  const parameters = new URLSearchParams(search)
  return {
    book: parameters.get('book') ?? 'compositor',
    barredFrom: Number(parameters.get('bar') ?? Infinity),
    buttons: parameters.has('buttons'),
    limited: parameters.has('limited'),
    memory: parameters.has('remember') ? storedMemory(localStorage, 'bench') : forgetfulMemory(),
    story: storyAt(parameters),
  }
}
type Shown = ReturnType<typeof shownAt>

function storyAt(parameters: URLSearchParams): ReaderBook {
  if (parameters.get('name') === 'long') return bookOfLongName
  if (parameters.get('pictures') !== 'marks') return sampleBook
  return {
    ...sampleBook,
    coverImageURL: '/marks/0.png',
    imageURLs: sampleBook.imageURLs.map((_, index) => `/marks/${index + 1}.png`),
  }
}

window.bench = {
  book: null,
  events: [],
  reopen: () => undefined,
  mount: () => undefined,
  render: () => undefined,
  rebind: () => undefined,
}
const note = (...event: BenchWindow['events'][number]) => void window.bench.events.push(event)

/** react-pageflip as its documentation shows it, with the same constants. */
function BareBook({ ref, children, onFlip, onChangeState }: FlipBookProps) {
  const library = useRef<{ pageFlip(): FlipBookHandle }>(null)
  useImperativeHandle(ref, () => {
    const book = () => library.current?.pageFlip()
    return {
      flipNext: () => book()?.flipNext(),
      flipPrev: () => book()?.flipPrev(),
      flip: (page) => book()?.flip(page),
      turnToPage: (page) => book()?.turnToPage(page),
      getCurrentPageIndex: () => book()?.getCurrentPageIndex() ?? 0,
      getState: () => book()?.getState() ?? 'read',
    }
  })
  return (
    <HTMLFlipBook
      {...BOOK_SETTINGS}
      ref={library}
      className="bare-book"
      style={{ width: '100%', height: '100%' }}
      onFlip={(event) => onFlip(event.data)}
      onChangeState={(event) => onChangeState?.(event.data)}
    >
      {children}
    </HTMLFlipBook>
  )
}

const BOOKS: Record<string, (props: FlipBookProps) => ReactElement> = {
  compositor: CompositorBook,
  'page-flip': PageFlipBook,
  bare: BareBook,
  dot: DotBook,
}

function Table() {
  const [there, mount] = useState(true)
  const [renders, setRenders] = useState(0)
  const openIndex = useRef<(index: number) => void>(null)
  const [blanks, rebind] = useState(0)
  const [{ shown, opening }, setShown] = useState(() => ({ shown: shownAt(location.search), opening: 0 }))
  useEffect(() => {
    const reopen = (search: string) => {
      Object.assign(window.bench, { book: null, events: [], onFlip: undefined })
      setRenders(0)
      rebind(0)
      mount(true)
      setShown(({ opening: before }) => ({ shown: shownAt(search), opening: before + 1 }))
    }
    Object.assign(window.bench, { reopen, mount, render: () => setRenders((count) => count + 1), rebind })
  }, [])
  if (shown.book === 'reader') return there ? <OpenReader {...shown} onClose={() => mount(false)} /> : null
  return (
    <div className="bench-table" data-renders={renders}>
      {there && (
        <LyingBook
          key={opening}
          ref={(book) => void (window.bench.book = book)}
          shown={shown}
          blanks={blanks}
          onFlip={(index) => openIndex.current?.(index)}
        />
      )}
      {there && <PicturesAhead key={`pictures ${opening}`} ref={openIndex} paintings={shown.story.imageURLs} />}
    </div>
  )
}

/** Apart from the book's own parent, and without an element: a turn's cost is then the book's, and not that of the page around it. */
function PicturesAhead({ ref, paintings }: { ref: Ref<(index: number) => void>; paintings: readonly string[] }) {
  const [index, setIndex] = useState(0)
  useImperativeHandle(ref, () => setIndex, [])
  usePicturesAhead(paintings, index)
  return null
}

const OpenReader = ({ story, limited, memory, onClose }: Shown & { onClose: () => void }) => (
  <StoryReader
    book={story}
    limited={limited}
    memory={memory}
    onViewed={() => note('viewed', 1)}
    onClose={onClose}
    onUseDraft={() => note('draft', 1)}
  />
)

interface LyingBookProps {
  ref: Ref<FlipBookHandle>
  shown: Shown
  blanks: number
  onFlip: (index: number) => void
}

function LyingBook({ ref, shown: { story, buttons, barredFrom, book: kind }, blanks, onFlip }: LyingBookProps) {
  const shelf = useRef<HTMLDivElement>(null)
  const book = useRef<FlipBookHandle>(null)
  const leaves = useMemo(() => {
    const [cover, ...others] = bookLeaves(story, false).map((leaf, number) =>
      buttons ? <LeafWithButton key={number} leaf={leaf} number={number} /> : leaf,
    )
    if (!cover) throw new Error('A book has a cover')
    if (blanks === 0) return [cover, ...others]
    return [cover, ...Array.from({ length: blanks }, () => <div className="leaf" />), ...others].map((leaf, number) =>
      cloneElement(leaf, { key: `${blanks} ${number}` }),
    )
  }, [story, buttons, blanks])
  useFittedStory(shelf, story.storyTexts)
  useImperativeHandle(ref, () => book.current as FlipBookHandle)
  useEffect(() => {
    const typed = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') book.current?.flipNext()
      if (key === 'ArrowLeft') book.current?.flipPrev()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [])
  const Book = BOOKS[kind] ?? CompositorBook
  return (
    <div ref={shelf} className="bench-book">
      <Book
        ref={book}
        onFlip={(page) => {
          note('flip', page)
          onFlip(page)
          window.bench.onFlip?.(page)
        }}
        onChangeState={(state) => {
          note('state', state)
          if (state === 'read') window.bench.onRest?.()
        }}
        mayTurnTo={(page, intent) => {
          if (page < barredFrom) return true
          if (intent === 'turn') note('refused', page)
          return false
        }}
      >
        {leaves}
      </Book>
    </div>
  )
}

/** Something to press on each page. */
function LeafWithButton({ ref, leaf, number }: { ref?: Ref<HTMLDivElement>; leaf: ReactElement; number: number }) {
  return (
    <div ref={ref} className="leaf">
      {leaf}
      <button type="button" className="bench-button">
        <span>Düğme {number}</span>
      </button>
    </div>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<Table />)
