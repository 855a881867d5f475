/** The reader's page with a book and no controls: `npm run ops -- check-pages` checks it, one book at a time. */
// First: this import fixes the order of the CSS layers.
import './page.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { bookLeaves } from '#features/reader/components/book-pages.tsx'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import reading from '#features/reader/components/reading.module.css'
import room from '#features/reader/story-reader.module.css'
import { useFittedStory } from '#features/reader/hooks/use-fitted-story.ts'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'
import { FlipBook } from '#flip-book/react/flip-book.tsx'

export interface CheckedPages {
  show: (book: ReaderBook) => void
  /** The shown book, once it is ready. */
  shown: { id: string; book: FlipBookHandle } | null
}
declare global {
  interface Window {
    pages: CheckedPages
  }
}

window.pages = { show: () => undefined, shown: null }

function Room() {
  const [book, setBook] = useState<ReaderBook | null>(null)
  useEffect(() => void (window.pages.show = setBook), [])
  return <div className={room.room}>{book && <OpenBook key={book.id} story={book} />}</div>
}

function OpenBook({ story }: { story: ReaderBook }) {
  const shelf = useRef<HTMLDivElement>(null)
  const book = useRef<FlipBookHandle>(null)
  const leaves = useMemo(() => bookLeaves(story, false), [story])
  useFittedStory(shelf, story)
  useEffect(() => {
    if (book.current) window.pages.shown = { id: story.id, book: book.current }
  }, [story])
  return (
    <div ref={shelf} className={reading.book} data-lies="open">
      <div className={reading.boards} />
      <FlipBook ref={book} onFlip={() => undefined}>
        {leaves}
      </FlipBook>
    </div>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<Room />)
