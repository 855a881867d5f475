/**
 * The place and size of a dedication on the cover. A short one is lettered right beneath the title, above the hero's
 * face; a longer one would cover it, and stands at the foot, above the cover's question. Reckoned, not measured: a cover is
 * drawn while pages turn, when nothing may be laid out to be looked at.
 */

export interface DedicationFit {
  place: 'title' | 'foot'
  /** A share of the cover picture's width: 0.05 is 14 px on a phone that lies. */
  size: number
}

/** All of these are shares of the picture's width. Its height is 4/3 of that. */
const LINE = 0.86
const FREE = { title: 0.102, foot: 0.3 } as const
const SIZES = { title: [0.056, 0.05, 0.045, 0.041], foot: [0.05, 0.045, 0.04, 0.034, 0.029, 0.024] } as const
/** A multiple of the letters' size. */
const LINE_HEIGHT = 1.24

export function fitDedication(dedication: string): DedicationFit {
  for (const size of SIZES.title) if (heightAt(dedication, size) <= FREE.title) return { place: 'title', size }
  const fitting = SIZES.foot.find((size) => heightAt(dedication, size) <= FREE.foot)
  return { place: 'foot', size: fitting ?? SIZES.foot[SIZES.foot.length - 1] ?? 0 }
}

const heightAt = (dedication: string, size: number): number => linesOf(dedication, LINE / size) * size * LINE_HEIGHT

/** @param line how much one holds, in sizes of its letters */
function linesOf(dedication: string, line: number): number {
  let lines = 1
  let used = 0
  for (const word of dedication.split(/\s+/)) {
    const width = widthOf(word)
    if (used > 0 && used + SPACE + width > line) {
      lines += 1
      used = 0
    }
    // A word longer than a line is broken.
    const broken = Math.floor(width / line)
    lines += broken
    used += (used > 0 ? SPACE : 0) + width - broken * line
  }
  return lines
}

const SPACE = 0.34
/** The hand's letters (Mali), rather too wide than too narrow. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iıljtfrI.,:;!’'“”()]/u, 0.38],
  [/[mwMWQ]/u, 0.95],
  [/\p{Lu}/u, 0.74],
  [/\p{Emoji_Presentation}/u, 1.4],
]
const USUAL = 0.6

const widthOf = (word: string): number =>
  Array.from(word).reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL), 0)
