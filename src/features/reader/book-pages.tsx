/** The leaves of the book. Each takes a `ref`, because react-pageflip moves its element. */
import { pagesOf, PREVIEW_LIMIT_PAGE_INDEX, type BookPage } from '#domain/book.ts'
import { assertNever } from '#domain/remote.ts'
import { readerText } from '#text/reader.ts'
import type { ReactElement, Ref } from 'react'
import { usePageDrawn } from './flip-book/page-drawn.ts'
import type { ReaderBook } from './reader-book.ts'
import { coverUrl } from './reader-picture.ts'
import { TextLeaf } from './text-leaf.tsx'

type LeafRef = { ref?: Ref<HTMLDivElement> }

/**
 * The elements that a `FlipBook` takes: made once a book.
 * @param limited pages past the preview are there without picture and text, so that a folded corner shows nothing
 */
export function bookLeaves(book: ReaderBook, limited: boolean): ReactElement[] {
  return pagesOf(book.imageURLs, book.storyTexts).map((page, index) =>
    limited && index > PREVIEW_LIMIT_PAGE_INDEX ? <HiddenLeaf key={index} /> : leaf(book, page, index),
  )
}

function leaf(book: ReaderBook, page: BookPage, index: number): ReactElement {
  switch (page.is) {
    case 'cover':
      return <CoverLeaf key={index} title={book.title} picture={book.coverImageURL} />
    case 'text':
      return <TextLeaf key={index} page={page} number={index} />
    case 'ending':
      return <EndingLeaf key={index} dedication={book.dedication} />
    default:
      return assertNever(page)
  }
}

/** Bound like a real book: a cloth spine, and the whole picture beside it. */
function CoverLeaf({ ref, title, picture }: LeafRef & { title: string; picture: string }) {
  return (
    <div ref={ref} className="leaf leaf--cover">
      {usePageDrawn() && (
        <img
          className="leaf__cover"
          src={coverUrl(picture)}
          alt={readerText.coverOf(title)}
          decoding="sync"
          draggable={false}
        />
      )}
    </div>
  )
}

function EndingLeaf({ ref, dedication }: LeafRef & { dedication?: string }) {
  return (
    <div ref={ref} className="leaf leaf--ending">
      <div className="leaf__ending">
        <p className="leaf__the-end">{readerText.theEnd}</p>
        <p className="leaf__farewell">{readerText.farewell}</p>
        {dedication && <p className="leaf__dedication text-glow">{dedication}</p>}
      </div>
    </div>
  )
}

function HiddenLeaf({ ref }: LeafRef) {
  return <div ref={ref} className="leaf" />
}
