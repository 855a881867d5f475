/** Pages far from the open one are there without their pictures, which cost memory. */
import { createContext, use, useSyncExternalStore } from 'react'

/** What one page is told: a turn renders the pictures that come and go, and nothing else. */
export interface PageDrawn {
  subscribe: (tell: () => void) => () => void
  isDrawn: () => boolean
}

const ALWAYS: PageDrawn = { subscribe: () => () => undefined, isDrawn: () => true }

/** Where no book says otherwise a page is drawn. */
export const PageDrawnContext = createContext(ALWAYS)

/** Whether the page around is one that may soon be seen. */
export function usePageDrawn(): boolean {
  const { subscribe, isDrawn } = use(PageDrawnContext)
  return useSyncExternalStore(subscribe, isDrawn)
}
