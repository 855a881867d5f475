/**
 * Decides which pages of a book have their pictures: those of the open spread and of its neighbours, and the target of
 * a jump. Pictures are decoded before a page is shown: a turning page must not be blank for a frame.
 */
import type { FlipBookEvents } from '../flip-book-handle.ts'
import { pagesAround } from '../geometry/page-numbers.ts'
import type { PageVisibility } from './use-page-visible.ts'

/** The longest wait for a picture: after it the page shows a plain background. */
const PATIENCE_MS = 1_000

export interface PageWindow {
  /** One for each page. */
  pages: readonly PageVisibility[]
  /** Called after React has rendered the pages, with one element for each page, which contains its picture. */
  attach: (elements: readonly HTMLElement[]) => void
  /** Puts pictures on the pages that are open at an index. @returns their loading; null if they are visible now */
  prepare: (index: number) => Promise<void> | null
  /** Draws the pages around an index, and those that are still open at another index; removes the others. */
  drawAround: (index: number, open?: number) => void
}

/** @param onBrokenPicture is called for a picture that fails; its page keeps a plain background */
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
  /** `draw` makes React queue a microtask that renders the pictures; this microtask runs after it. */
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
  /** @returns null if every picture in these elements can be painted at once */
  decode(elements: readonly HTMLElement[]): Promise<void> | null
}

type OnBrokenPicture = NonNullable<FlipBookEvents['onBrokenPicture']>

function createDecoder(onBrokenPicture: OnBrokenPicture): Decoder {
  const settled = new WeakSet<HTMLImageElement>()
  const settle = (picture: HTMLImageElement): Promise<void> =>
    picture
      .decode()
      // `decode` also rejects if the picture's source changed meanwhile: a resized window loads another size.
      .catch(() => picture.decode())
      .catch((reason: unknown) => {
        // A closed book no longer needs its picture.
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
