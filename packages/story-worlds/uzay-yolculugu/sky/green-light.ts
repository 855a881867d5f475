/** The green light that blinks: point, halo, soft cross. */
import { radial } from '../../drawing/filters.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse } from '../../drawing/svg.ts'
import { GREEN } from '../colours.ts'

export const greenLightDefs = (): string =>
  radial('greenGlow', [
    [0, '#f2fff8'],
    [0.1, GREEN, 0.9],
    [0.26, GREEN, 0.34],
    [0.55, GREEN, 0.1],
    [1, GREEN, 0],
  ])

export const greenLight = (x: number, y: number, k = 1): string =>
  ellipse(x, y, 130 * k, 130 * k, 'url(#greenGlow)') +
  sparkle(x, y, 74 * k, '#c9ffe4', 0.75) +
  ellipse(x, y, 9 * k, 9 * k, '#f4fff9')
