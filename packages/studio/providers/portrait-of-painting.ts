/** Makes a hero from any painter's square that keeps the photo's framing. */
import { Problem } from '#domain/problem.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { faceIn, firstWorld, portraitPicture } from '../built-in/illustrator.ts'
import { keptPixels, lightFace, pixelsOfKept, slotPaintedFace } from '../built-in/portrait/stylise-face.ts'
import type { ReadPlate } from '#stories/plates.ts'
import type { KeptFace, Portrait } from '../studio.ts'
import { makerOf, withMaker } from '../maker-mark.ts'

/** Maker of an unlit face from an outside producer: the built-in illustrator draws its book. */
const PAINTED = 'painted'

/**
 * @param maker also paints the pages; without it the built-in illustrator draws them
 * @throws Problem 'transformation-failed' if the painting is no picture: the parent's photo has no fault
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

/**
 * Puts a stored hero into another story's frame: with its first maker and style, as if its photo had been sent again.
 */
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
