import { useEffect } from 'react'
import { storyCompleted } from '#domain/analytics.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Remote } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import { track } from '#firebase/analytics.ts'
import { claimCompletionEvent } from '#firebase/stories.ts'
import { report } from '#report'
import { useIsMeasured } from './analytics-consent.tsx'

/**
 * Sends one event for a book that is first seen completed; the tab that sets its flag first sends it (product 10.6).
 */
export function useCompletionEvents(uid: UserId, stories: Remote<Story[]>): void {
  const isMeasured = useIsMeasured()
  useEffect(() => {
    if (!isMeasured || stories.is !== 'ready') return
    for (const { id, status, analyticsTracked } of stories.value) {
      if (status === 'completed' && !analyticsTracked) void tellOfCompletion(uid, id)
    }
  }, [uid, stories, isMeasured])
}

async function tellOfCompletion(uid: UserId, id: StoryId): Promise<void> {
  try {
    if (await claimCompletionEvent(uid, id)) track(storyCompleted(id))
  } catch (error) {
    report(error, 'analytics: completion event')
  }
}
