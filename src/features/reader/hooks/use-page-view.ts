import { useMemo, useState, type RefObject } from 'react'
import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import { isBeyondPreview, type BookPage } from '#domain/book.ts'
import { spokenWordsIn } from '#media/spoken-word.ts'
import type { Player } from '#sound/player.ts'
import type { OpenSlide, PageSlidesHandle } from '../components/page-slides.tsx'

interface PageViewOptions {
  slides: RefObject<PageSlidesHandle | null>
  pages: readonly BookPage[]
  limited: boolean
  /** The open left page of the flip book. */
  index: number
  player: RefObject<Player | null>
  onLimit: () => void
}

/**
 * The book page by page: the open page, how it is turned, and its words. A clip reads a whole spread, so two slides
 * share it.
 */
export function usePageView({ slides, pages, limited, index, player, onLimit }: PageViewOptions) {
  const openPages = useMemo(() => pages.filter((_, page) => !isBeyondPreview(leftOf(page), limited)), [pages, limited])
  const [slide, setSlide] = useState<OpenSlide>({ at: 0, settled: 0 })
  const { at, settled } = slide
  const openPage = openPages[settled]
  const show = (to: number) => slides.current?.show(to)
  const stopAtLimit = () => {
    show(0)
    onLimit()
  }

  return {
    slide,
    /** The pages that may be read. */
    pages: openPages,
    openPage,
    /** The flip book shows two pages; the single page is the left one, unless the right one was being read. */
    page: leftOf(settled) === index && openPage ? settled : index,
    isLast: at >= openPages.length - (limited ? 0 : 1),
    /** The open page's first word, as a number in the spread's clip. */
    firstWord: isRight(openPage) ? wordsIn(openPages[settled - 1]) : 0,
    turns: {
      previous: () => show(at - 1),
      next: () => show(at + 1),
      first: () => show(0),
      last: () => show(openPages.length),
      nextAfterSound: () => {
        const next = leftOf(settled) + TEXTS_PER_SPREAD
        if (next >= openPages.length) return stopAtLimit()
        player.current?.playPageFlip()
        show(next)
      },
    },
    stopAtLimit,
    /** Opens the right page when its first word is read. */
    follow: (word: number) => {
      if (openPage?.is === 'text' && !isRight(openPage) && word >= wordsIn(openPage)) show(settled + 1)
    },
    /** @returns the page that has come to rest; null if it is the same page as before, or beyond the preview's limit */
    open: (next: OpenSlide): number | null => {
      setSlide(next)
      if (next.settled === settled) return null
      if (next.settled < openPages.length) return next.settled
      stopAtLimit()
      return null
    },
    /**
     * @param said the last word that was heard @returns the first word of a page that was turned by hand; null: the
     * narration just continues
     */
    wordToReadFrom: (page: number, said: number | null): number | null => {
      if (said === null || leftOf(page) !== leftOf(settled)) return null
      const before = wordsIn(openPages[leftOf(page)])
      const first = isRight(openPages[page]) ? before : 0
      return (first === 0) === said < before ? null : first
    },
  }
}

/** The left page of the spread that a page belongs to. Cover and ending have none. */
export const leftOf = (page: number): number => (page > 0 && page % 2 === 0 ? page - 1 : page)

const isRight = (page: BookPage | undefined): boolean => page?.is === 'text' && page.side === 'right'

const wordsIn = (page: BookPage | undefined): number => (page?.is === 'text' ? spokenWordsIn(page.text).length : 0)
