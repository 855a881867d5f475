/** What every scene does the same way: layers, defs, chance, the text shade that is part of the painting. */
import type { PictureSize } from '#domain/picture.ts'
import { bubbleDefs } from '../../drawing/bubbles.ts'
import { fix } from '../../drawing/curve.ts'
import { blurs, radial } from '../../drawing/filters.ts'
import { paintOpacity } from '../../drawing/paint-opacity.ts'
import { createRandom } from '../../drawing/random.ts'
import { resetIds, svgDoc } from '../../drawing/svg.ts'
import { waterLightDefs } from '../../drawing/water-light.ts'
import type { Box, SceneLayers } from '../../story-world.ts'
import type { SeaLight } from '../colours.ts'
import { creatureDefs } from '../creatures/materials.ts'
import { heroDefs } from '../hero/materials.ts'
import { lampDefs } from '../sea/sea-lamp.ts'

/**
 * Collects the three layers of a scene and wraps them in complete SVG documents. The hero layer is a crop of the page:
 * librsvg makes a surface of the whole canvas for each filter, and the crop is six times as fast.
 */
export function stage(size: PictureSize, light: SeaLight, seed: number, extraDefs = '') {
  resetIds()
  const defs = creatureDefs(light) + bubbleDefs + waterLightDefs + lampDefs + blurs(1, 2, 4, 6, 12, 16, 26, 50) + extraDefs
  return {
    random: createRandom(seed),
    finish: ({ back, hero, front, text, heroBox }: Omit<SceneLayers, 'size'>): SceneLayers => ({
      size,
      text,
      heroBox,
      back: paintOpacity(svgDoc(size.w, size.h, defs, back)),
      hero: paintOpacity(svgDoc(heroBox.w, heroBox.h, heroDefs(light) + defs, hero)).replace(
        /viewBox="[^"]*"/,
        `viewBox="${heroBox.x} ${heroBox.y} ${heroBox.w} ${heroBox.h}"`,
      ),
      front: paintOpacity(svgDoc(size.w, size.h, defs, front)),
    }),
  }
}

/** A soft darkening for text: an ellipse gradient, never a box. */
export const calm = (id: string, { x, y, w, h }: Box, col: string, o = 0.8): [definition: string, shade: string] => [
  radial(id, [
    [0, col, o],
    [0.6, col, o * 0.78],
    [1, col, 0],
  ]),
  `<ellipse cx="${fix(x + w / 2)}" cy="${fix(y + h / 2)}" rx="${fix(w * 0.78)}" ry="${fix(h * 0.78)}" fill="url(#${id})"/>`,
]

/** The dark edge of a page. @param cx, cy its bright middle, 0–1 */
export const vignetteDef = (col: string, cx = 0.5, cy = 0.5, edge = 0.62): string =>
  radial(
    'vig',
    [
      [0, col, 0],
      [0.6, col, 0.04],
      [1, col, edge],
    ],
    cx,
    cy,
    0.74,
  )

export const vignette = ({ w, h }: PictureSize): string => `<rect width="${w}" height="${h}" fill="url(#vig)"/>`
