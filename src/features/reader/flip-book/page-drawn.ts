import { createContext, use } from 'react'

/** Whether the page around is one that may soon be seen. Where no book says otherwise it is. */
export const PageDrawn = createContext(true)

/** Pages far from the open one are there without their pictures, which cost memory. */
export const usePageDrawn = (): boolean => use(PageDrawn)
