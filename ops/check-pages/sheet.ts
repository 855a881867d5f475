/** All pages of a book as the reader shows them, on one sheet: `.local/pages/{book}-{screen}.webp`. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '#local/environment/project-folder.ts'
import type { CheckedBook } from './books.ts'
import type { Screen } from './gates.ts'

const CELL = { w: 640, h: 360 }
const GAP = 12
const COLUMNS = 2
const GROUND = '#061a22'

export async function keepSheet(
  { world, what }: CheckedBook,
  { name }: Screen,
  pictures: readonly Buffer[],
): Promise<void> {
  const rows = Math.ceil(pictures.length / COLUMNS)
  const cells = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(CELL.w, CELL.h).toBuffer(),
      left: GAP + (index % COLUMNS) * (CELL.w + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (CELL.h + GAP),
    })),
  )
  const file = `.local/pages/${world.id}-${what.replace(/[^a-z0-9]+/g, '-')}-${name}.webp`
  await mkdir(path.join(projectFolder, path.dirname(file)), { recursive: true })
  await sharp({
    create: {
      width: GAP + COLUMNS * (CELL.w + GAP),
      height: GAP + rows * (CELL.h + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(cells)
    .webp({ quality: 62, effort: 6 })
    .toFile(path.join(projectFolder, file))
}
