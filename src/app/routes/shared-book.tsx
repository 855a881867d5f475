/** '/book/…': somebody without an account reads a book, by the link that a parent has sent. */
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import * as v from 'valibot'
import { countReading, fetchSharedBook } from '#api/share-book.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { shareTokenSchema, type ShareToken } from '#domain/share.ts'
import { PATHS } from '#domain/site-paths.ts'
import type { SharedBook as Book } from '#domain/wire.ts'
import { SharedBook } from '#features/shared-book/shared-book.tsx'
import { report } from '#report'
import { SHARED_BOOK } from '#text/shared-book.ts'
import { titleOf } from '#text/shell.ts'
import { ReaderDialog } from '../dialogs/reader-dialog.tsx'
import { useReaderDialog } from '../dialogs/use-reader-dialog.ts'

/** In the reader's address: the page has one book, and nobody is told its id. */
const THE_BOOK = 'book'

// No page view: an analytics service is not told the address of a family's book.
export function Component() {
  const token = v.safeParse(shareTokenSchema, useParams().token)
  return token.success ? <OpenedByLink key={token.output} token={token.output} /> : <NoSuchLink />
}

function OpenedByLink({ token }: { token: ShareToken }) {
  const navigate = useNavigate()
  const reading = useReaderDialog()
  const [book, setBook] = useState<Remote<Book>>({ is: 'loading' })
  const load = useCallback(
    () =>
      fetchSharedBook(token).then(
        (value) => setBook({ is: 'ready', value }),
        (error: unknown) => {
          const problem = asProblem(error)
          if (problem.code !== 'share-over') report(error, 'shared-book: fetch the book')
          setBook({ is: 'failed', problem })
        },
      ),
    [token],
  )
  useEffect(() => void load(), [load])

  return (
    <>
      <title>{titleOf(book.is === 'ready' ? book.value.title : SHARED_BOOK.page)}</title>
      <SharedBook
        book={book}
        bookId={THE_BOOK}
        onRead={() => reading.open(THE_BOOK)}
        onReload={() => void load()}
        sitePath={PATHS.landing}
      />
      {reading.id !== null && book.is === 'ready' && (
        <ReaderDialog
          opening={SHARED_BOOK.opening}
          uid={null}
          book={{ ...book.value, id: THE_BOOK }}
          voices={book.value.voices.map((voice) => ({ ...voice, id: voice.name }))}
          limited={false}
          onClose={() => {
            reading.close()
            // It may have been taken back meanwhile.
            void load()
          }}
          onward={{ onMakeOwn: () => void navigate(PATHS.landing) }}
          onViewed={() => countReading(token)}
        />
      )}
    </>
  )
}

const NoSuchLink = () => (
  <>
    <title>{titleOf(SHARED_BOOK.page)}</title>
    <SharedBook
      book={{ is: 'failed', problem: new Problem('share-over', 'Not the address of a share') }}
      bookId={THE_BOOK}
      onRead={() => undefined}
      onReload={() => undefined}
      sitePath={PATHS.landing}
    />
  </>
)
