import { useCallback, useEffect, useRef, useState } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import type { Story, StoryCursor, StoryPage } from '#domain/story.ts'
import { showProblem } from '#show-problem'
import { MY_STORIES } from '#text/my-stories.ts'
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
      showProblem(problem, 'my-stories: watch', MY_STORIES.loadFailedToast)
      setStories({ is: 'failed', problem })
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
