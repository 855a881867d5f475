/** The photos that lie at no limit of a fault; packages/face/tests/look-at-photo.test.ts has those that do. */
import { expect, test } from 'vitest'
import { MORE_PHOTOS } from './faulty-photos.ts'
import { look } from './pictures.ts'

test.each(MORE_PHOTOS)('names the fault of a photo: %s, %s', async (_photo, fault, picture) => {
  expect(look(await picture()).fault).toBe(fault)
})
