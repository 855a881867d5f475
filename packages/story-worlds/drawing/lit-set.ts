/** Soft light in three strengths, so that small parts, limbs and bodies of one scene share one lamp. */
import { rad } from './curve.ts'
import { lit } from './filters.ts'
import type { Light } from './light.ts'

/**
 * For parts of about 30, 80 and 200 units. `reach`: how far the light wraps round; `softness`: blur of its edge; in pixels.
 */
const SIZES = {
  S: { reach: 6, softness: 5 },
  M: { reach: 11, softness: 10 },
  L: { reach: 20, softness: 22 },
} as const

export type LitSize = keyof typeof SIZES

export function litFilter(id: string, light: Light, size: LitSize): string {
  const { reach, softness } = SIZES[size]
  return lit(id, {
    dx: light.dir[0] * reach,
    dy: light.dir[1] * reach,
    b: softness,
    hi: light.hi,
    ho: light.hiO,
    sh: light.sh,
    so: light.shO,
    rim: light.rim,
    ro: light.rimO,
  })
}

/** Filters `{prefix}S`, `{prefix}M` and `{prefix}L`. */
export const litSet = (prefix: string, light: Light): string =>
  (['S', 'M', 'L'] as const).map((size) => litFilter(prefix + size, light, size)).join('')

/** The same lamp inside a group that is turned by `deg`: a light filter turns with its element. */
export function turnedLight<L extends Light>(light: L, deg: number): L {
  const [x, y] = light.dir
  const cos = Math.cos(rad(-deg))
  const sin = Math.sin(rad(-deg))
  return { ...light, dir: [x * cos - y * sin, x * sin + y * cos] }
}
