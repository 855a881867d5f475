import { useEffect, useEffectEvent, useImperativeHandle, type Ref, type RefObject } from 'react'
import type { BookPage } from '#domain/book.ts'
import { assertNever } from '#domain/remote.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { READER } from '#text/reader.ts'
import { EndingPage } from './book-pages.tsx'
import { EndingWays, type Onward } from './ending-ways.tsx'
import type { ReaderBook } from '../reader-book.ts'
import { coverUrl, spreadUrl } from '../model/reader-picture.ts'
import { useFittedPages } from '../hooks/use-fitted-pages.ts'
import { useSlides } from '../hooks/use-slides.ts'
import { TitlePage } from './title-leaf.tsx'
import styles from './page-slides.module.css'

export interface PageSlidesHandle {
  /** @param slide a page index, or the slide after the last page of a preview */
  show: (slide: number) => void
}

/** Slides by page index: `at` is in the middle, `settled` is the one that lay still last. */
export interface OpenSlide {
  at: number
  settled: number
}

interface PageSlidesProps {
  ref: Ref<PageSlidesHandle>
  track: RefObject<HTMLElement | null>
  book: ReaderBook
  /** The pages that may be read. */
  pages: readonly BookPage[]
  limited: boolean
  first: number
  onOpen: (slide: OpenSlide) => void
  onward: Onward
  /** Called at the slide after the last page of a preview. */
  onLimit: () => void
}

/**
 * The book as single pages: half a painting, and beneath it its words in letters of any size. For an upright screen,
 * and for letters that are too large for a page of the flip book. One slide per page, turned by a swipe or by keys.
 */
export function PageSlides({ ref, track, book, pages, limited, first, onOpen, onward, onLimit }: PageSlidesProps) {
  const { at, settled, show, events } = useSlides({ track, count: pages.length + (limited ? 1 : 0), first })
  useImperativeHandle(ref, () => ({ show }))
  const opened = useEffectEvent(onOpen)
  useEffect(() => opened({ at, settled }), [at, settled])
  useFittedPages(track, book)
  const focusHeading = useEffectEvent(() =>
    track.current?.children[first]?.querySelector<HTMLElement>('h3, h4')?.focus({ preventScroll: true }),
  )
  useEffect(() => focusHeading(), [])

  return (
    <article className={styles.track} ref={track} {...events}>
      {pages.map((page, index) => (
        <PageSlide key={index} book={book} page={page} number={index} isNear={Math.abs(index - at) <= 1}>
          {page.is === 'ending' && <EndingWays {...onward} onAgain={() => show(0)} />}
        </PageSlide>
      ))}
      {limited && (
        <section className={styles.slide}>
          <Button onClick={onLimit}>{READER.limitTitle}</Button>
        </section>
      )}
    </article>
  )
}

interface PageSlideProps {
  book: ReaderBook
  page: BookPage
  number: number
  /** Only the open slide and its neighbours load pictures. */
  isNear: boolean
  children: React.ReactNode
}

function PageSlide({ book, page, number, isNear, children }: PageSlideProps) {
  switch (page.is) {
    case 'cover':
      return <CoverSlide book={book} />
    case 'text':
      return (
        <section className={classNames(styles.slide, styles.page)}>
          <div className={styles.painting} data-side={page.side}>
            {isNear && page.picture && <img src={spreadUrl(page.picture)} alt="" draggable={false} />}
          </div>
          <div className={styles.words}>
            <h4 tabIndex={-1} className="sr-only">
              {READER.pageHeading(number)}
            </h4>
            <p data-words translate="no">
              {page.text}
            </p>
          </div>
        </section>
      )
    case 'ending':
      return (
        <section className={classNames(styles.slide, styles.last)}>
          <div className={styles.ending}>
            <EndingPage book={book} isSeen={isNear} />
          </div>
          {children}
        </section>
      )
    default:
      return assertNever(page)
  }
}

function CoverSlide({ book: { templateId, title, coverImageURL, dedication } }: { book: ReaderBook }) {
  return (
    <section className={styles.slide}>
      <img className={styles.cover} src={coverUrl(coverImageURL) || undefined} alt="" draggable={false} />
      <h3 tabIndex={-1} className={classNames(styles.title, dedication && 'sr-only')}>
        {title}
      </h3>
      {dedication && (
        <TitlePage templateId={templateId} title={title} dedication={dedication} className={styles.titlePage} />
      )}
    </section>
  )
}
