/** The photos far from any limit; packages/face/tests/look-at-photo.test.ts has those near a limit. */
import { expect, test } from 'vitest'
import { MORE_PHOTOS } from './faulty-photos.ts'
import { look } from './pictures.ts'

test.each(MORE_PHOTOS)('names the fault of a photo: %s, %s', async (_photo, fault, picture) => {
  expect(look(await picture()).fault).toBe(fault)
})
