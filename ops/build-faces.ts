/**
 * Puts photo and drawing side by side, to judge the drawn portrait: `.local/faces.webp`. Each column is a head that may
 * be published: the photo, its measured features, the hero in three stories, and its wondering and sleeping faces.
 *
 *     npm run ops -- build-faces
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { FaceFeatures } from '#domain/face-features.ts'
import { readPlate } from '#local/plates.ts'
import { drawnPortrait, faceIn } from '#studio/built-in/illustrator.ts'
import { drawnFaceSvg } from '#stories/face/drawn-face.ts'
import type { Expression } from '#stories/face/expressions.ts'
import { storyWorlds } from '#stories/library.ts'
import { astronautFace } from '../tests/fixtures/astronaut.ts'
import { exposed, PHOTO_CHILDREN, photoOf } from './faces/heads.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const CELL = { w: 230, h: 250 }
const GAP = 8
const PAPER = '#fbf3e2'

const dim = async (photo: Sharp): Promise<Sharp> => exposed(photo, 0.3)
const heads: readonly Promise<Sharp>[] = [
  Promise.resolve(sharp(await astronautFace().resize(600, 600).png().toBuffer())),
  ...Object.values(PHOTO_CHILDREN).map(photoOf),
  photoOf(PHOTO_CHILDREN.Zuri).then(dim),
  photoOf(PHOTO_CHILDREN.Mila).then(dim),
]

const columns = await Promise.all(heads.map(async (head) => column(await (await head).png().toBuffer())))
const rows = columns[0]?.length ?? 0
const overlays: OverlayOptions[] = columns.flatMap((cells, x) =>
  cells.map((input, y) => ({ input, left: GAP + x * (CELL.w + GAP), top: GAP + y * (CELL.h + GAP) })),
)
const sheet = await sharp({
  create: {
    width: GAP + columns.length * (CELL.w + GAP),
    height: GAP + rows * (CELL.h + GAP),
    channels: 3,
    background: PAPER,
  },
})
  .composite(overlays)
  .webp({ quality: 82, effort: 6 })
  .toBuffer()
await mkdir(path.join(ROOT, '.local'), { recursive: true })
await writeFile(path.join(ROOT, '.local/faces.webp'), sheet)
console.log(`${Math.round(sheet.length / 1024)} KB  .local/faces.webp`)

async function column(photo: Buffer): Promise<Buffer[]> {
  const { features } = await faceIn(photo)
  const inWorlds: Buffer[] = []
  for (const world of storyWorlds)
    inWorlds.push(await closeUp((await drawnPortrait(readPlate, features, { world })).bytes))
  return [
    await sharp(photo).resize(CELL.w, CELL.h, { fit: 'cover' }).png().toBuffer(),
    await cameo(features, 'smile'),
    ...inWorlds,
    await cameo(features, 'wonder'),
    await cameo(features, 'asleep'),
  ]
}

/** Head and frame of a portrait of 900x1125. */
function closeUp(portrait: Uint8Array): Promise<Buffer> {
  return sharp(portrait)
    .extract({ left: 190, top: 190, width: 540, height: 587 })
    .resize(CELL.w, CELL.h)
    .png()
    .toBuffer()
}

async function cameo(face: FaceFeatures, expression: Expression): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(drawnFaceSvg(face, expression)))
    .resize(CELL.w, CELL.h)
    .png()
    .toBuffer()
  return sharp({ create: { width: CELL.w, height: CELL.h, channels: 3, background: '#f6cf86' } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer()
}
