/** Pages far from the open one are rendered without pictures, which cost memory. */
import { createContext, use, useSyncExternalStore } from 'react'

/** Visibility of one page: a turn rerenders only the pages that appear or disappear. */
export interface PageVisibility {
  subscribe: (tell: () => void) => () => void
  isVisible: () => boolean
}

const ALWAYS: PageVisibility = { subscribe: () => () => undefined, isVisible: () => true }

/** Outside of a book a page is always drawn. */
export const PageVisibleContext = createContext(ALWAYS)

/** @returns whether the surrounding page may soon be seen */
export function usePageVisible(): boolean {
  const { subscribe, isVisible } = use(PageVisibleContext)
  return useSyncExternalStore(subscribe, isVisible)
}
