/** 'Kitaplığım': the parent's books, the reader over them (`?read=`), and the return from the pay page. */
import { useCallback, useState } from 'react'
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import * as v from 'valibot'
import { reportBook } from '#api/account.ts'
import { purchase } from '#domain/analytics.ts'
import { storyIdSchema, type UserId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { PATHS } from '#domain/site-paths.ts'
import { fieldsOf, type Story, type StoryChange } from '#domain/story.ts'
import type { User } from '#domain/user.ts'
import type { BookReport } from '#domain/wire.ts'
import { FirstPages, PagesOfBook } from '#features/create-story/pages-of-book.tsx'
import { eraseDraftOf } from '#features/create-story/draft-storage.ts'
import type { ChangeSentences } from '#features/my-stories/model/story-actions.ts'
import type { WaitingWrites } from '#features/my-stories/waiting-write.tsx'
import { MyStories, SignedOutLibrary } from '#features/my-stories/my-stories.tsx'
import { useMyStories } from '#features/my-stories/use-my-stories.ts'
import { track } from '#firebase/analytics.ts'
import { currentUser } from '#firebase/auth.ts'
import { readStory, watchMyStories } from '#firebase/stories.ts'
import { report } from '#report'
import { showProblem } from '#show-problem'
import { BOOK_REPORT } from '#text/book-report.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { OUTBOX } from '#text/outbox.ts'
import { problemText } from '#text/problems.ts'
import { titleOf } from '#text/shell.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { showError, showSuccess } from '#ui/toast.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { useCompletionEvents } from '../analytics/use-completion-events.ts'
import { usePageView } from '../analytics/use-page-view.ts'
import { useSignedInUser } from '../auth/use-signed-in-user.ts'
import { checkout } from '../checkout/checkout.ts'
import { keepGift } from '../checkout/kept-gift.ts'
import { usePaymentReturn, type PaymentReturn } from '../checkout/use-payment-return.ts'
import { OpenBookDialog } from '../book-dialogs/book-dialog.tsx'
import { BOOK_DIALOG_NAMES } from '../book-dialogs/book-dialogs.ts'
import { useBookDialogs } from '../book-dialogs/use-book-dialogs.ts'
import { fetchOnce } from '../dialogs/opened-by-address.tsx'
import { useIsConnected } from '../network/connectivity.tsx'
import type { KeptBook } from '../offline/kept-books.ts'
import { useOutbox } from '../offline/outbox-provider.tsx'
import { useKeptBooks, useKeptAsTheyAre } from '../offline/use-kept-books.ts'
import { openedIn } from '../dialogs/url-dialog.ts'
import { SITE_FACTS } from '../site-facts.ts'

const PAGE_TITLE = titleOf(MY_STORIES.title)

export function loader({ request }: LoaderFunctionArgs) {
  const id = v.safeParse(storyIdSchema, openedIn(new URL(request.url).searchParams, BOOK_DIALOG_NAMES)?.id)
  return {
    fetchNamed: fetchOnce('address: story', async (uid: UserId) => (id.success ? readStory(uid, id.output) : null)),
  }
}

export function Component() {
  const user = useSignedInUser()
  usePageView('my-stories', PAGE_TITLE)
  return (
    <>
      <title>{PAGE_TITLE}</title>
      {user ? <SignedInLibrary user={user} /> : <SignedOutLibrary landingPath={PATHS.landing} />}
    </>
  )
}

function SignedInLibrary({ user: { uid } }: { user: User }) {
  const { fetchNamed } = useLoaderData<typeof loader>()
  const { stories, mayHaveMore, loadMore } = useMyStories(uid, watchMyStories)
  const dialogs = useBookDialogs()
  const justPaidId = useJustPaid(uid)
  useCompletionEvents(uid, stories)
  const isOffline = !useIsConnected()
  const { books, keeping } = useKeptBooks(uid)
  useKeptAsTheyAre(uid, stories, books)
  const shown = shelfOf(stories, isOffline, books)
  const outbox = useOutbox()

  return (
    <>
      <MyStories
        stories={shown}
        keeping={keeping}
        drawPages={(story, render) => <PagesOfBook story={story} render={render} />}
        openPages={(story, onClose) => <FirstPages story={story} onClose={onClose} />}
        isOffline={isOffline}
        mayHaveMore={mayHaveMore}
        onMore={loadMore}
        onReload={() => window.location.reload()}
        browsePath={PATHS.dashboard}
        justPaidId={justPaidId}
        onRead={(story) => dialogs.open('read', story.id)}
        acts={dialogs.acts}
        completePayment={checkout.resume}
        changeStory={(story, change, sentences) => changeStory(story, change, sentences, outbox.send)}
        waiting={waitingIn(outbox)}
        reportBook={tellOfBook}
        now={serverNow}
        eraseStory={(story) => (story.readable ? eraseBook(story, outbox.send) : giveUpStory(story))}
      />
      <OpenBookDialog
        uid={uid}
        stories={shown.is === 'ready' ? shown.value : null}
        justPaidId={justPaidId}
        dialogs={dialogs}
        fetch={() => fetchNamed(uid)}
      />
    </>
  )
}

/** Without a network the database does not answer, so show the books on the device. */
function shelfOf(stories: Remote<Story[]>, isOffline: boolean, books: readonly KeptBook[] | null): Remote<Story[]> {
  if (stories.is === 'ready' || !isOffline || !books?.length) return stories
  return { is: 'ready', value: books.map(({ story }) => story) }
}

/** Handles the return from the pay page. @returns the story that was paid on this visit */
function useJustPaid(uid: User['uid']): string | null {
  const [parameters, setParameters] = useSearchParams()
  const [justPaidId, setJustPaidId] = useState<string | null>(null)
  usePaymentReturn({
    parameters,
    replaceParameters: useCallback((rest: URLSearchParams) => setParameters(rest, { replace: true }), [setParameters]),
    onPaid: ({ sessionId, storyId, isRedeemed }: PaymentReturn) => {
      if (isRedeemed) keepGift(null, uid)
      else track(purchase(storyId ?? sessionId))
      setJustPaidId(storyId)
      if (storyId) eraseDraftOf(uid, storyId, deviceStorage)
    },
    storage: deviceStorage,
  })
  return justPaidId
}

/** Erases the child's data on this device too: otherwise the wizard would open the draft again. */
async function giveUpStory(story: Story): Promise<void> {
  try {
    await checkout.giveUp(story.userId, story.id)
    eraseDraftOf(story.userId, story.id, deviceStorage)
    showSuccess(story.paymentStatus === 'refunded' ? MY_STORIES.refundedErased : MY_STORIES.erased)
  } catch (error) {
    showProblem(error, 'my-stories: erase an unpaid story', (code) =>
      code === 'already-paid' ? MY_STORIES.alreadyPaid : MY_STORIES.eraseFailed,
    )
  }
}

type Outbox = ReturnType<typeof useOutbox>

/** A card shows its write that has not arrived yet, and lets the parent cancel it. */
const waitingIn = ({ waiting, takeBack }: Outbox): WaitingWrites => ({
  of: (story) => {
    const mine = waiting.findLast(({ write }) => 'storyId' in write && write.storyId === story.id)
    if (!mine) return null
    return {
      is: mine.write.kind === 'erase-story' ? 'erase' : 'change',
      why: mine.why,
      takeBack: () => void takeBack(mine.id).catch((reason: unknown) => report(reason, 'offline: take back a write')),
    }
  },
})

async function changeStory(
  story: Story,
  after: StoryChange,
  { done, queued, failed }: ChangeSentences,
  send: Outbox['send'],
): Promise<boolean> {
  const before = Object.fromEntries(fieldsOf(after).map((field) => [field, story[field]]))
  try {
    const end = await send({ kind: 'change', storyId: story.id, before, after })
    if (end !== null) showSuccess(end === 'sent' ? done : queued[end])
    return true
  } catch (error) {
    const { code } = asProblem(error)
    if (code !== 'conflict') report(error, 'my-stories: change a book')
    showError(code === 'conflict' ? OUTBOX.changedElsewhere(after.title ?? story.title) : failed)
    return false
  }
}

/** Promises an answer only if seller and parent both have an e-mail address. */
async function tellOfBook(book: BookReport): Promise<boolean> {
  try {
    await reportBook(book)
    const email = currentUser()?.email
    showSuccess(SITE_FACTS.seller.email && email ? BOOK_REPORT.sentWithAnswer(email) : BOOK_REPORT.sent)
    return true
  } catch (error) {
    showProblem(error, 'my-stories: report a book', (code) =>
      code === 'network' || code === 'too-many-requests' ? problemText(code) : BOOK_REPORT.failed,
    )
    return false
  }
}

/** Erases the stored media of a finished book; only a fresh sign-in may do that. */
async function eraseBook({ id, title }: Story, send: Outbox['send']): Promise<void> {
  try {
    const end = await send({ kind: 'erase-story', storyId: id })
    if (end !== null) showSuccess(end === 'sent' ? MY_STORIES.bookErased(title) : OUTBOX.keptErase[end](`“${title}”`))
  } catch (error) {
    showProblem(error, 'my-stories: erase a finished book', (code) =>
      code === 'network' ? problemText(code) : MY_STORIES.bookEraseFailed,
    )
  }
}
