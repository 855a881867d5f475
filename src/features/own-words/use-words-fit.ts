import { useLayoutEffect, useState } from 'react'
import { boxOnPage, type TextBox } from '#domain/text-box.ts'
import { largestThatFits, PAINTED_LETTERS } from '#ui/painted-letters.ts'
import styles from './use-words-fit.module.css'

/** What fits on a page of this width fits on every other: all is in shares of it. It is as 8 to 9. */
const PAGE = { w: 1_000, h: 1_125 } as const

export interface WordsFit {
  /** Of a page's width: the largest letters at which every page fits that does at all. */
  letters: number
  /** Pages whose words fit their box not even in the smallest letters. */
  tooLong: readonly number[]
}

/**
 * As a book sets its words upon its paintings (text-leaf.module.css): one size for all.
 * @param boxes of a book without any nothing is too long: its words stand beneath the pictures
 */
export function useWordsFit(texts: readonly string[], boxes: readonly TextBox[] | undefined): WordsFit {
  const [fit, setFit] = useState<WordsFit>({ letters: PAINTED_LETTERS.least, tooLong: [] })
  const key = JSON.stringify(texts)
  useLayoutEffect(() => {
    const measure = () => {
      const now = fitOf(JSON.parse(key) as string[], boxes)
      setFit((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    measure()
    document.fonts?.addEventListener('loadingdone', measure)
    return () => document.fonts?.removeEventListener('loadingdone', measure)
  }, [key, boxes])
  return fit
}

function fitOf(texts: readonly string[], boxes: readonly TextBox[] | undefined): WordsFit {
  const probe = document.createElement('div')
  probe.className = styles.probe ?? ''
  const pages = texts.flatMap((text, index) => {
    const box = boxOnPage(boxes, index)
    if (!box) return []
    const words = document.createElement('p')
    words.textContent = text
    words.style.width = `${box.w * PAGE.w}px`
    return [{ index, words, mostPx: box.h * PAGE.h }]
  })
  probe.append(...pages.map(({ words }) => words))
  document.body.append(probe)
  const set = (share: number) => probe.style.setProperty('--letters', `${share * PAGE.w}px`)
  const overflows = ({ words, mostPx }: (typeof pages)[number]) => words.offsetHeight > mostPx
  set(PAINTED_LETTERS.least)
  const tooLong = pages.filter(overflows).map(({ index }) => index)
  const others = pages.filter(({ index }) => !tooLong.includes(index))
  const letters = largestThatFits(PAINTED_LETTERS.least, PAINTED_LETTERS.most, (share) => {
    set(share)
    return !others.some(overflows)
  })
  probe.remove()
  return { letters, tooLong }
}
