/** Children who sink on the cover, and their places. */
import type { Point } from '../../drawing/geometry.ts'
import { castIn, type Cast, type InPlace } from '../../hero/cast.ts'
import type { HeroAge, SceneHero, SceneHeroes } from '../../story-world.ts'
import type { PoseName } from '../hero/pose.ts'
import { SLOT, type Stand } from '../hero/skeleton.ts'

/** Tip of the seahorse's tail: the hero's hand is there at every age. */
const TAIL: Point = [263, 1024]
/** The longer the body, the smaller the face: the boots stay above the lettering. */
const FACE_WIDTH: Record<HeroAge, number> = { 3: 200, 5: 190, 7: 166 }
/** `reach`: a hand that is at the tail, from the face's centre in units of the pose. */
type Place = { pose: PoseName; fw?: number } & ({ reach: Point } | { x: number; y: number; fw: number })
/** Hand in hand. */
const CAST: Cast<Place> = [
  [{ pose: 'sink', reach: [-318, 122] }],
  [
    { pose: 'sinkLeading', reach: [-292, 26], fw: 141 },
    { pose: 'sinkBeside', x: 873, y: 864, fw: 141 },
  ],
  [
    { pose: 'sinkLeading', reach: [-292, 26], fw: 136 },
    { pose: 'sinkNear', x: 894, y: 918, fw: 136 },
    { pose: 'sinkBetween', x: 672, y: 850, fw: 136 },
  ],
]
export const HERO_BOX = [
  { x: 110, y: 670, w: 820, h: 725 },
  { x: 140, y: 680, w: 960, h: 714 },
  { x: 140, y: 670, w: 960, h: 740 },
]
/** In the order in which they are drawn. */
export const sinking = (heroes: SceneHeroes): (Stand & { child: SceneHero })[] =>
  castIn(CAST, heroes).map((place) => ({ ...standOf(place), child: place.child }))

function standOf({ pose, child, fw = FACE_WIDTH[child.age], ...place }: InPlace<Place>): Stand {
  if ('x' in place) return { pose, x: place.x, y: place.y, fw }
  return { pose, x: TAIL[0] - (place.reach[0] * fw) / SLOT, y: TAIL[1] - (place.reach[1] * fw) / SLOT, fw }
}
