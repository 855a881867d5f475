import { useCallback, useEffect, useState } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import { myStoriesText } from '#text/my-stories.ts'
import { showError } from '#ui/toast.tsx'

export const STORY_WINDOW = 24

export type WatchMyStories = (uid: UserId, count: number, onChange: (newestFirst: Story[]) => void, onFailed: (problem: Problem) => void) => () => void

/** The parent's books, live. The window grows by whole steps, so that every shown card stays live. */
export function useMyStories(uid: UserId, watchMyStories: WatchMyStories) {
  const [stories, setStories] = useState<Remote<Story[]>>({ is: 'loading' })
  const [count, setCount] = useState(STORY_WINDOW)

  useEffect(
    () =>
      watchMyStories(
        uid,
        count,
        (value) => setStories({ is: 'ready', value }),
        (problem) => {
          console.warn(`my stories: ${problem.code}: ${problem.message}`)
          setStories({ is: 'failed', problem })
          showError(myStoriesText.loadFailedToast)
        },
      ),
    [uid, count, watchMyStories],
  )

  const loadMore = useCallback(() => setCount((before) => before + STORY_WINDOW), [])
  return { stories, mayHaveMore: stories.is === 'ready' && stories.value.length >= count, loadMore }
}
