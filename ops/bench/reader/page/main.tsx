/**
 * One flip book alone on a page, for measuring. `?book=` compositor (our book), bare (react-pageflip as its users use
 * it), dot (no book: the lower bound) or reader (the whole reader); `&pictures=marks` gives every picture a colour of
 * its own.
 */
// First: this import fixes the order of the CSS layers.
import './page.css'
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactElement, type Ref } from 'react'
import { createRoot } from 'react-dom/client'
import HTMLFlipBook from 'react-pageflip'
import { sampleBook } from '#local/sample-book/sample-book.ts'
import { bookLeaves } from '#features/reader/components/book-pages.tsx'
import { BOOK_SETTINGS } from '#flip-book/geometry/book-settings.ts'
import { FlipBook } from '#flip-book/react/flip-book.tsx'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'
import type { FlipBookProps } from '#flip-book/react/flip-book.tsx'
import { noStorage } from '#features/reader/reader-storage.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { StoryReader } from '#features/reader/story-reader.tsx'
import { useFittedStory } from '#features/reader/hooks/use-fitted-story.ts'
import { usePicturesAhead } from '#features/reader/hooks/use-pictures-ahead.ts'
import { DotBook } from './dot-book.tsx'

/** The interface for the bench. */
export interface BenchWindow {
  book: FlipBookHandle | null
  /** True while the reader is on the page. */
  mount: (there: boolean) => void
  /** Called when the book has come to rest. */
  onRest?: () => void
}
declare global {
  interface Window {
    bench: BenchWindow
  }
}

const parameters = new URLSearchParams(location.search)
const story: ReaderBook =
  parameters.get('pictures') === 'marks'
    ? {
        ...sampleBook,
        coverImageURL: '/marks/0.png',
        imageURLs: sampleBook.imageURLs.map((_, index) => `/marks/${index + 1}.png`),
      }
    : sampleBook
const storage = noStorage()

window.bench = { book: null, mount: () => undefined }

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
  compositor: FlipBook,
  bare: BareBook,
  dot: DotBook,
}

function OpenReader() {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => void (window.bench.mount = setOpen), [])
  const ignore = () => undefined
  return isOpen ? (
    <StoryReader
      book={story}
      limited={false}
      storage={storage}
      onViewed={ignore}
      onClose={() => setOpen(false)}
      onUseDraft={ignore}
    />
  ) : null
}

function Table() {
  const openIndex = useRef<(index: number) => void>(null)
  return (
    <div className="bench-table">
      <LyingBook onFlip={(index) => openIndex.current?.(index)} />
      <PicturesAhead ref={openIndex} />
    </div>
  )
}

/**
 * Separate from the book's parent, and without an element, so that a turn's cost is the book's, not that of the page
 * around it.
 */
function PicturesAhead({ ref }: { ref: Ref<(index: number) => void> }) {
  const [index, setIndex] = useState(0)
  useImperativeHandle(ref, () => setIndex, [])
  usePicturesAhead(story.imageURLs, index)
  return null
}

function LyingBook({ onFlip }: { onFlip: (index: number) => void }) {
  const shelf = useRef<HTMLDivElement>(null)
  const book = useRef<FlipBookHandle>(null)
  const leaves = useMemo(() => bookLeaves(story, false), [])
  useFittedStory(shelf, story)
  useEffect(() => {
    window.bench.book = book.current
    const typed = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') book.current?.flipNext()
      if (key === 'ArrowLeft') book.current?.flipPrev()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [])
  const Book = BOOKS[parameters.get('book') ?? ''] ?? FlipBook
  return (
    <div ref={shelf} className="bench-book">
      <Book
        ref={book}
        onFlip={onFlip}
        onChangeState={(state) => {
          if (state === 'read') window.bench.onRest?.()
        }}
        mayTurnTo={() => true}
      >
        {leaves}
      </Book>
    </div>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(parameters.get('book') === 'reader' ? <OpenReader /> : <Table />)
