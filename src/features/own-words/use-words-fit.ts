import { useLayoutEffect, useState } from 'react'
import { boxOnPage, type TextBox } from '#domain/text-box.ts'
import { largestThatFits, PAINTED_LETTERS } from '#ui/painted-letters.ts'
import styles from './use-words-fit.module.css'

/** Words that fit on a page of this width fit on every other, because all is in fractions of it. The page is 8 to 9. */
const PAGE = { w: 1_000, h: 1_125 } as const

/** Without boxes no text is too long, because the words are beneath the pictures. */
type Boxes = readonly TextBox[] | undefined

/** @returns pages whose words do not fit their box even in the smallest letters */
export const useTooLong = (texts: readonly string[], boxes: Boxes): readonly number[] =>
  useMeasured(texts, boxes, tooLongIn)

export interface WordsFit {
  /** Fraction of a page's width: the largest letters that fit every page which can fit at all. */
  letters: number
  tooLong: readonly number[]
}

/** Fits words as a book sets them on its paintings (text-leaf.module.css): one size for all. */
export const useWordsFit = (texts: readonly string[], boxes: Boxes): WordsFit => useMeasured(texts, boxes, fitIn)

/** Measures again when fonts arrive. @param measure the same function each time */
function useMeasured<Result>(texts: readonly string[], boxes: Boxes, measure: (probe: Probe) => Result): Result {
  const [result, setResult] = useState(() => measure(NOTHING))
  const key = JSON.stringify(texts)
  useLayoutEffect(() => {
    const look = () => {
      const probe = createProbe(JSON.parse(key) as string[], boxes)
      const now = measure(probe)
      probe.remove()
      setResult((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    look()
    document.fonts?.addEventListener('loadingdone', look)
    return () => document.fonts?.removeEventListener('loadingdone', look)
  }, [key, boxes, measure])
  return result
}

interface Probe {
  /** @returns pages that overflow their box at this size of letters, in fractions of a page's width */
  overflowing: (letters: number) => number[]
  remove: () => void
}

const NOTHING: Probe = { overflowing: () => [], remove: () => undefined }

const tooLongIn = ({ overflowing }: Probe): number[] => overflowing(PAINTED_LETTERS.least)

function fitIn(probe: Probe): WordsFit {
  const tooLong = tooLongIn(probe)
  const fits = (letters: number) => probe.overflowing(letters).every((page) => tooLong.includes(page))
  return { letters: largestThatFits(PAINTED_LETTERS.least, PAINTED_LETTERS.most, fits), tooLong }
}

function createProbe(texts: readonly string[], boxes: Boxes): Probe {
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
  return {
    overflowing(letters) {
      probe.style.setProperty('--letters', `${letters * PAGE.w}px`)
      return pages.filter(({ words, mostPx }) => words.offsetHeight > mostPx).map(({ index }) => index)
    },
    remove: () => probe.remove(),
  }
}
