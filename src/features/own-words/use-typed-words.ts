import { useState } from 'react'

export interface TypedWords {
  /** As they stand in the fields, page by page. */
  texts: readonly string[]
  type: (page: number, text: string) => void
  /** In one step, which can be taken back. */
  replace: (page: number, text: string) => void
  /** Takes the last step on a page back; once more, and it is there again. */
  undo: (page: number) => void
  mayUndo: (page: number) => boolean
}

/** @param first what stands there at first, and what typing is taken back to */
export function useTypedWords(first: readonly string[]): TypedWords {
  const [pages, setPages] = useState(() => first.map((text) => ({ text, before: text })))
  const change = (page: number, to: (now: { text: string; before: string }) => { text: string; before: string }) =>
    setPages((all) => all.map((now, index) => (index === page ? to(now) : now)))
  return {
    texts: pages.map(({ text }) => text),
    type: (page, text) => change(page, (now) => ({ ...now, text })),
    replace: (page, text) => change(page, (now) => ({ text, before: now.text })),
    undo: (page) => change(page, ({ text, before }) => ({ text: before, before: text })),
    mayUndo: (page) => pages[page]?.text !== pages[page]?.before,
  }
}
