/** 'Kitaplığım': one of loading, failed, empty, or the parent's books. */
import { useRef, type ReactNode } from 'react'
import type { Remote } from '#domain/remote.ts'
import { assertNever } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { CastPicture } from '#ui/cast-picture.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StoryCard, type StoryActions } from './story-card.tsx'
import { useFocusAfterErasing } from './use-focus-after-erasing.ts'
import styles from './my-stories.module.css'

interface MyStoriesProps extends StoryActions {
  stories: Remote<Story[]>
  mayHaveMore: boolean
  onMore: () => void
  onReload: () => void
  /** Where the templates are. */
  browsePath: string
  justPaidId: string | null
}

export function MyStories({ stories, eraseStory, ...rest }: MyStoriesProps) {
  const page = useRef<HTMLDivElement>(null)
  const erase = useFocusAfterErasing(page, stories, eraseStory)
  return (
    <div ref={page}>
      <Head />
      <Library stories={stories} eraseStory={erase} {...rest} />
    </div>
  )
}

const Head = () => (
  <header className={styles.head}>
    <h1 tabIndex={-1}>{MY_STORIES.title}</h1>
  </header>
)

function Library({ stories, mayHaveMore, onMore, onReload, browsePath, justPaidId, ...actions }: MyStoriesProps) {
  switch (stories.is) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Spinner label={MY_STORIES.loading} />
        </div>
      )
    case 'failed':
      return (
        <Notice title={MY_STORIES.loadFailed} role="alert">
          <Button look="forest" onClick={onReload}>
            {MY_STORIES.reload}
          </Button>
        </Notice>
      )
    case 'ready':
      if (stories.value.length === 0) {
        return (
          <Notice title={MY_STORIES.empty} hint={MY_STORIES.emptyHint} picture={<CastPicture />}>
            <LinkButton to={browsePath}>{MY_STORIES.browse}</LinkButton>
          </Notice>
        )
      }
      return (
        <>
          <section className={styles.shelf} aria-label={MY_STORIES.list}>
            <div className={styles.list}>
              {stories.value.map((story) => (
                <StoryCard key={story.id} story={story} justPaidId={justPaidId} {...actions} />
              ))}
            </div>
          </section>
          {mayHaveMore && (
            <Button look="paper" className={styles.more} onClick={onMore}>
              {MY_STORIES.more}
            </Button>
          )}
          <div className={styles.room}>
            <p>{MY_STORIES.roomLeft}</p>
            <LinkButton look="paper" to={browsePath}>
              {MY_STORIES.browse}
            </LinkButton>
          </div>
        </>
      )
    default:
      return assertNever(stories)
  }
}

/** Reached when the session ends while the page is open (docs/product/02-screens.md#213-the-pages-states-without-a-session). */
export function SignedOutLibrary({ landingPath }: { landingPath: string }) {
  return (
    <>
      <Head />
      <Notice title={MY_STORIES.signedOut} hint={MY_STORIES.signedOutHint}>
        <LinkButton look="forest" to={landingPath}>
          {MY_STORIES.toLanding}
        </LinkButton>
      </Notice>
    </>
  )
}

interface NoticeProps {
  title: string
  hint?: string
  role?: 'alert'
  picture?: ReactNode
  children: ReactNode
}

function Notice({ title, hint, role, picture, children }: NoticeProps) {
  return (
    <section className={styles.notice} role={role}>
      {picture}
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </section>
  )
}
