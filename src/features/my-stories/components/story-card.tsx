import { useId, useState } from 'react'
import { decodeFace } from '#domain/face-features.ts'
import { formatPrice, PRICE_KURUS } from '#domain/pricing.ts'
import { assertNever } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import { drawnCameoUri } from '#stories/face/drawn-face.ts'
import { GIFT } from '#text/gift.ts'
import { longDay } from '#text/long-day.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { BookCover } from '#ui/book.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Tags } from '#ui/tags.tsx'
import { showError } from '#ui/toast.ts'
import { Frames, MakingSteps } from './making.tsx'
import { ReadyNoticeButton } from './ready-notice.tsx'
import { RefundNote } from './refund-note.tsx'
import type { CardPart, StoryActions } from '../model/story-actions.ts'
import { ActButtons, StoryActs } from './story-acts.tsx'
import { StoryNote } from './story-note.tsx'
import { stateOf, type StoryState } from '../model/story-state.ts'
import { UnpaidNote } from './unpaid-note.tsx'
import { WaitingWrite } from '../waiting-write.tsx'
import { WaitingBook } from './waiting-book.tsx'
import styles from './story-card.module.css'

export function StoryCard({
  story,
  justPaidId,
  ...actions
}: StoryActions & { story: Story; justPaidId: string | null }) {
  const titleId = useId()
  const state = stateOf(story, justPaidId)
  // They stay open when the book becomes ready, until the parent closes them.
  const [showsPages, setShowsPages] = useState(false)
  const open = () => (story.readable ? actions.onRead(story) : showError(MY_STORIES.notReady))
  return (
    <article className={styles.story} aria-labelledby={titleId} data-state={state.is}>
      <Picture
        {...{ story, state, titleId }}
        onOpen={open}
        drawPages={actions.drawPages}
        onFirstPages={() => setShowsPages(true)}
      />
      <div className={styles.words}>
        <h2 id={titleId} tabIndex={-1}>
          {story.title}
        </h2>
        {state.is === 'unpaid' && (
          <p className={styles.unpaid}>
            <b>{MY_STORIES.waitingForPayment}</b>
            <span>{formatPrice(PRICE_KURUS)}</span>
          </p>
        )}
        <p className={styles.meta}>
          {story.createdAt > 0 && (
            <time dateTime={new Date(story.createdAt).toISOString()}>{longDay(story.createdAt)}</time>
          )}
          <Badge state={state} />
          {story.paidByGift && (
            <span className={styles.gift}>
              <Icon name="gift" />
              {GIFT.paidByGift}
            </span>
          )}
        </p>
        <Detail story={story} state={state} titleId={titleId} onOpen={open} {...actions} />
      </div>
      <StoryActs story={story} state={state} titleId={titleId} {...actions} />
      {showsPages && actions.openPages(story, () => setShowsPages(false))}
    </article>
  )
}

/** The picture that the parent chose: a drawn hero shows no photo. */
function heroPictureOf({ heroLook, children: [{ heroFeatures, transformedPhotoUrl }] }: Story): string {
  const face = heroLook === 'drawn' && decodeFace(heroFeatures ?? '')
  return face ? drawnCameoUri(face) : transformedPhotoUrl
}

interface PictureProps {
  story: Story
  state: StoryState
  titleId: string
  /** Opens the book, or says that it is not ready. */
  onOpen: () => void
  drawPages: StoryActions['drawPages']
  onFirstPages: () => void
}

function Picture({ story, state, titleId, onOpen, drawPages, onFirstPages }: PictureProps) {
  const hero = heroPictureOf(story)
  const portrait = hero || story.thumbnailUrl
  const portraitAlt = MY_STORIES.portraitAlt(story.children[0].childName)
  switch (state.is) {
    case 'ready':
      return (
        // 'Hikayeyi Oku' beside it is the tab stop, so this button is none.
        <button type="button" tabIndex={-1} className={styles.cover} onClick={onOpen}>
          <BookCover
            src={story.thumbnailUrl || story.coverImageUrl || hero}
            alt={MY_STORIES.coverAlt(story.title)}
            bookId={story.id}
          />
        </button>
      )
    case 'unpaid':
    case 'confirming':
    case 'making': {
      const progress = state.is === 'making' ? state.progress : null
      return (
        <div className={styles.table}>
          <WaitingBook
            portrait={portrait}
            alt={portraitAlt}
            progress={progress}
            isBanded={state.is === 'unpaid'}
            titleId={titleId}
            onOpen={onOpen}
          />
          {progress &&
            drawPages(story, (pages) => (
              <Frames progress={progress} pages={pages} titleId={titleId} onOpen={onFirstPages} />
            ))}
        </div>
      )
    }
    case 'refunding':
    case 'refunded':
      return <BookCover src={portrait} alt={portraitAlt} dimmed />
    default:
      return assertNever(state)
  }
}

function Badge({ state }: { state: StoryState }) {
  switch (state.is) {
    case 'ready':
      return (
        <span className="state state--ready">
          <Icon name="tick" />
          {MY_STORIES.ready}
        </span>
      )
    case 'refunding':
    case 'refunded':
      return <span className="state state--failed">{MY_STORIES.notMade}</span>
    case 'unpaid':
    case 'confirming':
    case 'making':
      return <span className="state state--making">{MY_STORIES.making}</span>
    default:
      return assertNever(state)
  }
}

function Detail({
  story,
  state,
  titleId,
  onOpen,
  acts,
  completePayment,
  eraseStory,
  keeping,
  waiting,
  isOffline,
  now,
}: CardPart & { onOpen: () => void }) {
  switch (state.is) {
    case 'ready':
      return (
        <>
          <Tags tags={story.tags} className={styles.tags} />
          {isOffline && story.readable && keeping.of(story)?.is !== 'kept' && (
            <StoryNote>
              <Icon name="moon" />
              {MY_STORIES.notKept}
            </StoryNote>
          )}
          <Button variant="forest" className={styles.read} aria-describedby={titleId} onClick={onOpen}>
            <Icon name="book" />
            {MY_STORIES.read}
          </Button>
          {story.readable && <ActButtons acts={acts} place="main" variant="paper" story={story} titleId={titleId} />}
          <WaitingWrite story={story} waiting={waiting} />
        </>
      )
    case 'unpaid':
      return <UnpaidNote story={story} completePayment={completePayment} eraseStory={eraseStory} />
    case 'confirming':
      return (
        <StoryNote role="status">
          <Icon name="moon" />
          {MY_STORIES.confirming}
        </StoryNote>
      )
    case 'making':
      return (
        <>
          <MakingSteps progress={state.progress} now={now} />
          <ReadyNoticeButton describedBy={titleId} />
        </>
      )
    case 'refunding':
      return <StoryNote failed>{MY_STORIES.refunding}</StoryNote>
    case 'refunded':
      return <RefundNote story={story} />
    default:
      return assertNever(state)
  }
}
