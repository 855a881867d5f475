/**
 * The flip book alone on a page, for the tests of its contract: fourteen plain pages without the product. `?book=`
 * compositor or page-flip; `&bar=5` refuses turns to that page index and beyond; `&buttons` gives each page a button.
 */
import { useEffect, useMemo, useRef, useState, type ReactElement, type Ref } from 'react'
import { createRoot } from 'react-dom/client'
import type { FlipBookHandle } from '#flip-book/flip-book-handle.ts'
import { FlipBook } from '#flip-book/react/flip-book.tsx'
import type { FlipBookProps } from '#flip-book/react/flip-book.tsx'
import { usePageVisible } from '#flip-book/react/use-page-visible.ts'
import { PageFlipBook } from './page-flip-book.tsx'
import './page.css'

export interface FlipBookFixture {
  book: FlipBookHandle | null
  /** Events in order: flip with the index, state with its name, refused with the index. */
  events: ['flip' | 'state' | 'refused', number | string][]
  /** Replaces the book by a new one, as a page with these parameters would show it. */
  reopen: (search: string) => void
  /** Adds the book to the page or removes it. */
  mount: (there: boolean) => void
  /** Gives the parent of the book new props, as a live update would. */
  render: () => void
  /** Inserts this many blank pages behind the first and gives every page a new key. */
  rebind: (blanks: number) => void
  /** Called when the book has come to rest. */
  onRest?: () => void
  /** Called inside the book's own event, so that a test can act there. */
  onFlip?: (page: number) => void
}
declare global {
  interface Window {
    fixture: FlipBookFixture
  }
}

const PAGES = 14
const BOOKS: Record<string, (props: FlipBookProps) => ReactElement> = {
  compositor: FlipBook,
  'page-flip': PageFlipBook,
}

function shownAt(search: string) {
  const parameters = new URLSearchParams(search)
  return {
    Book: BOOKS[parameters.get('book') ?? ''] ?? FlipBook,
    barredFrom: Number(parameters.get('bar') ?? Infinity),
    buttons: parameters.has('buttons'),
  }
}

window.fixture = {
  book: null,
  events: [],
  reopen: () => undefined,
  mount: () => undefined,
  render: () => undefined,
  rebind: () => undefined,
}
const note = (...event: FlipBookFixture['events'][number]) => void window.fixture.events.push(event)

function Room() {
  const [there, mount] = useState(true)
  const [renders, setRenders] = useState(0)
  const [blanks, rebind] = useState(0)
  const [{ shown, opening }, setShown] = useState(() => ({ shown: shownAt(location.search), opening: 0 }))
  useEffect(() => {
    const reopen = (search: string) => {
      Object.assign(window.fixture, { book: null, events: [], onFlip: undefined })
      setRenders(0)
      rebind(0)
      mount(true)
      setShown(({ opening: before }) => ({ shown: shownAt(search), opening: before + 1 }))
    }
    Object.assign(window.fixture, { reopen, mount, render: () => setRenders((count) => count + 1), rebind })
  }, [])
  return (
    <div className="room" data-testid="room" data-renders={renders}>
      {there && <LyingBook key={opening} {...shown} blanks={blanks} />}
    </div>
  )
}

function LyingBook({ Book, barredFrom, buttons, blanks }: ReturnType<typeof shownAt> & { blanks: number }) {
  const book = useRef<FlipBookHandle>(null)
  useEffect(() => {
    window.fixture.book = book.current
    return () => void (window.fixture.book = null)
  }, [])
  const pages = useMemo(() => {
    const [first = 0, ...others] = Array.from({ length: PAGES }, (_, number) => number)
    return [first, ...Array.from({ length: blanks }, () => null), ...others].map((number, place) => (
      <Page key={`${blanks} ${place}`} number={number} button={buttons} />
    ))
  }, [blanks, buttons])
  return (
    <div className="table" data-testid="table">
      <Book
        ref={book}
        onFlip={(page) => {
          note('flip', page)
          window.fixture.onFlip?.(page)
        }}
        onChangeState={(state) => {
          note('state', state)
          if (state === 'read') window.fixture.onRest?.()
        }}
        mayTurnTo={(page, intent) => {
          if (page < barredFrom) return true
          if (intent === 'turn') note('refused', page)
          return false
        }}
      >
        {pages}
      </Book>
    </div>
  )
}

interface PageProps {
  ref?: Ref<HTMLDivElement>
  /** Null for a blank page. */
  number: number | null
  button: boolean
}

/** Two pages share a picture, as the halves of a spread do. */
function Page({ ref, number, button }: PageProps) {
  const isVisible = usePageVisible()
  return (
    <div ref={ref} className="page" data-page={number ?? 'blank'}>
      {number !== null && isVisible && (
        <img src={`/marks/${Math.ceil(number / 2) % 7}.png`} alt="" decoding="sync" draggable={false} />
      )}
      {button && (
        <button type="button">
          <span>Düğme {number}</span>
        </button>
      )}
    </div>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<Room />)
