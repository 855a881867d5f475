/** For the receiver of a link to a book: its cover, and the button that opens it. */
import type { ReactNode } from 'react'
import { assertNever, type Remote } from '#domain/remote.ts'
import type { SharedBook as Book } from '#domain/wire.ts'
import { COVER_SIZE, halfOf, pictureUrl } from '#media/picture.ts'
import { longDay } from '#text/long-day.ts'
import { problemText } from '#text/problems.ts'
import { SHARED_BOOK } from '#text/shared-book.ts'
import { BookCover } from '#ui/book.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { LegalLink } from '#ui/legal-link.tsx'
import { Painting } from '#ui/painting.tsx'
import { Spinner } from '#ui/spinner.tsx'
import styles from './shared-book.module.css'

interface SharedBookProps {
  book: Remote<Book>
  /** Marks the cover that flies into the reader. */
  bookId: string
  onRead: () => void
  onReload: () => void
  sitePath: string
  /** The address of the notice on personal data, because readings are counted. */
  noticePath: string
}

export function SharedBook({ book, bookId, onRead, onReload, sitePath, noticePath }: SharedBookProps) {
  switch (book.is) {
    case 'loading':
      return (
        <Page>
          <Spinner label={SHARED_BOOK.loading} />
        </Page>
      )
    case 'failed': {
      const { code } = book.problem
      const isOver = code === 'share-over'
      return (
        <Page>
          <Painting of={isOver ? 'lost' : 'mishap'} className={styles.painting} />
          <div className={styles.words} role="alert">
            <h1 tabIndex={-1}>{isOver ? SHARED_BOOK.over : SHARED_BOOK.failed}</h1>
            <p>{problemText(code)}</p>
            {!isOver && (
              <Button variant="forest" onClick={onReload}>
                {SHARED_BOOK.reload}
              </Button>
            )}
            <ToSite path={sitePath} lead={SHARED_BOOK.makes} />
          </div>
        </Page>
      )
    }
    case 'ready': {
      const { title, coverImageURL, expiresAt } = book.value
      return (
        <Page>
          <BookCover
            className={styles.cover}
            isFirst
            src={pictureUrl(coverImageURL, halfOf(COVER_SIZE))}
            alt={SHARED_BOOK.coverAlt(title)}
            bookId={bookId}
          />
          <div className={styles.words}>
            <p className={styles.sent}>{SHARED_BOOK.sent}</p>
            <h1 tabIndex={-1} translate="no">
              {title}
            </h1>
            <Button variant="crimson" onClick={onRead}>
              <Icon name="book" />
              {SHARED_BOOK.open}
            </Button>
            <p className={styles.hint}>
              {SHARED_BOOK.openUntil(longDay(expiresAt))} <LegalLink path={noticePath}>{SHARED_BOOK.notice}</LegalLink>
            </p>
            <ToSite path={sitePath} lead={SHARED_BOOK.made} />
          </div>
        </Page>
      )
    }
    default:
      return assertNever(book)
  }
}

const Page = ({ children }: { children: ReactNode }) => (
  <main id="content" className={styles.page}>
    {children}
  </main>
)

const ToSite = ({ path, lead }: { path: string; lead: string }) => (
  <p className={styles.made}>
    {lead}{' '}
    <LinkButton variant="plain" small to={path}>
      {SHARED_BOOK.toSite}
    </LinkButton>
  </p>
)
