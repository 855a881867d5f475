import { useCallback } from 'react'
import * as v from 'valibot'
import { storyIdSchema, type UserId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import { readStory } from '#firebase/stories.ts'
import { useNamedByAddress } from './use-named-by-address.ts'

/** The story that the address names, also one of a page that is not shown: after a reload, or by a link that was kept. */
export function useStoryById(
  uid: UserId,
  id: string | null,
  stories: Remote<Story[]>,
  onMissing: () => void,
): Story | null {
  const fetchOne = useCallback((wanted: string) => fetchStory(uid, wanted), [uid])
  return useNamedByAddress({ id, shown: stories.is === 'ready' ? stories.value : null, fetchOne, onMissing })
}

async function fetchStory(uid: UserId, id: string): Promise<Story | null> {
  const parsed = v.safeParse(storyIdSchema, id)
  if (!parsed.success) return null
  try {
    return await readStory(uid, parsed.output)
  } catch (error) {
    console.warn(`story ${id}: ${asProblem(error).code}`, error)
    return null
  }
}
