/** From a painted square, which keeps the photo's framing, to the hero: whoever has painted it. */
import { Problem } from '#domain/problem.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { faceIn, firstWorld, portraitPicture } from '../built-in/illustrator.ts'
import { keptPixels, lightFace, pixelsOfKept, slotPaintedFace } from '../built-in/portrait/stylise-face.ts'
import type { ReadPlate } from '#stories/plates.ts'
import type { KeptFace, Portrait } from '../studio.ts'
import { makerOf, withMaker } from '../maker-mark.ts'

/** In the place of a maker, on what is kept before the light: somebody outside has painted it, and ours draw its book. */
const PAINTED = 'painted'

/**
 * @param maker who also paints the pages; the built-in illustrator draws them where none is said
 * @throws Problem 'transformation-failed' for what is no picture: the parent's photo is not to blame
 */
export async function portraitOfPainting(
  readPlate: ReadPlate,
  painting: Uint8Array,
  { world = firstWorld(), maker }: { world?: StoryWorld | undefined; maker?: string },
): Promise<Portrait> {
  const { crop, features } = await faceIn(painting).catch((error: unknown) => {
    throw new Problem('transformation-failed', 'The painting cannot be decoded', { cause: error })
  })
  const face = await slotted(crop, world.id, maker)
  const unlit = await withMaker(await keptPixels(crop), maker ?? PAINTED)
  return {
    face: { bytes: new Uint8Array(face), contentType: 'image/png' },
    unlit: { bytes: new Uint8Array(unlit), contentType: 'image/png' },
    picture: await portraitPicture(readPlate, face, { world }),
    features,
  }
}

/** A hero that is kept, in another world's frame: by the hand that has painted it, as if its photo had come again. */
export async function portraitOfKept(
  readPlate: ReadPlate,
  { face, unlit }: KeptFace,
  world: StoryWorld = firstWorld(),
): Promise<Omit<Portrait, 'unlit' | 'features'>> {
  const framed = unlit ? new Uint8Array(await framedAnew(unlit, world.id)) : new Uint8Array(face)
  const picture = await portraitPicture(readPlate, framed, { world })
  return { face: { bytes: framed, contentType: 'image/png' }, picture }
}

async function framedAnew(unlit: Uint8Array, worldId: string): Promise<Buffer> {
  const [maker, pixels] = await Promise.all([makerOf(unlit), pixelsOfKept(unlit)])
  if (maker === undefined) return lightFace(pixels, worldId)
  return slotted(pixels, worldId, maker === PAINTED ? undefined : maker)
}

async function slotted(crop: Buffer, worldId: string, maker: string | undefined): Promise<Buffer> {
  const face = await slotPaintedFace(crop, worldId)
  return maker === undefined ? face : withMaker(face, maker)
}
