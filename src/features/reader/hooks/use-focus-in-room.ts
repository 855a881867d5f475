import { useEffect, useRef, type RefObject } from 'react'

/** The book with its controls, or what lies over it. */
export type Shown = 'book' | 'start' | 'prompt' | 'text' | 'limit' | 'asleep'

/**
 * The focused element goes when a layer is laid over the book, or taken away. The reader's heading then takes the focus
 * if no other element of it has; back from the text it is the button that led there.
 */
export function useFocusInRoom(room: RefObject<HTMLElement | null>, shown: Shown): void {
  const before = useRef<Shown>(null)
  useEffect(() => {
    const cameFromText = before.current === 'text' && shown === 'book'
    before.current = shown
    if (!room.current || holdsFocus(room.current)) return
    room.current.querySelector<HTMLElement>(cameFromText ? '[data-leads=text]' : 'h2')?.focus({ preventScroll: true })
  }, [room, shown])
}

/** An element that became inert keeps the focus until the next frame. */
function holdsFocus(room: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement !== null && room.contains(activeElement) && !activeElement.closest('[inert]')
}
