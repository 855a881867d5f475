/** Shared by all scenes: layers, defs, the random generator, the children. */
import type { PictureSize } from '#media/picture.ts'
import type { Light } from '../../drawing/light.ts'
import { paintOpacity } from '../../drawing/paint-opacity.ts'
import { createRandom } from '../../drawing/random.ts'
import { wrapLayers } from '../../drawing/scene-layers.ts'
import { resetIds } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneHeroes, SceneLayers } from '../../story-world.ts'
import { creatureDefs } from '../creatures/materials.ts'
import { heroDefs, wandererDefs } from '../hero/materials.ts'
import { wanderer, wandererHeight, type WandererDrawing, type WandererStand } from '../hero/wanderer.ts'
import { floraDefs } from '../plants/materials.ts'

/**
 * A scene's random generator, and its layers with the defs that they use. @param near light on the children, if it
 * differs
 */
export function stage(size: PictureSize, light: Light, seed: number, extraDefs = '', near = light) {
  resetIds()
  const own = creatureDefs(light) + extraDefs
  return {
    random: createRandom(seed),
    finish: (layers: Omit<SceneLayers, 'size'>): SceneLayers => {
      const hero = heroDefs(near) + wandererDefs(near) + own
      const { back, hero: children, front, ...rest } = wrapLayers(size, { page: own + floraDefs(light), hero }, layers)
      return { ...rest, back: paintOpacity(back), hero: paintOpacity(children), front: paintOpacity(front) }
    },
  }
}

/** A place on the ground, for a child of any age. */
export type WandererStanding = Omit<WandererStand, 'y'> & { ground: number }

interface WanderersWith {
  bodyIn?: string
  /** In pixels of the page: `over` each child, `under` between its cape and body; the other two only for the hero. */
  over?: (stand: WandererStand) => string
  under?: (stand: WandererStand) => string
  heroOver?: (stand: WandererStand) => string
  held?: (stand: WandererStand) => string
  /** Drawn below each standing child, at the height `ground` of the page. */
  below?: (stand: WandererStand, ground: number) => string
}

/** Draws the children of a scene, each in its place: on the ground, or with the face at a given height. */
export const wanderers = (
  cast: Cast<WandererStand | WandererStanding>,
  heroes: SceneHeroes,
  light: Light,
  { over, under, heroOver, held, below, ...given }: WanderersWith = {},
): string =>
  castIn(cast, heroes)
    .map(({ child, ...place }) => {
      const stand =
        'ground' in place ? { ...place, y: place.ground - wandererHeight(place.pose, child.age, place.fw) } : place
      const isHero = child === heroes[0]
      const drawing: WandererDrawing = {
        ...stand,
        ...given,
        light,
        over: (over?.(stand) ?? '') + (isHero ? (heroOver?.(stand) ?? '') : ''),
        under: under?.(stand) ?? '',
        ...(isHero && held && { held: held(stand) }),
      }
      return (below && 'ground' in place ? below(stand, place.ground) : '') + wanderer(child, drawing)
    })
    .join('')
