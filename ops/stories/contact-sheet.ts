/** All pages of a story on one sheet, to compare them: `.local/sheets/{world}-{template,personal,family}.webp`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Hero, Illustrator } from '#studio/studio.ts'
import { coverOf, spreadsOf } from '#stories/compose.ts'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { mediaFolder } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { astronautFace } from '../../tests/fixtures/astronaut.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SPREAD = { w: 720, h: 360 }
const GAP = 14
/** The cover, and three rows of two spreads. */
const ROWS = 3
const HEIGHT = ROWS * SPREAD.h + (ROWS - 1) * GAP
const COVER = { w: Math.round((HEIGHT * 1100) / 1466), h: HEIGHT }
const PAPER = '#fbf3e2'

export function templateSheet(world: StoryWorld): Promise<Buffer> {
  const file = (name: string) => readFileSync(path.join(ROOT, `public${mediaFolder(world)}/${name}.avif`))
  return sheet(
    file('cover'),
    world.spreads.map((_, spread) => file(`spread-${spread + 1}`)),
  )
}

export async function personalSheet(world: StoryWorld, illustrator: Illustrator): Promise<Buffer> {
  const { face } = await illustrator.portrait(await astronautFace().resize(512, 512).png().toBuffer(), world)
  const heroes: Hero[] = [{ face: face.bytes, name: 'Ali Efe', age: 7, gender: 'male' }]
  return bookSheet(world, illustrator, heroes)
}

/** A sheet of a sister and two brothers with drawn faces. */
export const familySheet = (world: StoryWorld, illustrator: Illustrator): Promise<Buffer> =>
  bookSheet(world, illustrator, FAMILY)

const FAMILY: readonly Hero[] = [
  { name: 'Defne', age: 6, gender: 'female', drawn: SAMPLE_FACES.female },
  { name: 'Ali', age: 4, gender: 'male', drawn: SAMPLE_FACES.male },
  {
    ...{ name: 'Can', age: 8, gender: 'male' },
    drawn: { ...PLAIN_FACE, skin: 'fair', hair: 'blond', style: 'fringe', eyes: 'blue' },
  },
]

async function bookSheet(world: StoryWorld, illustrator: Illustrator, heroes: readonly Hero[]): Promise<Buffer> {
  const cover = await illustrator.picture(heroes, coverOf(world))
  const spreads: Uint8Array[] = []
  for (const scene of spreadsOf(world)) spreads.push((await illustrator.picture(heroes, scene)).bytes)
  return sheet(cover.bytes, spreads)
}

async function sheet(cover: Uint8Array, spreads: readonly Uint8Array[]): Promise<Buffer> {
  const width = COVER.w + 2 * (SPREAD.w + GAP) + 2 * GAP
  const pictures: OverlayOptions[] = [{ input: await resized(cover, COVER), left: GAP, top: GAP }]
  for (const [index, spread] of spreads.entries())
    pictures.push({
      input: await resized(spread, SPREAD),
      left: GAP + COVER.w + GAP + (index % 2) * (SPREAD.w + GAP),
      top: GAP + Math.floor(index / 2) * (SPREAD.h + GAP),
    })
  return sharp({ create: { width, height: HEIGHT + 2 * GAP, channels: 3, background: PAPER } })
    .composite(pictures)
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
}

const resized = (picture: Uint8Array, { w, h }: { w: number; h: number }) => sharp(picture).resize(w, h).toBuffer()
