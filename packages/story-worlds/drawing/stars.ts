/** A night sky's stars. */
import type { PictureSize } from '#media/picture.ts'
import type { Box } from '../story-world.ts'
import { fix } from './curve.ts'
import type { Random } from './random.ts'
import { ellipse, path } from './svg.ts'

/** A four-pointed star; `k`: the distance from its middle to a point. */
export const sparkle = (x: number, y: number, k: number, colour = '#fffbe8', opacity = 1): string =>
  path(
    `M${fix(x)} ${fix(y - k)}Q${fix(x)} ${fix(y)} ${fix(x + k)} ${fix(y)}Q${fix(x)} ${fix(y)} ${fix(x)} ${fix(y + k)}Q${fix(x)} ${fix(y)} ${fix(x - k)} ${fix(y)}Q${fix(x)} ${fix(y)} ${fix(x)} ${fix(y - k)}Z`,
    colour,
    `fill-opacity="${opacity}"`,
  )

/** In a calm box (for text) one star in four remains, small and faint. */
const KEPT_IN_CALM = 0.25
const CALM_MARGIN = 10
const COLOURS = ['#ffffff', '#ffe9c0', '#c9dcff']

/** Many faint stars, and `big` bright ones. */
export function stars(
  random: Random,
  size: PictureSize,
  { n, big, calm = [] }: { n: number; big: number; calm?: readonly Box[] },
): string {
  const inCalm = (x: number, y: number) =>
    calm.some(
      (box) =>
        x > box.x - CALM_MARGIN &&
        x < box.x + box.w + CALM_MARGIN &&
        y > box.y - CALM_MARGIN &&
        y < box.y + box.h + CALM_MARGIN,
    )
  let sky = ''
  for (let i = 0; i < n; i++) {
    const x = random.between(0, size.w)
    const y = random.between(0, size.h)
    const r = random() ** 6 * 3.4 + 0.8
    const opacity = random.between(0.3, 0.95)
    const colour = random.pick(COLOURS)
    const calmed = inCalm(x, y)
    if (calmed && random() > KEPT_IN_CALM) continue
    sky += ellipse(
      x,
      y,
      calmed ? 1 : r,
      calmed ? 1 : r,
      colour,
      `fill-opacity="${(opacity * (calmed ? 0.45 : 1)).toFixed(2)}"`,
    )
  }
  for (let i = 0; i < big; i++) {
    const x = random.between(20, size.w - 20)
    const y = random.between(20, size.h - 20)
    const k = random.between(8, 20)
    if (!inCalm(x, y))
      sky += ellipse(x, y, k * 0.8, k * 0.8, '#ffffff', 'fill-opacity=".12"') + sparkle(x, y, k, '#fffbe8', 0.9)
  }
  return sky
}
