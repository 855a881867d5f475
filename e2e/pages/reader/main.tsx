/**
 * The reader alone on a page, without Firebase: `&limited` shows a preview, `&remember` saves in the browser's storage,
 * `&dedication=` fills the title page. `?show=pages` shows its pages in a flip book and nothing around them,
 * `?show=longest` the longest books without their opening; `&pictures=marks` gives every picture its own colour,
 * `&name=long` the child the longest name.
 */
// Import this first: it fixes the order of the CSS layers.
import './page.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { bookOfLongName, longestBooks, sampleBook } from '#local/sample-book/sample-book.ts'
import { bookLeaves } from '#features/reader/components/book-pages.tsx'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { noStorage, deviceReaderStorage } from '#features/reader/reader-storage.ts'
import { Reading } from '#features/reader/components/reading.tsx'
import { createPlayer } from '#sound/player.ts'
import { StoryReader } from '#features/reader/story-reader.tsx'
import { useFittedStory } from '#features/reader/hooks/use-fitted-story.ts'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'
import { FlipBook } from '#flip-book/react/flip-book.tsx'

export interface ReaderFixture {
  /** Set by `?show=pages`. */
  book: FlipBookHandle | null
  events: ('viewed' | 'draft' | 'next' | 'own')[]
  /** Opens the reader after it was closed. */
  reopen: () => void
  /** Set by `?show=longest`. @param book from 0 @returns if there is such a book */
  openLongest: (book: number) => boolean
}
declare global {
  interface Window {
    reader: ReaderFixture
  }
}

const parameters = new URLSearchParams(location.search)
const story = storyShown()

function storyShown(): ReaderBook {
  if (parameters.get('name') === 'long') return bookOfLongName
  const dedication = parameters.get('dedication')
  if (dedication) return { ...sampleBook, dedication }
  if (parameters.get('pictures') !== 'marks') return sampleBook
  return {
    ...sampleBook,
    coverImageURL: '/marks/0.png',
    imageURLs: sampleBook.imageURLs.map((_, index) => `/marks/${index + 1}.png`),
  }
}

window.reader = { book: null, events: [], reopen: () => undefined, openLongest: () => false }

function OpenReader() {
  const [isOpen, setOpen] = useState(true)
  const [storage] = useState(() =>
    parameters.has('remember') ? deviceReaderStorage(localStorage, 'test') : noStorage(),
  )
  useEffect(() => {
    window.reader.reopen = () => setOpen(true)
  }, [])
  return isOpen ? (
    <StoryReader
      book={story}
      limited={parameters.has('limited')}
      storage={storage}
      onViewed={() => window.reader.events.push('viewed')}
      onClose={() => setOpen(false)}
      onUseDraft={() => window.reader.events.push('draft')}
      onward={{
        next: {
          title: 'Uzay Yolculuğu',
          picture: '/stories/uzay-yolculugu/cover.avif',
          onRead: () => window.reader.events.push('next'),
        },
        onMakeOwn: () => window.reader.events.push('own'),
      }}
    />
  ) : null
}

function Pages() {
  const table = useRef<HTMLDivElement>(null)
  const book = useRef<FlipBookHandle>(null)
  const pages = useMemo(() => bookLeaves(story, false), [])
  useFittedStory(table, story)
  useEffect(() => {
    window.reader.book = book.current
  }, [])
  return (
    <div className="room">
      <div ref={table} className="table">
        <FlipBook ref={book} onFlip={() => undefined}>
          {pages}
        </FlipBook>
      </div>
    </div>
  )
}

function LongestBooks() {
  const container = useRef<HTMLDivElement>(null)
  const [number, setNumber] = useState(0)
  useEffect(() => {
    window.reader.openLongest = (book) => {
      setNumber(book)
      return book < longestBooks.length
    }
  }, [])
  const book = longestBooks[number]
  return (
    <div ref={container} className="room dark">
      {book && (
        <Reading
          key={number}
          book={book}
          voices={[]}
          limited={false}
          container={container}
          createPlayer={createPlayer}
          storage={noStorage()}
          onClose={() => undefined}
        />
      )}
    </div>
  )
}

const SHOWN = { pages: Pages, longest: LongestBooks, reader: OpenReader }
const show = parameters.get('show')
const Shown = SHOWN[show === 'pages' || show === 'longest' ? show : 'reader']

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<Shown />)
