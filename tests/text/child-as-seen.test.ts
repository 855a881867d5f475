import { expect, test } from 'vitest'
import { childAsSeen } from '#text/child-as-seen.ts'

test.each([
  ['drawn', 1, 'çocuğunuzun adını ve çizilmiş yüzünü'],
  ['photo', 1, 'çocuğunuzun adını ve fotoğrafından yapılmış yüzünü'],
  // Older books have no style: their face comes from the photo.
  [undefined, 1, 'çocuğunuzun adını ve fotoğrafından yapılmış yüzünü'],
  ['drawn', 2, 'çocuklarınızın adlarını ve çizilmiş yüzlerini'],
  ['photo', 2, 'çocuklarınızın adlarını ve fotoğraflarından yapılmış yüzlerini'],
] as const)('names what others see with the look %s and %i children: %s', (heroLook, count, seen) => {
  expect(childAsSeen({ heroLook, children: Array.from({ length: count }) })).toBe(seen)
})
