/** Shared by all scenes: layers, defs, chance, the text shade that is part of the painting. */
import type { PictureSize } from '#media/picture.ts'
import { bubbleDefs } from '../../drawing/bubbles.ts'
import { blurs, linear, radial } from '../../drawing/filters.ts'
import { paintOpacity } from '../../drawing/paint-opacity.ts'
import { createRandom } from '../../drawing/random.ts'
import { wrapLayers } from '../../drawing/scene-layers.ts'
import { ellipse, resetIds } from '../../drawing/svg.ts'
import { waterLightDefs } from '../../drawing/water-light.ts'
import type { Box, SceneLayers } from '../../story-world.ts'
import type { SeaLight } from '../colours.ts'
import { creatureDefs } from '../creatures/materials.ts'
import { heroDefs } from '../hero/materials.ts'
import { lampDefs } from '../sea/sea-lamp.ts'

/** A scene's chance, and its layers with the defs that they use. */
export function stage(size: PictureSize, light: SeaLight, seed: number, extraDefs = '') {
  resetIds()
  const defs =
    creatureDefs(light) + bubbleDefs + waterLightDefs + lampDefs + blurs(1, 2, 4, 6, 12, 16, 26, 50) + extraDefs
  return {
    random: createRandom(seed),
    finish: (layers: Omit<SceneLayers, 'size'>): SceneLayers => {
      const { back, hero, front, ...rest } = wrapLayers(size, { page: defs, hero: heroDefs(light) + defs }, layers)
      return { ...rest, back: paintOpacity(back), hero: paintOpacity(hero), front: paintOpacity(front) }
    },
  }
}

/**
 * A soft darkening for text that is part of the painting, never a box: the night gathers at the outer side of a page.
 * @param reach how far it comes into the picture, in pixels @param o its strength at the edge
 */
export function sideShade(
  side: 'left' | 'right',
  { w, h }: PictureSize,
  reach: number,
  col: string,
  o: number,
): [definition: string, shade: string] {
  const id = `shade-${side}`
  const from = side === 'left' ? 0 : 1
  return [
    linear(
      id,
      [
        [0, col, o],
        [0.5, col, o * 0.86],
        [0.75, col, o * 0.45],
        [0.9, col, o * 0.12],
        [1, col, 0],
      ],
      from,
      0,
      1 - from,
      0,
    ),
    `<rect x="${side === 'left' ? 0 : w - reach}" width="${reach}" height="${h}" fill="url(#${id})"/>`,
  ]
}

/** The same as a cloud round a text, where the page's outer side is not dark. */
export const cloudShade = (
  id: string,
  { x, y, w, h }: Box,
  col: string,
  o: number,
): [definition: string, shade: string] => [
  radial(id, [
    [0, col, o],
    [0.5, col, o * 0.84],
    [0.75, col, o * 0.42],
    [0.9, col, o * 0.1],
    [1, col, 0],
  ]),
  ellipse(x + w / 2, y + h / 2, w * 0.95, h * 0.95, `url(#${id})`),
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
