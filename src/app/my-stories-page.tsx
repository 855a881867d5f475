/** 'Kitaplığım': the parent's books, the reader over them (`?read=`), and the return from the pay page. */
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { purchase, storyViewed } from '#domain/analytics.ts'
import { asProblem } from '#domain/problem.ts'
import type { ReadableStory, Story } from '#domain/story.ts'
import { eraseDraftOf } from '#features/create-story/draft.ts'
import { MyStories, SignedOutLibrary } from '#features/my-stories/my-stories.tsx'
import { useMyStories } from '#features/my-stories/use-my-stories.ts'
import { checkoutRequestOfStory } from '#features/payment/checkout-request.ts'
import { giveUpStory } from '#features/payment/order-story.ts'
import { paymentSentence } from '#features/payment/payment-problem.ts'
import { usePaymentReturn, type PaymentReturn } from '#features/payment/payment-return.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { track } from '#firebase/analytics.ts'
import type { User } from '#firebase/auth.ts'
import { useSession } from '#firebase/session.tsx'
import { watchMyStories } from '#firebase/stories.ts'
import { myStoriesText } from '#text/my-stories.ts'
import { titleOf } from '#text/shell.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { showError, showSuccess } from '#ui/toast.tsx'
import { orderPorts } from './order-ports.ts'
import { PATHS } from './paths.ts'
import { ReaderOverPage } from './reader-over-page.tsx'
import { useCompletionEvents } from './use-completion-events.ts'
import { usePageView } from './use-page-view.ts'
import { useReading } from './use-reading.ts'
import { useStoryById } from './use-story-by-id.ts'

const PAGE_TITLE = titleOf(myStoriesText.title)

export function MyStoriesPage() {
  const session = useSession()
  usePageView('my-stories', PAGE_TITLE)
  return (
    <>
      <title>{PAGE_TITLE}</title>
      {session.is === 'signed-in' ? (
        <SignedInLibrary user={session.user} />
      ) : (
        <SignedOutLibrary landingPath={PATHS.landing} />
      )}
    </>
  )
}

function SignedInLibrary({ user: { uid } }: { user: User }) {
  const { stories, mayHaveMore, loadMore } = useMyStories(uid, watchMyStories)
  const reading = useReading()
  const justPaidId = useJustPaid(uid)
  useCompletionEvents(uid, stories)
  const open = useStoryById(uid, reading.id, stories, reading.close)

  return (
    <>
      <MyStories
        stories={stories}
        mayHaveMore={mayHaveMore}
        onMore={loadMore}
        onReload={() => window.location.reload()}
        browsePath={PATHS.dashboard}
        justPaidId={justPaidId}
        onRead={(story) => reading.open(story.id)}
        completePayment={completePayment}
        eraseStory={eraseStory}
      />
      {open?.readable && <StoryBook uid={uid} story={open} onClose={reading.close} />}
    </>
  )
}

/** The book as it was when it was opened: a later change of the record (a thumbnail, a flag) does not disturb the reading. */
function StoryBook({ uid, story, onClose }: { uid: User['uid']; story: ReadableStory; onClose: () => void }) {
  const [book] = useState<ReaderBook>(() => ({ ...story, coverImageURL: story.coverImageUrl || story.thumbnailUrl }))
  return (
    <ReaderOverPage
      opening={myStoriesText.opening}
      uid={uid}
      book={book}
      limited={false}
      onClose={onClose}
      onViewed={() => track(storyViewed(book.id))}
    />
  )
}

/** Handles the return from the pay page. @returns the story that was paid on this visit */
function useJustPaid(uid: User['uid']): string | null {
  const [parameters, setParameters] = useSearchParams()
  const [justPaidId, setJustPaidId] = useState<string | null>(null)
  usePaymentReturn({
    parameters,
    replaceParameters: useCallback((rest: URLSearchParams) => setParameters(rest, { replace: true }), [setParameters]),
    onPaid: ({ sessionId, storyId }: PaymentReturn) => {
      track(purchase(storyId ?? sessionId))
      setJustPaidId(storyId)
      if (storyId) eraseDraftOf(uid, storyId, deviceStorage)
    },
    storage: deviceStorage,
  })
  return justPaidId
}

async function completePayment(story: Story): Promise<boolean> {
  try {
    const payPage = await orderPorts.createCheckoutSession(checkoutRequestOfStory(story))
    track(purchase(story.id))
    window.location.assign(payPage)
    return true
  } catch (error) {
    showError(paymentSentence(error))
    return false
  }
}

/** Of the child nothing stays on this device either: the draft that the wizard would open again goes too. */
async function eraseStory(story: Story): Promise<void> {
  try {
    await giveUpStory(story.userId, story.id, orderPorts)
    eraseDraftOf(story.userId, story.id, deviceStorage)
    showSuccess(myStoriesText.erased)
  } catch (error) {
    const { code, message } = asProblem(error)
    console.warn(`erase: ${code}: ${message}`)
    showError(code === 'already-paid' ? myStoriesText.alreadyPaid : myStoriesText.eraseFailed)
  }
}
