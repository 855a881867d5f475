import * as v from 'valibot'
import { expect, test } from 'vitest'
import { siblingsSchema } from '#domain/sibling.ts'
import { childAsSeen } from '#text/child-as-seen.ts'

const child = {
  childName: 'Can',
  childAge: 3,
  childGender: 'male',
  transformId: 'x_1',
  transformedPhotoUrl: '/media/x',
}
const ONE = v.parse(siblingsSchema, { 'sibling-1': child })

test.each([
  ['drawn', undefined, 'çocuğunuzun adını ve çizilmiş yüzünü'],
  ['photo', undefined, 'çocuğunuzun adını ve fotoğrafından yapılmış yüzünü'],
  // Books of before have no look: their face is out of the photo.
  [undefined, undefined, 'çocuğunuzun adını ve fotoğrafından yapılmış yüzünü'],
  ['drawn', ONE, 'çocuklarınızın adlarını ve çizilmiş yüzlerini'],
  ['photo', ONE, 'çocuklarınızın adlarını ve fotoğraflarından yapılmış yüzlerini'],
] as const)('others see the look %s with siblings %o as %s', (heroLook, siblings, seen) => {
  expect(childAsSeen({ heroLook, siblings })).toBe(seen)
})
