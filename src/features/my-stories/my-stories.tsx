/** 'Kitaplığım' in one of four states: loading, failed, empty, or the parent's books. */
import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { Remote } from '#domain/remote.ts'
import { assertNever } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { BookSkeleton } from '#ui/book-skeleton.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { Painting, type PaintingName } from '#ui/painting.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FindBar } from './components/find-bar.tsx'
import { EVERY_STORY, findStories, FIRST_FILTER, needSearch } from './model/find-stories.ts'
import type { BookKeeping } from './keep-book.tsx'
import { useReadyNotices } from './components/ready-notice.tsx'
import type { StoryActions } from './model/story-actions.ts'
import { StoryCard } from './components/story-card.tsx'
import { useFocusAfterRemoval } from './hooks/use-focus-after-removal.ts'
import styles from './my-stories.module.css'

interface MyStoriesProps extends StoryActions {
  stories: Remote<Story[]>
  mayHaveMore: boolean
  onMore: () => void
  onReload: () => void
  /** The address of the templates. */
  browsePath: string
  justPaidId: string | null
}

export function MyStories({ stories, ...rest }: MyStoriesProps) {
  const page = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState(FIRST_FILTER)
  const isSearched = stories.is === 'ready' && needSearch(stories.value)
  const shown = useMemo<Remote<Story[]>>(
    () => (isSearched ? { is: 'ready', value: findStories(stories.value, filter) } : stories),
    [stories, isSearched, filter],
  )
  const noteFocus = useFocusAfterRemoval(page, shown)
  useReadyNotices(stories, rest.onRead)
  return (
    <div ref={page} onFocus={noteFocus}>
      <Head />
      {rest.isOffline && <Offline stories={shown} keeping={rest.keeping} />}
      {isSearched && (
        <FindBar
          stories={stories.value}
          filter={filter}
          onFilter={setFilter}
          found={shown.is === 'ready' ? shown.value.length : 0}
        />
      )}
      <Library stories={shown} onEvery={isSearched ? () => setFilter(EVERY_STORY) : null} {...rest} />
    </div>
  )
}

const Head = () => (
  <header className={styles.head}>
    <h1 tabIndex={-1}>{MY_STORIES.title}</h1>
  </header>
)

/** The books that can be read offline. */
function Offline({ stories, keeping }: { stories: Remote<Story[]>; keeping: BookKeeping }) {
  const isKept = (story: Story) => story.readable && keeping.of(story)?.is === 'kept'
  const hasSome = stories.is === 'ready' && stories.value.some(isKept)
  return (
    <p role="status" className={styles.offline}>
      <Icon name="moon" />
      {hasSome ? MY_STORIES.offlineSome : MY_STORIES.offlineNone}
    </p>
  )
}

interface LibraryProps extends MyStoriesProps {
  /** Present during a search: shows all stories again. */
  onEvery: (() => void) | null
}

function Library({
  stories,
  onEvery,
  mayHaveMore,
  onMore,
  onReload,
  browsePath,
  justPaidId,
  ...actions
}: LibraryProps) {
  switch (stories.is) {
    case 'loading':
      return (
        <>
          <Spinner label={MY_STORIES.loading} />
          <div className={classNames(styles.shelf, styles.waiting)}>
            <div className={styles.list}>
              <BookSkeleton />
              <BookSkeleton />
            </div>
          </div>
        </>
      )
    case 'failed':
      return (
        <Notice title={MY_STORIES.loadFailed} role="alert" painting="mishap">
          <Button variant="forest" onClick={onReload}>
            {MY_STORIES.reload}
          </Button>
        </Notice>
      )
    case 'ready':
      if (stories.value.length === 0 && onEvery) {
        return (
          <>
            <Notice title={mayHaveMore ? MY_STORIES.noneFoundAmongShown : MY_STORIES.noneFound}>
              <Button variant="paper" onClick={onEvery}>
                {MY_STORIES.findEvery}
              </Button>
            </Notice>
            {mayHaveMore && <More onMore={onMore} />}
          </>
        )
      }
      if (stories.value.length === 0) {
        return (
          <Notice title={MY_STORIES.empty} hint={MY_STORIES.emptyHint} painting="empty-shelf">
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
          {mayHaveMore && <More onMore={onMore} />}
          <div className={styles.room}>
            <p>{MY_STORIES.roomLeft}</p>
            <LinkButton variant="paper" to={browsePath}>
              {MY_STORIES.browse}
            </LinkButton>
          </div>
        </>
      )
    default:
      return assertNever(stories)
  }
}

const More = ({ onMore }: { onMore: () => void }) => (
  <Button variant="paper" className={styles.more} onClick={onMore}>
    {MY_STORIES.more}
  </Button>
)

/** Shown when the session ends while the page is open (product 2.13). */
export function SignedOutLibrary({ landingPath }: { landingPath: string }) {
  return (
    <>
      <Head />
      <Notice title={MY_STORIES.signedOut} hint={MY_STORIES.signedOutHint}>
        <LinkButton variant="forest" to={landingPath}>
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
  painting?: PaintingName
  children: ReactNode
}

function Notice({ title, hint, role, painting, children }: NoticeProps) {
  return (
    <section className={styles.notice} role={role}>
      {painting && <Painting of={painting} />}
      <div className={styles.words}>
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
        {children}
      </div>
    </section>
  )
}
