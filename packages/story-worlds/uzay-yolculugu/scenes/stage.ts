/** Shared by all scenes: layers, defs, the soft shades that belong to the painting. */
import type { PictureSize } from '#media/picture.ts'
import { strokes } from '../../drawing/brush.ts'
import { fix } from '../../drawing/curve.ts'
import { blurs, radial } from '../../drawing/filters.ts'
import { litSet } from '../../drawing/lit-set.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { wrapLayers } from '../../drawing/scene-layers.ts'
import { resetIds } from '../../drawing/svg.ts'
import type { Box, SceneLayers } from '../../story-world.ts'
import type { PageLight } from '../colours.ts'
import { companionDefs } from '../companions/materials.ts'
import { heroDefs } from '../hero/materials.ts'
import { greenLightDefs } from '../sky/green-light.ts'

/**
 * A scene's chance, and its layers with the defs that they use.
 * @param defs of this scene alone, for all layers
 */
export function stage(size: PictureSize, light: PageLight, seed: number, defs: string) {
  resetIds()
  const shared = blurs(2, 4, 8, 16, 30) + companionDefs() + greenLightDefs() + litSet('f', light) + defs
  return {
    random: createRandom(seed),
    finish: (layers: Omit<SceneLayers, 'size'>): SceneLayers =>
      wrapLayers(size, { page: shared, hero: shared + heroDefs(light) }, layers),
  }
}

/** Boxes of the reader's words (see text-leaf.module.css): as tall as the longest text needs. */
export const TEXT_LEFT: Box = { x: 152, y: 36, w: 452, h: 970 }
export const TEXT_RIGHT: Box = { x: 1602, y: 36, w: 446, h: 970 }

/** A calm ground for text: a broad soft patch of one colour, never a box. */
export const calm = (
  id: string,
  { x, y, w, h }: Box,
  colour: string,
  opacity: number,
): [definition: string, shade: string] => [
  radial(id, [
    [0, colour, opacity],
    [0.55, colour, opacity * 0.85],
    [1, colour, 0],
  ]),
  `<ellipse cx="${fix(x + w / 2)}" cy="${fix(y + h / 2)}" rx="${fix(w * 0.86)}" ry="${fix(h * 0.82)}" fill="url(#${id})"/>`,
]

export const vignetteDef = (colour: string, edge: number): string =>
  radial(
    'vignette',
    [
      [0, colour, 0],
      [0.6, colour, 0.06],
      [0.85, colour, edge * 0.55],
      [1, colour, edge],
    ],
    0.5,
    0.5,
    0.74,
  )

export const vignette = ({ w, h }: PictureSize): string => `<rect width="${w}" height="${h}" fill="url(#vignette)"/>`

/** Gouache: long dry strokes in neighbouring tones. */
export const gouache = (
  random: Random,
  { x, y, w, h }: Box,
  n: number,
  cols: readonly string[],
  ang: number,
  op: readonly [number, number] = [0.03, 0.1],
): string =>
  strokes(random, { x0: x, y0: y, x1: x + w, y1: y + h, n, len: [90, 320], w: [6, 26], op, cols, ang, spread: 0.3 })
