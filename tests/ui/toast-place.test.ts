import { expect, test } from 'vitest'
import { freeTop } from '#ui/toast-place.ts'

const toast = { top: 620, height: 50 }

test('a toast that covers no control stays at its position', () => {
  expect(freeTop(toast, [{ top: 100, bottom: 200 }], [])).toBe(620)
})

test('a toast at the foot moves above every control that the toast would cover', () => {
  const taken = [
    { top: 630, bottom: 680 },
    { top: 560, bottom: 600 },
  ]
  const y = freeTop(toast, taken, [])
  expect(y + toast.height).toBeLessThan(560)
  expect(y).toBeGreaterThan(490)
})

test('a toast is placed between two buttons with space for it', () => {
  const y = freeTop(
    toast,
    [
      { top: 630, bottom: 680 },
      { top: 480, bottom: 520 },
    ],
    [],
  )
  expect([y > 520, y + toast.height < 630]).toEqual([true, true])
})

test('a toast without a free place stays at its position', () => {
  expect(freeTop(toast, [{ top: 0, bottom: 700 }], [])).toBe(620)
})

test('a toast covers a text only where every other place covers a control', () => {
  const button = { top: 630, bottom: 680 }
  const sentence = { top: 560, bottom: 620 }
  expect(freeTop(toast, [button], [sentence])).toBe(504)
  expect(freeTop(toast, [button, { top: 0, bottom: 550 }], [sentence])).toBe(574)
})
