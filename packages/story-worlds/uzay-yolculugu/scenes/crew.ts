/** The children in the cardboard rocket: its wall goes between their bodies and the hands that hold it. */
import { castIn, type Cast } from '../../hero/cast.ts'
import type { Stand } from '../../hero/placing.ts'
import type { HeroAge, SceneHeroes } from '../../story-world.ts'
import type { PageLight } from '../colours.ts'
import { heroParts } from '../hero/hero.ts'
import type { PoseName } from '../hero/pose.ts'

/** All stand on one floor, so a younger one of several is lower. */
const LOWER: Record<HeroAge, number> = { 3: 20, 5: 0, 7: -16 }

export function crew(
  cast: Cast<Stand<PoseName>>,
  heroes: SceneHeroes,
  light: PageLight,
): { bodies: string; hands: string } {
  const parts = castIn(cast, heroes).map(({ child, y, ...stand }) =>
    heroParts(child, light, { ...stand, y: y + (heroes.length > 1 ? LOWER[child.age] : 0) }),
  )
  return { bodies: parts.map(({ body }) => body).join(''), hands: parts.map(({ hands }) => hands).join('') }
}
