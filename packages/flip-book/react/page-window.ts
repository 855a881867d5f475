/**
 * Which pages of a book have their pictures: those of the open spread and of its neighbours, and of one that a jump leads to.
 * Pictures are decoded before a page may be seen: a page that turns must not be blank for a frame.
 */
import type { FlipBookEvents } from '../flip-book-handle.ts'
import { pagesAround } from '../geometry/page-numbers.ts'
import type { PageVisibility } from './use-page-visible.ts'

/** A picture that does not come is not waited for longer than this: its page has a quiet ground. */
const PATIENCE_MS = 1_000

export interface PageWindow {
  /** One a page. */
  pages: readonly PageVisibility[]
  /** Called when React has rendered the pages: one element a page, which contains its picture. */
  attach: (elements: readonly HTMLElement[]) => void
  /** Puts pictures on the pages that lie open at an index. @returns their loading; null if they are visible now */
  prepare: (index: number) => Promise<void> | null
  /** The pages around an index are drawn, and those that still lie open at another; the others no longer. */
  drawAround: (index: number, open?: number) => void
}

/** @param onBrokenPicture the page with this picture keeps a quiet ground */
export function createPageWindow(count: number, onBrokenPicture: OnBrokenPicture): PageWindow {
  const decoder = createDecoder(onBrokenPicture)
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
  /** React, triggered by `draw`, has asked for a microtask of its own before this one, and makes the pictures in it. */
  const afterReact = (act: () => Promise<void> | null) => Promise.resolve().then(() => act() ?? undefined)

  return {
    pages: listeners.map((ofPage, page) => ({
      subscribe: (tell) => {
        ofPage.add(tell)
        return () => ofPage.delete(tell)
      },
      isVisible: () => drawn.has(page),
    })),
    attach(pages) {
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

interface Decoder {
  /** @returns null where every picture in these elements can be painted at once */
  decode(elements: readonly HTMLElement[]): Promise<void> | null
}

type OnBrokenPicture = NonNullable<FlipBookEvents['onBrokenPicture']>

function createDecoder(onBrokenPicture: OnBrokenPicture): Decoder {
  const settled = new WeakSet<HTMLImageElement>()
  const settle = (picture: HTMLImageElement): Promise<void> =>
    picture
      .decode()
      // Refused too where the picture is another one meanwhile: a window that was resized takes another size of it.
      .catch(() => picture.decode())
      .catch((reason: unknown) => {
        // A closed book needs its picture no more.
        if (picture.isConnected) onBrokenPicture(reason, picture.currentSrc || picture.src)
      })
      .then(() => void settled.add(picture))

  return {
    decode(elements) {
      const missing = elements
        .flatMap((element) => [...element.querySelectorAll('img')])
        .filter((picture) => !settled.has(picture))
      if (missing.length === 0) return null
      return new Promise((resolve) => {
        const patience = setTimeout(resolve, PATIENCE_MS)
        void Promise.all(missing.map(settle)).then(() => {
          clearTimeout(patience)
          resolve()
        })
      })
    },
  }
}
