/** The binding of each tale: letters are readable on its colours, and browsers and printers can draw its outlines. */
import { describe, expect, test } from 'vitest'
import { boundTales, clothOf, CREAM, TITLE_PAPER } from '#stories/book-cloth.ts'
import { storyWorlds } from '#stories/library.ts'

const LEAST_CONTRAST = 4.5

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('gives each tale a binding with its own colour', () => {
  expect(boundTales().sort()).toEqual(storyWorlds.map(({ id }) => id).sort())
  expect(new Set(boundTales().map((id) => clothOf(id).cloth)).size).toBe(storyWorlds.length)
})

describe.each([...boundTales(), 'no-tale-of-ours', undefined])('the binding of %s', (tale) => {
  const { cloth, endPaper, motif, ink, vignette } = clothOf(tale)

  test('keeps letters readable on cloth and paper', () => {
    expect(contrast(CREAM, cloth)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    expect(contrast(ink, TITLE_PAPER)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    // The darker corner of the page in title-leaf.module.css.
    expect(contrast(ink, '#fbeed6')).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  })

  test('prints a shape on the end paper with a low but visible contrast', () => {
    expect(contrast(motif.fill, endPaper)).toBeGreaterThan(1.3)
    expect(contrast(motif.fill, endPaper)).toBeLessThan(3)
  })

  test('draws bindings only with closed outlines of numbers', () => {
    for (const { d } of [motif, ...vignette]) expect(d).toMatch(/^(?:M[-\d. LC]+Z)+$/)
  })
})
