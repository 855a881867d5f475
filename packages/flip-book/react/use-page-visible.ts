/** Pages far from the open one are there without their pictures, which cost memory. */
import { createContext, use, useSyncExternalStore } from 'react'

/** What one page is told: a turn renders the pictures that come and go, and nothing else. */
export interface PageVisibility {
  subscribe: (tell: () => void) => () => void
  isVisible: () => boolean
}

const ALWAYS: PageVisibility = { subscribe: () => () => undefined, isVisible: () => true }

/** Where no book says otherwise a page is drawn. */
export const PageVisibleContext = createContext(ALWAYS)

/** Whether the page around is one that may soon be seen. */
export function usePageVisible(): boolean {
  const { subscribe, isVisible } = use(PageVisibleContext)
  return useSyncExternalStore(subscribe, isVisible)
}
