import type { Locator } from '@playwright/test'

interface Word {
  text: string
  x: number
  y: number
}

/** Position of a word of these texts on the screen. @param number of the word, from 0 */
export const wordAt = (text: Locator, number: number): Promise<Word> =>
  text.evaluate((shown, wanted) => {
    const node = shown.firstChild
    const word = [...(node?.textContent ?? '').matchAll(/\S+/g)][wanted]
    if (!node || !word) throw new Error('There is no such word')
    const range = new Range()
    range.setStart(node, word.index)
    range.setEnd(node, word.index + word[0].length)
    const { left, top, width, height } = range.getBoundingClientRect()
    return { text: word[0], x: left + width / 2, y: top + height / 2 }
  }, number)
