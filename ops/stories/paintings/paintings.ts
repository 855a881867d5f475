/** The paintings of pages with little text: about, not found, errors, and shelves with nothing on them. */
import sharp from 'sharp'
import type { PaintingName } from '#ui/painting.tsx'
import { about } from './about.ts'
import { emptyShelf } from './empty-shelf.ts'
import { lost } from './lost.ts'
import { mishap } from './mishap.ts'
import type { Painting } from './page.ts'

const PAINTINGS: Readonly<Record<PaintingName, Painting>> = { about, lost, mishap, 'empty-shelf': emptyShelf }
/** Twice the size on a phone. */
const STORED = { w: 960, h: 640 }
const QUALITY = 50

/** The drawings, from which the stored files are made. */
export const paintingDrawings = (): string[] => Object.values(PAINTINGS).map((draw) => draw())

export async function renderPaintings(save: (file: string, bytes: Uint8Array) => Promise<void>): Promise<void> {
  for (const [name, draw] of Object.entries(PAINTINGS)) {
    const bytes = await sharp(Buffer.from(draw()), { unlimited: true })
      .removeAlpha()
      .resize(STORED.w, STORED.h)
      .avif({ quality: QUALITY, effort: 6 })
      .toBuffer()
    await save(`public/landing/paintings/${name}.avif`, bytes)
  }
}
