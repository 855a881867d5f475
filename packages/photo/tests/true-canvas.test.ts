// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isCanvasTrue } from '../true-canvas.ts'

afterEach(() => vi.restoreAllMocks())

/** @param seen changes a drawn value to the one that is read back */
function canvasThat(seen: (drawn: number, at: number) => number): void {
  const pixels = new Uint8ClampedArray(8 * 8 * 4)
  const context = {
    fillStyle: '',
    fillRect(x: number, y: number) {
      const colour = Array.from(context.fillStyle.matchAll(/\d+/g), Number)
      colour.forEach((value, index) => (pixels[(y * 8 + x) * 4 + index] = value))
    },
    getImageData: () => ({ data: pixels.map(seen) }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
}

test('trusts a canvas that reads back its drawing, even if the last bit differs', () => {
  canvasThat((drawn) => drawn)
  expect(isCanvasTrue()).toBe(true)
  canvasThat((drawn, at) => drawn ^ (at % 2))
  expect(isCanvasTrue()).toBe(true)
})

test.each([
  ['white', () => 255],
  ['noise', (_: number, at: number) => (at * 7919) % 256],
  ['one colour alone', (drawn: number, at: number) => (at % 4 === 0 ? 0 : drawn)],
])('does not trust a canvas that reads back %s', (_, seen) => {
  canvasThat(seen)
  expect(isCanvasTrue()).toBe(false)
})

test('treats a missing canvas as trustworthy', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(isCanvasTrue()).toBe(true)
})
