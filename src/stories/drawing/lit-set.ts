/** Soft light in three strengths, so that small parts, limbs and bodies of one scene share one lamp. */
import { rad } from './curve.ts'
import { lit } from './filters.ts'
import type { Light } from './light.ts'

/** Filters `{prefix}S`, `{prefix}M` and `{prefix}L`: for parts of about 30, 80 and 200 units. */
export function litSet(prefix: string, light: Light): string {
  const filter = (id: string, reach: number, softness: number, rimWidth: number) =>
    lit(prefix + id, {
      dx: light.dir[0] * reach,
      dy: light.dir[1] * reach,
      b: softness,
      hi: light.hi,
      ho: light.hiO,
      sh: light.sh,
      so: light.shO,
      rim: light.rim,
      ro: light.rimO,
      rw: rimWidth,
    })
  return filter('S', 6, 5, 1.3) + filter('M', 11, 10, 1.8) + filter('L', 20, 22, 2.6)
}

/** The same lamp as seen from inside a group that is turned by `deg`: a light filter turns with its element. */
export function turnedLight<L extends Light>(light: L, deg: number): L {
  const [x, y] = light.dir
  const cos = Math.cos(rad(-deg))
  const sin = Math.sin(rad(-deg))
  return { ...light, dir: [x * cos - y * sin, x * sin + y * cos] }
}
