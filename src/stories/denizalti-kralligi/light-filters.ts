/** The soft light of this book, in three sizes: small parts, limbs, big bodies. */
import { lit } from '../drawing/filters.ts'
import type { SeaLight } from './colours.ts'

/** `reach`: how far the light wraps round; `softness`: blur of its edge; `rim`: width of the bright line; in pixels. */
const SIZES = {
  S: { reach: 6, softness: 5, rim: 1.3 },
  M: { reach: 11, softness: 10, rim: 1.8 },
  L: { reach: 20, softness: 22, rim: 2.6 },
} as const

export type LitSize = keyof typeof SIZES

export function litFilter(id: string, light: SeaLight, size: LitSize): string {
  const { reach, softness, rim } = SIZES[size]
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
    rw: rim,
  })
}

/** Filters named prefix + S, M, L. */
export const litSet = (prefix: string, light: SeaLight): string =>
  (['S', 'M', 'L'] as const).map((size) => litFilter(prefix + size, light, size)).join('')
