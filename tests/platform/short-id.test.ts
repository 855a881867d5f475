import { expect, test } from 'vitest'
import { shortId } from '#netlify/platform/short-id.ts'

test('gives an order one short id in the log, which reveals no owner', () => {
  const id = 'uzay-yolculugu_8mAbcdefGhIjklmnopQrStuvwxY2_1799999999999'
  // A command in docs/operate.md computes the same id: change it there too.
  expect(shortId(id)).toBe('5be0d0cab1')
  expect(shortId(id.replace('9_', '8_'))).not.toBe(shortId(`${id}0`))
})
