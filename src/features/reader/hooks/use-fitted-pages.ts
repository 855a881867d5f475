import { useLayoutEffect, type RefObject } from 'react'
import { largestThatFits } from '#ui/painted-letters.ts'

/** Relative to the browser's own size of letters. */
const LETTERS_REM = { least: 1.25, most: 1.75 } as const
/** On a tablet's page letters grow with its width. */
const MOST_OF_WIDTH = 0.04
/**
 * Fractions of the window's height: the painting's least height, and the least that it shrinks to if the words need
 * more.
 */
const PAINTING = { least: 0.5, giving: 0.3 } as const

/**
 * One size of letters for all slides: the largest at which every page fits beside or beneath its painting. Sets
 * `--page-letters` and `--painting-least` (page-slides.module.css) on the track, now and whenever slides or letters change size.
 */
export function useFittedPages(track: RefObject<HTMLElement | null>, book: unknown): void {
  useLayoutEffect(() => {
    const element = track.current
    if (!element) return
    const fit = () => {
      const words = Array.from(element.querySelectorAll('[data-words]'), (text) => text.parentElement as HTMLElement)
      const [first] = words
      const slide = first?.parentElement
      if (!first || !slide) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const isBeside = getComputedStyle(slide).gridTemplateColumns.includes(' ')
      const overlap = -Number.parseFloat(getComputedStyle(first).marginTop)
      const room = slide.clientHeight - (isBeside ? 0 : window.innerHeight * PAINTING.least - overlap)
      const fits = (px: number) => {
        element.style.setProperty('--page-letters', `${px}px`)
        return words.every(({ offsetHeight }) => offsetHeight <= room)
      }
      const least = LETTERS_REM.least * rem
      const most = Math.max(LETTERS_REM.most * rem, slide.clientWidth * MOST_OF_WIDTH)
      const px = largestThatFits(least, most, fits)
      const share = fits(px) ? PAINTING.least : PAINTING.giving
      element.style.setProperty('--painting-least', `${share * 100}dvh`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    // The heading's height follows the browser's size of letters.
    const [heading] = element.getElementsByTagName('h3')
    if (heading) observer.observe(heading)
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }, [track, book])
}
