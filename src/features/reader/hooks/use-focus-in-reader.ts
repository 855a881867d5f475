import { useEffect, useRef, type RefObject } from 'react'
import { isBook, type Shown } from './use-shown.ts'

/**
 * The focused element goes when a layer is laid over the book, or taken away. The reader's heading then takes the focus
 * if no other element of it has; back from the text it is the button that led there.
 */
export function useFocusInReader(container: RefObject<HTMLElement | null>, { base, over }: Shown): void {
  const before = useRef<Shown>(null)
  useEffect(() => {
    const cameFromText = before.current?.base === 'text' && before.current.over === null && isBook({ base, over })
    before.current = { base, over }
    if (!container.current || holdsFocus(container.current)) return
    container.current
      .querySelector<HTMLElement>(cameFromText ? '[data-leads=text]' : 'h2')
      ?.focus({ preventScroll: true })
  }, [container, base, over])
}

/** An element that became inert keeps the focus until the next frame. */
function holdsFocus(container: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement !== null && container.contains(activeElement) && !activeElement.closest('[inert]')
}
