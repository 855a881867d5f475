/** Shared by all scenes: layers, defs, the text shade that is part of the painting. */
import type { PictureSize } from '#media/picture.ts'
import { fix } from '../../drawing/curve.ts'
import { radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import { createRandom } from '../../drawing/random.ts'
import { wrapLayers } from '../../drawing/scene-layers.ts'
import { resetIds } from '../../drawing/svg.ts'
import { creatureDefs } from '../creatures/materials.ts'
import { hero as drawHero, type HeroDrawing } from '../hero/hero.ts'
import { heroDefs } from '../hero/materials.ts'
import { floraDefs } from '../plants/materials.ts'
import type { Box, SceneHero, SceneLayers } from '../../story-world.ts'

/** A scene's chance, and its layers with the defs that they use. */
export function stage(size: PictureSize, light: Light, seed: number, extraDefs = '') {
  resetIds()
  const defs = creatureDefs(light) + floraDefs(light) + extraDefs
  return {
    random: createRandom(seed),
    finish: (layers: Omit<SceneLayers, 'size'>): SceneLayers =>
      wrapLayers(size, { page: defs, hero: heroDefs(light) + creatureDefs(light) + extraDefs }, layers),
  }
}

export const heroIn = (
  child: SceneHero,
  light: Light,
  o: Omit<HeroDrawing, 'face' | 'age' | 'gender' | 'skin' | 'light'>,
) => drawHero({ face: child.face, age: child.age, gender: child.gender, skin: child.skin, light, ...o })

/** A soft darkening for text: an ellipse gradient, never a box. */
export const calm = (id: string, { x, y, w, h }: Box, col: string, o = 0.8): [definition: string, shade: string] => [
  radial(id, [
    [0, col, o],
    [0.55, col, o * 0.82],
    [1, col, 0],
  ]),
  `<ellipse cx="${fix(x + w / 2)}" cy="${fix(y + h / 2)}" rx="${fix(w * 0.78)}" ry="${fix(h * 0.86)}" fill="url(#${id})"/>`,
]

export const vignetteDef = (col: string, cx = 0.5, cy = 0.5, edge = 0.8) =>
  radial(
    'vig',
    [
      [0, col, 0],
      [0.5, col, 0.03],
      [0.78, col, edge * 0.45],
      [1, col, edge],
    ],
    cx,
    cy,
    0.74,
  )
