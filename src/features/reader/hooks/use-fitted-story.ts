import { useLayoutEffect, type RefObject } from 'react'
import { pagesOf, type BookContents } from '#domain/book.ts'
import type { TextBox } from '#domain/text-box.ts'
import { pageSizeIn } from '#flip-book/geometry/book-settings.ts'
import type { PageSize } from '#flip-book/geometry/fold.ts'
import { fitPainted, fitStory } from '../model/fit-story.ts'
import { wordsClass } from '../components/text-leaf.tsx'
import styles from './use-fitted-story.module.css'

const BROWSER_DEFAULT_PX = 16

/**
 * Fits the words of a book to its pages, now and whenever they or the letters change size. Sets `data-layout`, 'painted' or
 * 'beneath', and with it `--story-font` and `--story-band` (text-leaf.module.css), on the element that holds the book.
 */
export function useFittedStory(book: RefObject<HTMLElement | null>, contents: BookContents): void {
  useLayoutEffect(() => {
    const element = book.current
    if (!element) return
    const texts = pagesOf(contents).filter((page) => page.is === 'text')
    const setLayout = (layout: Layout) => element.setAttribute('data-layout', layout)
    const fit = () => {
      const page = pageSizeIn(element.clientWidth, element.clientHeight)
      const probe = createProbe(element, texts, page, setLayout)
      const { layout, fontPx, band } = fitted(page, probe)
      probe.remove()
      setLayout(layout)
      element.style.setProperty('--story-font', `${fontPx}px`)
      element.style.setProperty('--story-band', `${(band * 100).toFixed(2)}%`)
    }
    fit()
    // The browser's size of letters may change while the book lies open: only an element measured in them shows it.
    const letter = document.createElement('div')
    letter.className = styles.letter ?? ''
    element.append(letter)
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    observer.observe(letter)
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      letter.remove()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }, [book, contents])
}

type Layout = 'painted' | 'beneath'

function fitted(page: PageSize, probe: Probe): { layout: Layout; fontPx: number; band: number } {
  const space = { page, letterScale: letterScale() }
  const fontPx = probe.hasBoxes ? fitPainted({ ...space, fits: probe.fitsBoxes }) : null
  if (fontPx !== null) return { layout: 'painted', fontPx, band: 0 }
  return { layout: 'beneath', ...fitStory({ ...space, tallest: probe.tallest }) }
}

const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / BROWSER_DEFAULT_PX || 1

interface Text {
  side: 'left' | 'right'
  text: string
  box?: TextBox | undefined
}
interface Probe {
  /** Every text has a box on its painting. */
  hasBoxes: boolean
  fitsBoxes: (fontPx: number) => boolean
  tallest: (fontPx: number) => number
  remove: () => void
}

/** All texts at once, set as on a page, but invisible. */
function createProbe(
  parent: HTMLElement,
  texts: readonly Text[],
  page: PageSize,
  setLayout: (layout: Layout) => void,
): Probe {
  const probe = document.createElement('div')
  probe.className = styles.probe ?? ''
  const all = texts.map(({ side, text, box }) => {
    const words = document.createElement('p')
    words.className = wordsClass(side)
    words.textContent = text
    return { words, box }
  })
  probe.append(...all.map(({ words }) => words))
  parent.append(probe)
  const set = (layout: Layout, fontPx: number) => {
    setLayout(layout)
    probe.style.width = `${page.width}px`
    probe.style.setProperty('--story-font', `${fontPx}px`)
    for (const { words, box } of all) words.style.width = layout === 'painted' && box ? `${box.w * page.width}px` : ''
  }
  return {
    hasBoxes: all.every(({ box }) => box),
    fitsBoxes(fontPx) {
      set('painted', fontPx)
      return all.every(({ words, box }) => !box || words.offsetHeight <= box.h * page.height)
    },
    tallest(fontPx) {
      set('beneath', fontPx)
      return Math.max(0, ...all.map(({ words }) => words.offsetHeight))
    },
    remove: () => probe.remove(),
  }
}
