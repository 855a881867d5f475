import { useCallback, useEffect, useRef, useState } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import type { Story, StoryCursor, StoryPage } from '#domain/story.ts'
import { report } from '#report'
import { MY_STORIES } from '#text/my-stories.ts'
import { showError } from '#ui/toast.tsx'
import { watchStoryPages } from './model/story-pages.ts'

export type WatchMyStories = (
  uid: UserId,
  from: StoryCursor | null,
  onChange: (page: StoryPage) => void,
  onFailed: (problem: Problem) => void,
) => () => void

/** The parent's books, live, as many pages of them as were asked for. */
export function useMyStories(uid: UserId, watchMyStories: WatchMyStories) {
  const [stories, setStories] = useState<Remote<Story[]>>({ is: 'loading' })
  const [mayHaveMore, setMayHaveMore] = useState(false)
  const showMore = useRef(() => {})

  useEffect(() => {
    const failed = (problem: Problem) => {
      report(problem, 'my-stories: watch')
      setStories({ is: 'failed', problem })
      showError(MY_STORIES.loadFailedToast)
    }
    const pages = watchStoryPages(
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
