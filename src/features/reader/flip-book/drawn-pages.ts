/** Which pages of a book have their pictures: those of the open spread and of its neighbours, and of one that a jump leads to. */
import { createDecoder } from './decode.ts'
import type { PageDrawn } from './page-drawn.ts'
import { pagesAround } from './page-numbers.ts'

export interface DrawnPages {
  /** One a page. */
  pages: readonly PageDrawn[]
  /** React has made the pages: their pictures are looked for in these elements, one a page. */
  made: (elements: readonly HTMLElement[]) => void
  /** Puts pictures on the pages that lie open at an index. @returns what to wait for; null where they can be seen now */
  prepare: (index: number) => Promise<void> | null
  /** The pages around an index are drawn, and those that still lie open at another; the others no longer. */
  drawAround: (index: number, open?: number) => void
}

export function createDrawnPages(count: number): DrawnPages {
  const decoder = createDecoder()
  const listeners = Array.from({ length: count }, () => new Set<() => void>())
  let elements: readonly HTMLElement[] = []
  let drawn = pagesAround(0, count, 1)

  const decode = (pages: ReadonlySet<number>) => decoder.decode([...pages].flatMap((page) => elements[page] ?? []))
  const draw = (pages: ReadonlySet<number>) => {
    const before = drawn
    drawn = pages
    listeners.forEach((ofPage, page) => {
      if (before.has(page) !== drawn.has(page)) for (const tell of ofPage) tell()
    })
  }
  /** React, told by `draw`, has asked for a microtask of its own before this one, and makes the pictures in it. */
  const afterReact = (act: () => Promise<void> | null) => Promise.resolve().then(() => act() ?? undefined)

  return {
    pages: listeners.map((ofPage, page) => ({
      subscribe: (tell) => {
        ofPage.add(tell)
        return () => ofPage.delete(tell)
      },
      isDrawn: () => drawn.has(page),
    })),
    made(pages) {
      elements = pages
      void decode(drawn)
    },
    prepare(index) {
      const open = pagesAround(index, count, 0)
      if ([...open].every((page) => drawn.has(page))) return decode(open)
      draw(new Set([...drawn, ...open]))
      return afterReact(() => decode(open))
    },
    drawAround(index, open = index) {
      const around = new Set([...pagesAround(open, count, 0), ...pagesAround(index, count, 1)])
      draw(around)
      void afterReact(() => decode(around))
    },
  }
}
