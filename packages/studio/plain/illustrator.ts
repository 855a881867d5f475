/** Draws every picture as one colour, in milliseconds. For tests that do not check pictures. */
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { Problem } from '#domain/problem.ts'
import { COVER_SIZE, FACE_SIZE, SPREAD_SIZE, type PictureSize } from '#media/picture.ts'
import { storyWorlds } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import type { PressPainter } from '../press-painter.ts'
import type { Illustrator, MadeMedia, PortraitStudio } from '../studio.ts'

const PORTRAIT_SIZE = { w: 900, h: 1125 }
/** A press page at a tenth of its pixels. */
const PRESS = { cover: { w: 330, h: 440 }, spread: { w: 880, h: 440 } }

export const plainIllustrator: Illustrator = {
  async portrait(photo, world = storyWorlds[0]) {
    await sharp(photo)
      .metadata()
      .catch((cause: unknown) => {
        throw new Problem('photo-unreadable', 'No image file', { cause })
      })
    const face = await png(`face ${world?.id}`)
    return { face, unlit: face, picture: await webp(`portrait ${world?.id}`, PORTRAIT_SIZE), features: PLAIN_FACE }
  },
  picture: (heroes, { name, world }) =>
    webp([world.id, name, ...heroes.map((hero) => hero.name)].join(' '), name === 'cover' ? COVER_SIZE : SPREAD_SIZE),
}

export const plainPortraitStudio: Omit<PortraitStudio, 'portraitOfPainting'> = {
  faultOf: () => Promise.resolve(null),
  portrait: plainIllustrator.portrait,
  portraitOfKept: (_kept, world) => portraitWithoutPhoto(world),
  portraitOfDrawn: (_drawn, _gender, world) => portraitWithoutPhoto(world),
}

const portraitWithoutPhoto = async (world: StoryWorld | undefined) => ({
  face: await png(`face ${world?.id}`),
  picture: await webp(`portrait ${world?.id}`, PORTRAIT_SIZE),
})

export const plainPressPainter: PressPainter = {
  page: async (_heroes, { name, world }) =>
    oneColour(`${world.id} ${name}`, name === 'cover' ? PRESS.cover : PRESS.spread),
  portrait: (_hero, { world }) => webp(`portrait ${world.id}`, PORTRAIT_SIZE),
  light: ({ world }) => Promise.resolve(oneColour(`${world.id} cover`, PRESS.cover)),
}

/** @param subject gives each picture a colour of its own, the same in each run */
function oneColour(subject: string, { w, h }: PictureSize): Sharp {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(subject).digest()
  return sharp({ create: { width: w, height: h, channels: 3, background: { r, g, b } } })
}

const webp = async (subject: string, size: PictureSize): Promise<MadeMedia> => ({
  bytes: new Uint8Array(await oneColour(subject, size).webp({ effort: 0 }).toBuffer()),
  contentType: 'image/webp',
})

const png = async (subject: string): Promise<MadeMedia> => ({
  bytes: new Uint8Array(await oneColour(subject, FACE_SIZE).ensureAlpha().png().toBuffer()),
  contentType: 'image/png',
})
