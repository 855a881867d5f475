/** The leaves of the book. Each takes a `ref`, because a flip book moves its element. */
import { pagesOf, PREVIEW_LIMIT_PAGE_INDEX, type BookPage } from '#domain/book.ts'
import { assertNever } from '#domain/remote.ts'
import { READER } from '#text/reader.ts'
import { useState, type ReactElement, type Ref } from 'react'
import { usePageVisible } from '#flip-book/react/use-page-visible.ts'
import { Leaf } from './leaf.tsx'
import type { ReaderBook } from '../reader-book.ts'
import { coverUrl, endingPicture } from '../model/reader-picture.ts'
import { leadOf } from '../model/title-leaves.ts'
import { clothStyle } from '../model/cloth-style.ts'
import { TextLeaf } from './text-leaf.tsx'
import { EndPaperLeaf, TitleLeaf } from './title-leaf.tsx'
import styles from './book-pages.module.css'

type LeafRef = { ref?: Ref<HTMLDivElement> }

/**
 * The elements for a `FlipBook`, made once for each book.
 * @param limited pages past the preview are there without picture and text, so that a folded corner shows nothing
 */
export function bookLeaves(book: ReaderBook, limited: boolean): ReactElement[] {
  const leaves = pagesOf(book).map((page, index) =>
    limited && index > PREVIEW_LIMIT_PAGE_INDEX ? <HiddenLeaf key={index} /> : leaf(book, page, index),
  )
  return leadOf(book, limited) === 0 ? leaves : leaves.toSpliced(1, 0, ...titleLeaves(book))
}

const titleLeaves = ({ templateId, title, dedication = '' }: ReaderBook): ReactElement[] => [
  <EndPaperLeaf key="endpaper" templateId={templateId} />,
  <TitleLeaf key="title" templateId={templateId} title={title} dedication={dedication} />,
]

function leaf(book: ReaderBook, page: BookPage, index: number): ReactElement {
  switch (page.is) {
    case 'cover':
      return <CoverLeaf key={index} book={book} />
    case 'text':
      return <TextLeaf key={index} page={page} number={index} />
    case 'ending':
      return <EndingLeaf key={index} book={book} />
    default:
      return assertNever(page)
  }
}

interface CoverLeafProps extends LeafRef {
  book: ReaderBook
}

/** Bound like a real book: a spine of the tale's cloth, and the whole picture beside it. */
function CoverLeaf({ ref, book: { templateId, title, coverImageURL } }: CoverLeafProps) {
  return (
    <Leaf is="cover" ref={ref} className={styles.cover} style={clothStyle(templateId)}>
      {usePageVisible() && (
        <img
          className={styles.coverPicture}
          src={coverUrl(coverImageURL)}
          alt={READER.coverOf(title)}
          decoding="sync"
          draggable={false}
        />
      )}
    </Leaf>
  )
}

function EndingLeaf({ ref, book }: LeafRef & Pick<EndingPageProps, 'book'>) {
  return (
    <Leaf is="ending" ref={ref} className={styles.endingLeaf} style={clothStyle(book.templateId)}>
      <EndingPage book={book} isSeen={usePageVisible()} />
    </Leaf>
  )
}

interface EndingPageProps {
  book: Pick<ReaderBook, 'templateId' | 'heroName'>
  /** Its picture is needed, and is loaded. */
  isSeen: boolean
}

/** 'Son'. A tale that is not ours has no painting, so its ending is the night sky. The page fills its container. */
export function EndingPage({ book: { templateId, heroName }, isSeen }: EndingPageProps) {
  const [isMissing, setMissing] = useState(false)
  const painting = templateId && !isMissing ? endingPicture(templateId) : undefined
  return (
    <div className={styles.ending} data-painted={painting ? true : undefined}>
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
        {heroName && (
          <p className={styles.heroName} translate="no">
            {heroName}
          </p>
        )}
        <p className={styles.farewell}>{READER.farewell}</p>
      </div>
    </div>
  )
}

function HiddenLeaf({ ref }: LeafRef) {
  return <Leaf is="hidden" ref={ref} />
}
