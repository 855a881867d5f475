/** The leaves of the book. Each takes a `ref`, for a book that moves its element. */
import { pagesOf, PREVIEW_LIMIT_PAGE_INDEX, type BookPage } from '#domain/book.ts'
import { assertNever } from '#domain/remote.ts'
import { READER } from '#text/reader.ts'
import { useState, type ReactElement, type Ref } from 'react'
import { usePageVisible } from '#flip-book/react/use-page-visible.ts'
import { Dedication } from '#ui/dedication.tsx'
import { Leaf } from './leaf.tsx'
import type { ReaderBook } from '../reader-book.ts'
import { coverUrl, endingPicture } from '../model/reader-picture.ts'
import { TextLeaf } from './text-leaf.tsx'
import styles from './book-pages.module.css'

type LeafRef = { ref?: Ref<HTMLDivElement> }

/**
 * The elements that a `FlipBook` takes: made once a book.
 * @param limited pages past the preview are there without picture and text, so that a folded corner shows nothing
 */
export function bookLeaves(book: ReaderBook, limited: boolean): ReactElement[] {
  return pagesOf(book).map((page, index) =>
    limited && index > PREVIEW_LIMIT_PAGE_INDEX ? <HiddenLeaf key={index} /> : leaf(book, page, index),
  )
}

function leaf(book: ReaderBook, page: BookPage, index: number): ReactElement {
  switch (page.is) {
    case 'cover':
      return <CoverLeaf key={index} title={book.title} picture={book.coverImageURL} dedication={book.dedication} />
    case 'text':
      return <TextLeaf key={index} page={page} number={index} />
    case 'ending':
      return <EndingLeaf key={index} templateId={book.templateId} />
    default:
      return assertNever(page)
  }
}

interface CoverLeafProps extends LeafRef {
  title: string
  picture: string
  dedication?: string | undefined
}

/** Bound like a real book: a cloth spine, and the whole picture beside it. The dedication is no part of the picture: a parent may change it later. */
function CoverLeaf({ ref, title, picture, dedication }: CoverLeafProps) {
  return (
    <Leaf is="cover" ref={ref} className={styles.cover}>
      {usePageVisible() && (
        <img
          className={styles.coverPicture}
          src={coverUrl(picture)}
          alt={READER.coverOf(title)}
          decoding="sync"
          draggable={false}
        />
      )}
      {dedication && <Dedication className={styles.lettering}>{dedication}</Dedication>}
    </Leaf>
  )
}

/** A tale that is not ours has no painting: its ending is the night sky. */
function EndingLeaf({ ref, templateId }: LeafRef & { templateId?: string | undefined }) {
  const [isMissing, setMissing] = useState(false)
  const isSeen = usePageVisible()
  const painting = templateId && !isMissing ? endingPicture(templateId) : undefined
  return (
    <Leaf is="ending" ref={ref} className={styles.ending} data-painted={painting ? true : undefined}>
      {painting && isSeen && (
        <img
          className={styles.endingPicture}
          src={painting}
          alt=""
          decoding="sync"
          draggable={false}
          onError={() => setMissing(true)}
        />
      )}
      <div className={styles.frame}>
        <p className={styles.theEnd}>{READER.theEnd}</p>
        <p className={styles.farewell}>{READER.farewell}</p>
      </div>
    </Leaf>
  )
}

function HiddenLeaf({ ref }: LeafRef) {
  return <Leaf is="hidden" ref={ref} />
}
