import { describe, expect, test } from 'vitest'
import { fitPainted, fitStory } from '#features/reader/model/fit-story.ts'

/** The height of this many letters, if a letter is half as wide as high. */
const textOf = (letters: number, pageWidth: number) => (fontPx: number) =>
  Math.ceil((letters * fontPx * 0.5) / (pageWidth * 0.85)) * fontPx * 1.38
const pageOf = (width: number) => ({ width, height: (width * 9) / 8 })
const fit = (width: number, letters: number, letterScale = 1) =>
  fitStory({ page: pageOf(width), letterScale, tallest: textOf(letters, width) })

test('gives a usual text letters of usual size, and the picture nearly all other space', () => {
  const { fontPx, band } = fit(600, 260)
  expect(fontPx).toBeCloseTo(600 * 0.034)
  expect(band).toBeLessThan(0.4)
})

test('gives a long text the largest letters that leave the picture its share', () => {
  const { fontPx, band } = fit(340, 300)
  expect(fontPx).toBeLessThan(14)
  expect(fontPx).toBeGreaterThanOrEqual(10)
  expect(band).toBeLessThanOrEqual(0.4)
})

test('shrinks the picture before letters become too small to read', () => {
  const { fontPx, band } = fit(250, 300)
  expect(fontPx).toBe(10)
  expect(band).toBeGreaterThan(0.4)
})

test('shows a book that is too small for letters with half a page of picture', () => {
  const { fontPx, band } = fit(182, 300)
  expect(fontPx).toBeLessThan(10)
  expect(band).toBeLessThanOrEqual(0.5)
})

test('shrinks the picture to make space for larger letters', () => {
  const usual = fit(600, 260)
  const { fontPx, band } = fit(600, 260, 2)
  expect(fontPx).toBeGreaterThan(usual.fontPx * 1.2)
  expect(band).toBeLessThanOrEqual(0.62)
})

describe('upon paintings', () => {
  const upTo = (px: number, letterScale = 1) =>
    fitPainted({ page: pageOf(500), letterScale, fits: (fontPx) => fontPx <= px })

  test('chooses the largest letters that fit every box, up to a book’s usual size', () => {
    expect(upTo(20)).toBeCloseTo(20, 0)
    expect(upTo(200)).toBeCloseTo(500 * 0.056)
  })

  test('puts words beneath the pictures if letters are too small or should be larger', () => {
    expect(upTo(14)).toBeNull()
    expect(upTo(20, 1.25)).toBeNull()
  })
})
