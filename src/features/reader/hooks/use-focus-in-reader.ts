import { useEffect, type RefObject } from 'react'
import type { Shown } from './use-shown.ts'

/**
 * The focused element may disappear when a layer comes over the book, or goes. Then the reader's heading takes the
 * focus, unless another element of the reader has it.
 */
export function useFocusInReader(container: RefObject<HTMLElement | null>, { base, over }: Shown): void {
  useEffect(() => {
    if (!container.current || holdsFocus(container.current)) return
    container.current.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [container, base, over])
}

/** An element that became inert keeps the focus until the next frame. */
function holdsFocus(container: HTMLElement): boolean {
  const { activeElement } = document
  return activeElement !== null && container.contains(activeElement) && !activeElement.closest('[inert]')
}
