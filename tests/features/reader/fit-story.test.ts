import { describe, expect, test } from 'vitest'
import { fitPainted, fitStory } from '#features/reader/model/fit-story.ts'

/** The lines that so many letters fill, if a letter is half as wide as high. */
const textOf = (letters: number, pageWidth: number) => (fontPx: number) =>
  Math.ceil((letters * fontPx * 0.5) / (pageWidth * 0.85)) * fontPx * 1.38
const pageOf = (width: number) => ({ width, height: (width * 9) / 8 })
const fit = (width: number, letters: number, letterScale = 1) =>
  fitStory({ page: pageOf(width), letterScale, tallest: textOf(letters, width) })

test('a usual text has usual letters and leaves nearly all the rest to the picture', () => {
  const { fontPx, band } = fit(600, 260)
  expect(fontPx).toBeCloseTo(600 * 0.034)
  expect(band).toBeLessThan(0.4)
})

test('a long text has the largest letters at which the picture keeps its share', () => {
  const { fontPx, band } = fit(340, 300)
  expect(fontPx).toBeLessThan(14)
  expect(fontPx).toBeGreaterThanOrEqual(10)
  expect(band).toBeLessThanOrEqual(0.4)
})

test('a picture gives way before letters become too small to read', () => {
  const { fontPx, band } = fit(250, 300)
  expect(fontPx).toBe(10)
  expect(band).toBeGreaterThan(0.4)
})

test('a book too small for letters is a miniature with half a page of picture', () => {
  const { fontPx, band } = fit(182, 300)
  expect(fontPx).toBeLessThan(10)
  expect(band).toBeLessThanOrEqual(0.5)
})

test('larger letters take their room from the picture', () => {
  const usual = fit(600, 260)
  const { fontPx, band } = fit(600, 260, 2)
  expect(fontPx).toBeGreaterThan(usual.fontPx * 1.2)
  expect(band).toBeLessThanOrEqual(0.62)
})

describe('upon paintings', () => {
  const upTo = (px: number, letterScale = 1) =>
    fitPainted({ page: pageOf(500), letterScale, fits: (fontPx) => fontPx <= px })

  test('letters are the largest that every box holds, up to what looks like a book', () => {
    expect(upTo(20)).toBeCloseTo(20, 0)
    expect(upTo(200)).toBeCloseTo(500 * 0.056)
  })

  test('words stand beneath the pictures if letters are too small or wanted larger', () => {
    expect(upTo(14)).toBeNull()
    expect(upTo(20, 1.25)).toBeNull()
  })
})
