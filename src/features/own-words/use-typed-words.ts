import { useState } from 'react'

export interface TypedWords {
  /** The texts in the fields, page by page. */
  texts: readonly string[]
  type: (page: number, text: string) => void
  /** Replaces the text in one step, which can be undone. */
  replace: (page: number, text: string) => void
  /** Undoes the last step on a page; a second call redoes it. */
  undo: (page: number) => void
  mayUndo: (page: number) => boolean
}

interface Touched {
  text: string
  before: string
}

/**
 * @param current the text of a page until it is touched: another tab or device may have changed it meanwhile
 * @param onTouched called with the page's new text
 */
export function useTypedWords(
  current: readonly string[],
  onTouched?: (page: number, text: string) => void,
): TypedWords {
  const [touched, setTouched] = useState<Readonly<Partial<Record<number, Touched>>>>({})
  const at = (page: number): Touched => {
    const text = current[page] ?? ''
    return touched[page] ?? { text, before: text }
  }
  const touch = (page: number, now: Touched) => {
    setTouched((all) => ({ ...all, [page]: now }))
    onTouched?.(page, now.text)
  }
  return {
    texts: current.map((_, page) => at(page).text),
    type: (page, text) => touch(page, { ...at(page), text }),
    replace: (page, text) => touch(page, { text, before: at(page).text }),
    undo: (page) => touch(page, { text: at(page).before, before: at(page).text }),
    mayUndo: (page) => at(page).text !== at(page).before,
  }
}
