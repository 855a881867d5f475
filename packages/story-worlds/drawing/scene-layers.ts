/** The three layers of a scene as complete SVG documents. */
import type { PictureSize } from '#media/picture.ts'
import type { SceneLayers } from '../story-world.ts'
import { svgDoc } from './svg.ts'

interface Defs {
  /** defs of the layers behind and in front of the hero */
  page: string
  /** defs of the hero's layer */
  hero: string
}

/**
 * The hero layer is a crop of the page: librsvg creates a surface of the whole canvas for each filter, so the crop is
 * three to six times as fast.
 */
export function wrapLayers(
  size: PictureSize,
  defs: Defs,
  { back, hero, front, text, faces, heroBox }: Omit<SceneLayers, 'size'>,
): SceneLayers {
  return {
    size,
    text,
    ...(faces && { faces }),
    heroBox,
    back: svgDoc(size.w, size.h, defs.page, back),
    hero: svgDoc(heroBox.w, heroBox.h, defs.hero, hero, heroBox),
    front: svgDoc(size.w, size.h, defs.page, front),
  }
}
