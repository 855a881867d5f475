import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { Remote } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'

/**
 * A card that leaves the list takes the focused button with it. The focus goes to the book that takes the card's place;
 * after the last one to the page's heading.
 *
 * @returns `onFocus` of the page
 */
export function useFocusAfterRemoval(page: RefObject<HTMLElement | null>, stories: Remote<Story[]>) {
  const focused = useRef<{ id: string | undefined; place: number } | null>(null)

  useEffect(() => {
    const { current: card } = focused
    if (!card || stories.is !== 'ready' || stories.value.some(({ id }) => id === card.id)) return
    focused.current = null
    // Another element has the focus by now, and keeps it.
    if (document.activeElement !== document.body) return
    const heading =
      page.current?.querySelectorAll<HTMLElement>('article h2')[card.place] ??
      page.current?.querySelector<HTMLElement>('h1')
    heading?.focus()
  }, [page, stories])

  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const place = [...currentTarget.querySelectorAll('article')].findIndex((card) => card.contains(target))
    focused.current = place >= 0 && stories.is === 'ready' ? { id: stories.value[place]?.id, place } : null
  }
}
