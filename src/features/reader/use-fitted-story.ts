import { useLayoutEffect, type RefObject } from 'react'
import { fitStory } from './fit-story.ts'
import { pageSizeIn } from '#flip-book/geometry/book-settings.ts'
import { wordsClass } from './text-leaf.tsx'
import styles from './use-fitted-story.module.css'

const BROWSER_DEFAULT_PX = 16

/**
 * Fits the words of a book to its pages, now and whenever they or the letters change size. Sets `--story-font` and
 * `--story-band` (text-leaf.module.css) on the element that holds the book.
 */
export function useFittedStory(book: RefObject<HTMLElement | null>, texts: readonly string[]): void {
  useLayoutEffect(() => {
    const element = book.current
    if (!element) return
    const fit = () => {
      const page = pageSizeIn(element.clientWidth, element.clientHeight)
      const probe = createProbe(element, texts, page.width)
      const { fontPx, band } = fitStory({ page, letterScale: letterScale(), tallest: probe.tallest })
      probe.remove()
      element.style.setProperty('--story-font', `${fontPx}px`)
      element.style.setProperty('--story-band', `${(band * 100).toFixed(2)}%`)
    }
    fit()
    // A person may change the browser's letters while the book lies open: nothing but something measured in them tells.
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
  }, [book, texts])
}

const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / BROWSER_DEFAULT_PX || 1

/** All texts at once, set as on a page, where nobody sees them. */
function createProbe(parent: HTMLElement, texts: readonly string[], pageWidth: number) {
  const probe = document.createElement('div')
  probe.className = styles.probe ?? ''
  probe.style.width = `${pageWidth}px`
  probe.append(
    ...texts.map((text, index) => {
      const words = document.createElement('p')
      words.className = wordsClass(index % 2 === 0 ? 'left' : 'right')
      words.textContent = text
      return words
    }),
  )
  parent.append(probe)
  const all = [...probe.children].filter((child) => child instanceof HTMLElement)
  return {
    tallest(fontPx: number) {
      probe.style.setProperty('--story-font', `${fontPx}px`)
      return Math.max(0, ...all.map((words) => words.offsetHeight))
    },
    remove: () => probe.remove(),
  }
}
