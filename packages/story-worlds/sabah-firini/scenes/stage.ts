/** Shared by all scenes: layers, defs, chance, the children, the text shade that is part of the painting. */
import type { PictureSize } from '#media/picture.ts'
import { blurs, linear, radial } from '../../drawing/filters.ts'
import { paintOpacity } from '../../drawing/paint-opacity.ts'
import { createRandom } from '../../drawing/random.ts'
import { wrapLayers } from '../../drawing/scene-layers.ts'
import { resetIds } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneHeroes, SceneLayers } from '../../story-world.ts'
import type { BakeryLight } from '../colours.ts'
import { creatureDefs } from '../creatures/materials.ts'
import { hero } from '../hero/hero.ts'
import { heroDefs } from '../hero/materials.ts'
import { standingHeight, type Stand } from '../hero/skeleton.ts'

/** A scene's chance, and its layers with the defs that they use. */
export function stage(size: PictureSize, light: BakeryLight, seed: number, extraDefs = '') {
  resetIds()
  const own = creatureDefs(light) + GLOWS + extraDefs
  const page = own + blurs(2, 3, 6, 10, 20, 40)
  return {
    random: createRandom(seed),
    finish: (layers: Omit<SceneLayers, 'size'>): SceneLayers => {
      const { back, hero, front, ...rest } = wrapLayers(size, { page, hero: heroDefs(light) + own }, layers)
      return { ...rest, back: paintOpacity(back), hero: paintOpacity(hero), front: paintOpacity(front) }
    },
  }
}

const GLOWS =
  radial('warm', [
    [0, '#fff0bf', 0.95],
    [0.25, '#ffc668', 0.6],
    [0.6, '#e07a34', 0.2],
    [1, '#b04a2a', 0],
  ]) +
  radial('rose', [
    [0, '#fff3d6', 1],
    [0.3, '#ffc79a', 0.6],
    [0.65, '#f0846e', 0.22],
    [1, '#a04a78', 0],
  ])

/** A place on the ground, so that a child of any age stands there. */
export type Standing = Omit<Stand, 'y'> & { ground: number }

/** The hero's held thing, in pixels of the page. */
export type Held = (stand: Stand) => string

/** Draws the children of a scene, each in its place. */
export const standing = (
  cast: Cast<Standing>,
  heroes: SceneHeroes,
  light: BakeryLight,
  held: Held = () => '',
): string =>
  castIn(cast, heroes)
    .map(({ child, ground, ...spot }) => {
      const stand = { ...spot, y: ground - standingHeight(spot.pose, child.age, spot.fw) }
      return hero(child, { ...stand, light, held: child === heroes[0] ? held(stand) : '' })
    })
    .join('')

/** The same for those whose feet are not seen: the face stays where it is, whatever the age. */
export const seated = (cast: Cast<Stand>, heroes: SceneHeroes, light: BakeryLight): string =>
  castIn(cast, heroes)
    .map(({ child, ...stand }) => hero(child, { ...stand, light }))
    .join('')

/** A darkening for text that is part of the painting, never a box: at the outer side of a page the night gathers. @param reach how far it comes into the picture, in pixels */
export function sideShade(
  side: 'left' | 'right',
  { w, h }: PictureSize,
  reach: number,
  colour: string,
  o: number,
): [definition: string, shade: string] {
  const from = side === 'left' ? 0 : 1
  return [
    linear(
      `shade-${side}`,
      [
        [0, colour, o],
        [0.55, colour, o * 0.88],
        [0.8, colour, o * 0.4],
        [1, colour, 0],
      ],
      from,
      0,
      1 - from,
      0,
    ),
    `<rect x="${side === 'left' ? 0 : w - reach}" width="${reach}" height="${h}" fill="url(#shade-${side})"/>`,
  ]
}

export const vignetteDef = (colour: string, cx = 0.5, cy = 0.5, edge = 0.62): string =>
  radial(
    'vig',
    [
      [0, colour, 0],
      [0.6, colour, 0.04],
      [1, colour, edge],
    ],
    cx,
    cy,
    0.74,
  )

export const vignette = ({ w, h }: PictureSize): string => `<rect width="${w}" height="${h}" fill="url(#vig)"/>`
