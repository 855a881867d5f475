import { useEffect, useRef, type RefObject } from 'react'
import type { Remote } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import type { EraseStory } from '../components/erase-story.tsx'

/**
 * An erased card goes with the button that has the focus, as soon as the database says so. It goes on at the book that has
 * taken the card's place; after the last one at the page's heading.
 */
export function useFocusAfterErasing(
  page: RefObject<HTMLElement | null>,
  stories: Remote<Story[]>,
  eraseStory: EraseStory,
): EraseStory {
  const erased = useRef<{ id: string; place: number } | null>(null)

  useEffect(() => {
    const { current: gone } = erased
    if (!gone || stories.is !== 'ready' || stories.value.some(({ id }) => id === gone.id)) return
    erased.current = null
    // Whoever has gone on elsewhere meanwhile is left there.
    if (document.activeElement !== document.body) return
    const heading =
      page.current?.querySelectorAll<HTMLElement>('article h2')[gone.place] ??
      page.current?.querySelector<HTMLElement>('h1')
    heading?.focus()
  }, [page, stories])

  return (story) => {
    const place = stories.is === 'ready' ? stories.value.findIndex(({ id }) => id === story.id) : -1
    erased.current = { id: story.id, place }
    return eraseStory(story)
  }
}
