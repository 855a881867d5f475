import { useCallback, useEffect, useRef, useState } from 'react'
import type { UserId } from '#domain/ids.ts'
import { watchPages, type Cursor, type Page } from '#domain/live-pages.ts'
import type { Problem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import { showProblem } from '#show-problem'
import { MY_STORIES } from '#text/my-stories.ts'

export type WatchMyStories = (
  uid: UserId,
  from: Cursor | null,
  onChange: (page: Page<Story>) => void,
  onFailed: (problem: Problem) => void,
) => () => void

/** The parent's books, live, as many pages of them as the parent has opened. */
export function useMyStories(uid: UserId, watchMyStories: WatchMyStories) {
  const [stories, setStories] = useState<Remote<Story[]>>({ is: 'loading' })
  const [mayHaveMore, setMayHaveMore] = useState(false)
  const showMore = useRef(() => {})

  useEffect(() => {
    const failed = (problem: Problem) => {
      showProblem(problem, 'my-stories: watch', MY_STORIES.loadFailedToast)
      setStories({ is: 'failed', problem })
    }
    const pages = watchPages<Story>(
      (from, onChange) => watchMyStories(uid, from, onChange, failed),
      (shown) => {
        setStories({ is: 'ready', value: shown.newestFirst })
        setMayHaveMore(shown.mayHaveMore)
      },
    )
    showMore.current = pages.showMore
    return pages.stop
  }, [uid, watchMyStories])

  return { stories, mayHaveMore, loadMore: useCallback(() => showMore.current(), []) }
}
