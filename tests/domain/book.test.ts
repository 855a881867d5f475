import { describe, expect, test } from 'vitest'
import { isBeyondPreview, pagesOf, spreadAt } from '#domain/book.ts'
import { COVER_SIZE, halfOf, pictureUrl, SPREAD_SIZE } from '#media/picture.ts'
import { formatPrice, PRICE_BEFORE_KURUS, PRICE_KURUS } from '#domain/pricing.ts'

describe('a book', () => {
  const pages = pagesOf(['/1', '/2'], ['a', 'b', 'c'])

  test('is a cover, two pages a picture, and an ending', () => {
    expect(pages.map((page) => page.is)).toEqual(['cover', 'text', 'text', 'text', 'text', 'ending'])
  })

  test('shares a picture over a spread and leaves a missing text empty', () => {
    expect(pages[3]).toEqual({ is: 'text', side: 'left', spread: 1, picture: '/2', text: 'c' })
    expect(pages[4]).toEqual({ is: 'text', side: 'right', spread: 1, picture: '/2', text: '' })
  })

  test('knows which spread lies open', () => {
    expect([0, 1, 3, 5, 99].map((index) => spreadAt(pages, index))).toEqual([null, 0, 1, null, null])
  })

  test('a limited one ends before page index 4', () => {
    expect([0, 1, 3, 4, 5].map((index) => isBeyondPreview(index, true))).toEqual([false, false, false, true, true])
    expect(isBeyondPreview(5, false)).toBe(false)
  })
})

test('pictures are asked for with width and height', () => {
  expect(pictureUrl('/media/k', SPREAD_SIZE)).toBe('/media/k?w=2200&h=1100')
  expect(pictureUrl('/media/k?v=2', halfOf(COVER_SIZE))).toBe('/media/k?v=2&w=550&h=733')
})

test('the price is 599 TL, before 799 TL', () => {
  expect([formatPrice(PRICE_KURUS), formatPrice(PRICE_BEFORE_KURUS)]).toEqual(['599 TL', '799 TL'])
})
