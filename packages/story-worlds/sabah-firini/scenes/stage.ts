/** Shared by all scenes: layers, defs, the random generator, the children. */
import type { PictureSize } from '#media/picture.ts'
import { blurs, radial } from '../../drawing/filters.ts'
import { paintOpacity } from '../../drawing/paint-opacity.ts'
import { createRandom } from '../../drawing/random.ts'
import { wrapLayers } from '../../drawing/scene-layers.ts'
import { resetIds } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneHeroes, SceneLayers } from '../../story-world.ts'
import type { BakeryLight } from '../colours.ts'
import { creatureDefs } from '../creatures/materials.ts'
import { baker, bakerHeight, type BakerDrawing, type BakerStand } from '../hero/baker.ts'
import { heroDefs } from '../hero/materials.ts'

/** A scene's random generator, and its layers with the defs that they use. */
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

/** A place on the ground, for a child of any age. */
export type BakerStanding = Omit<BakerStand, 'y'> & { ground: number }

interface BakersWith {
  bodyIn?: string
  /** `over` is drawn over each child; the hero holds `held`. In pixels of the page. */
  over?: (stand: BakerStand) => string
  held?: (stand: BakerStand) => string
  /** Drawn below each standing child, at the height `ground` of the page. */
  under?: (stand: BakerStand, ground: number) => string
}

/** Draws the children of a scene, each in its place: on the ground, or with the face at a given height. */
export const bakers = (
  cast: Cast<BakerStand | BakerStanding>,
  heroes: SceneHeroes,
  light: BakeryLight,
  { over, held, under, ...given }: BakersWith = {},
): string =>
  castIn(cast, heroes)
    .map(({ child, ...place }) => {
      const stand =
        'ground' in place ? { ...place, y: place.ground - bakerHeight(place.pose, child.age, place.fw) } : place
      const drawing: BakerDrawing = {
        ...stand,
        ...given,
        light,
        ...(over && { over: over(stand) }),
        ...(held && child === heroes[0] && { held: held(stand) }),
      }
      return (under && 'ground' in place ? under(stand, place.ground) : '') + baker(child, drawing)
    })
    .join('')
