/** From a painted square, which keeps the photo's framing, to the hero: whoever has painted it. */
import { Problem } from '#domain/problem.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { faceIn, firstWorld, portraitPicture } from '../built-in/illustrator.ts'
import { slotPaintedFace } from '../built-in/portrait/stylise-face.ts'
import type { Portrait } from '../studio.ts'
import { withMaker } from './maker-mark.ts'

/**
 * @param maker who also paints the pages; the built-in illustrator draws them where none is said
 * @throws Problem 'transformation-failed' for what is no picture: the parent's photo is not to blame
 */
export async function portraitOfPainting(
  painting: Uint8Array,
  { world = firstWorld(), maker }: { world?: StoryWorld | undefined; maker?: string },
): Promise<Portrait> {
  const { crop, features } = await faceIn(painting).catch((error: unknown) => {
    throw new Problem('transformation-failed', 'The painting cannot be decoded', { cause: error })
  })
  const slotted = await slotPaintedFace(crop, world.id)
  const face = maker === undefined ? slotted : await withMaker(slotted, maker)
  return {
    face: { bytes: new Uint8Array(face), contentType: 'image/png' },
    picture: await portraitPicture(face, world),
    features,
  }
}
