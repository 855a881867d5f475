/** '/book/…': a guest without an account reads a book, by the link that a parent has sent. */
import { useCallback } from 'react'
import { useLoaderData, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import * as v from 'valibot'
import { countReading, fetchSharedBook } from '#api/share-book.ts'
import { Problem } from '#domain/problem.ts'
import { shareTokenSchema } from '#domain/share.ts'
import { FIRST_SIGHT_PATH, PATHS } from '#domain/site-paths.ts'
import { SharedBook } from '#features/shared-book/shared-book.tsx'
import { SHARED_BOOK } from '#text/shared-book.ts'
import { titleOf } from '#text/shell.ts'
import { ReaderDialog } from '../dialogs/reader-dialog.tsx'
import { useReaderDialog } from '../dialogs/use-reader-dialog.ts'
import { fetchRemote, useFetched } from '../network/use-fetched.ts'

/** Stands for the book's id in the reader's address, because the page has one book, and its id stays secret. */
const THE_BOOK = 'book'
const IS_OVER = ['share-over'] as const
const FAULT = 'shared-book: fetch the book'

async function fetchByToken(asked: string | undefined) {
  const token = v.safeParse(shareTokenSchema, asked)
  if (!token.success) throw new Problem('share-over', 'Not the address of a share')
  return { token: token.output, ...(await fetchSharedBook(token.output)) }
}

/** The book arrives before the app draws itself over the page that the function has sent. */
export const loader = ({ params: { token } }: LoaderFunctionArgs) =>
  fetchRemote(() => fetchByToken(token), FAULT, IS_OVER)
export const shouldRevalidate = () => false

// No page view: the analytics service must not get the address of a family's book.
export function Component() {
  const { token: asked } = useParams()
  const navigate = useNavigate()
  const reading = useReaderDialog()
  const fetch = useCallback(() => fetchByToken(asked), [asked])
  const { fetched: book, reload } = useFetched(fetch, FAULT, IS_OVER, useLoaderData<typeof loader>())

  return (
    <>
      <title>{titleOf(book.is === 'ready' ? book.value.title : SHARED_BOOK.page)}</title>
      <SharedBook
        book={book}
        bookId={THE_BOOK}
        onRead={() => reading.open(THE_BOOK)}
        onReload={reload}
        sitePath={FIRST_SIGHT_PATH}
        noticePath={PATHS.privacy}
      />
      {reading.id !== null && book.is === 'ready' && (
        <ReaderDialog
          opening={SHARED_BOOK.opening}
          uid={null}
          book={{ ...book.value, id: THE_BOOK }}
          voices={book.value.voices.map((voice, at) => ({ ...voice, id: String(at) }))}
          limited={false}
          onClose={() => {
            reading.close()
            // The parent may have withdrawn the link meanwhile.
            reload()
          }}
          onward={{ onMakeOwn: () => void navigate(FIRST_SIGHT_PATH) }}
          onViewed={() => countReading(book.value.token)}
        />
      )}
    </>
  )
}
