/** A square book in the resolution of a press; e2e/beyond/04-on-paper.spec.ts makes and reads the other format. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { COVER_SIZE } from '#media/picture.ts'
import { readPlate } from '#local/plates.ts'
import { builtInIllustrator } from '#studio/built-in/illustrator.ts'
import { PRESS_SCALE } from '#studio/built-in/page.ts'
import { coverOf } from '#stories/compose.ts'
import { BOOK, HERO, painter, printsSquareBook } from './print-samples.ts'
import { distance } from '../../../tests/studio/providers/distance.ts'

const LEAST_DPI = 250
/** A function may send 20 MB at once, and an e-mail less. */
const LARGEST_BYTES = 15_000_000
const ABOVE_QUESTION = 0.88

test('prints a square book with all pictures above 250 dots per inch', async () => {
  expect((await printsSquareBook(LEAST_DPI)).length).toBeLessThan(LARGEST_BYTES)
})

test('paints a cover for print like the screen’s cover, enlarged like the plates', async () => {
  const scene = coverOf(BOOK.world)
  const page = await painter.page([HERO], scene)
  expect(await page.metadata()).toMatchObject({
    width: Math.round(COVER_SIZE.w * PRESS_SCALE),
    height: expect.closeTo(COVER_SIZE.h * PRESS_SCALE, -1) as number,
  })
  const seen = await page
    .resize(COVER_SIZE.w / 4)
    .png()
    .toBuffer()
  const { bytes } = await builtInIllustrator(readPlate).picture([HERO], scene)
  expect(await distance(await aboveQuestion(seen), await aboveQuestion(bytes))).toBeLessThan(4)
})

/** On paper the question stands higher than on a screen, so compare the covers above it. */
async function aboveQuestion(picture: Uint8Array): Promise<Buffer> {
  const image = sharp(picture)
  const { width, height } = await image.metadata()
  return image
    .extract({ left: 0, top: 0, width, height: Math.round(height * ABOVE_QUESTION) })
    .png()
    .toBuffer()
}
