import { describe, expect, test } from 'vitest'
import { isBeyondPreview, pagesOf, spreadAt } from '#domain/book.ts'
import { COVER_SIZE, halfOf, pictureUrl, SPREAD_SIZE } from '#media/picture.ts'
import { formatPrice, PRICE_BEFORE_KURUS, PRICE_KURUS } from '#domain/pricing.ts'

describe('a book', () => {
  const pages = pagesOf({ imageURLs: ['/1', '/2'], storyTexts: ['a', 'b', 'c'] })

  test('builds a book from a cover, two pages for each picture, and an ending', () => {
    expect(pages.map((page) => page.is)).toEqual(['cover', 'text', 'text', 'text', 'text', 'ending'])
  })

  test('puts one picture on both pages of a spread, and leaves a missing text empty', () => {
    expect(pages[3]).toEqual({ is: 'text', side: 'left', spread: 1, picture: '/2', text: 'c' })
    expect(pages[4]).toEqual({ is: 'text', side: 'right', spread: 1, picture: '/2', text: '' })
  })

  test('places each text box on the visible page, after the outer ninths are cut off', () => {
    const textBoxes = [
      { x: 1 / 18, y: 0.25, w: 4 / 18, h: 0.5 },
      { x: 0.5, y: 0, w: 8 / 18, h: 1 },
    ]
    const [, left, right] = pagesOf({ imageURLs: ['/1'], storyTexts: ['a', 'b'], textBoxes })
    expect(left).toMatchObject({ box: { x: 0, y: 0.25, w: expect.closeTo(0.5) as number, h: 0.5 } })
    expect(right).toMatchObject({ box: { x: 0, y: 0, w: expect.closeTo(1) as number, h: 1 } })
  })

  test.each([
    ['is cut off at the side', { x: 0, y: 0.1, w: 0.3, h: 0.5 }],
    ['reaches over the fold', { x: 0.3, y: 0.1, w: 0.3, h: 0.5 }],
    ['reaches over the foot', { x: 0.1, y: 0.6, w: 0.3, h: 0.5 }],
    ['has no width', { x: 0.1, y: 0.1, w: 0, h: 0.5 }],
  ])('omits a text box that %s', (_, box) => {
    expect(pagesOf({ imageURLs: ['/1'], storyTexts: ['a'], textBoxes: [box] })[1]).toHaveProperty('box', undefined)
  })

  test('finds the open spread of a page index', () => {
    expect([0, 1, 3, 5, 99].map((index) => spreadAt(pages, index))).toEqual([null, 0, 1, null, null])
  })

  test('ends a limited preview before page index 4', () => {
    expect([0, 1, 3, 4, 5].map((index) => isBeyondPreview(index, true))).toEqual([false, false, false, true, true])
    expect(isBeyondPreview(5, false)).toBe(false)
  })
})

test('adds width and height to the address of a picture', () => {
  expect(pictureUrl('/media/k', SPREAD_SIZE)).toBe('/media/k?w=2200&h=1100')
  expect(pictureUrl('/media/k?v=2', halfOf(COVER_SIZE))).toBe('/media/k?v=2&w=550&h=733')
})

test('formats the price as 599 TL, and the former one as 799 TL', () => {
  expect([formatPrice(PRICE_KURUS), formatPrice(PRICE_BEFORE_KURUS)]).toEqual(['599 TL', '799 TL'])
})
