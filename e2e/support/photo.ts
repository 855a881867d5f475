/** The one real photo that tests use, and how a parent would place its face in the oval. */
import type { Page } from '@playwright/test'

/** Where the face is, in pixels of the picture. */
export const ASTRONAUT = { file: 'e2e/photos/astronaut.png', sidePx: 512, face: { x: 226, y: 118 }, zoom: 2.8 } as const

/** Zooms with the slider and drags the picture until the face lies in the middle of the square. */
export async function placeFace(page: Page): Promise<void> {
  await page.getByLabel('Yakınlaştır').fill(String(ASTRONAUT.zoom))
  const square = await page.getByTestId('container').boundingBox()
  if (!square) throw new Error('The crop is not on the screen')
  const scale = (square.width / ASTRONAUT.sidePx) * ASTRONAUT.zoom
  const middle = { x: square.x + square.width / 2, y: square.y + square.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  const halfSidePx = ASTRONAUT.sidePx / 2
  await page.mouse.move(middle.x + (halfSidePx - ASTRONAUT.face.x) * scale, middle.y + (halfSidePx - ASTRONAUT.face.y) * scale, { steps: 8 })
  await page.mouse.up()
}
