/** Towers of coral stone, with a shell for a roof. */
import { blob, fix, smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, inside, line, path } from '../../drawing/svg.ts'

/** Shadow, base and light of stone and roof, already pushed into the haze. */
export interface TowerColours {
  stone: readonly [string, string, string]
  roof: readonly [string, string, string]
  window: string
}
export type Roof = 'spiral' | 'dome'
interface Tower {
  x: number
  /** y of its foot */
  base: number
  w: number
  h: number
  colours: TowerColours
  roof?: Roof
  lit?: boolean
  /** For towers in the haze: saves two blurs, each of which costs a surface of the whole page. */
  flat?: boolean
}

const WINDOWS = 3

export function tower(
  random: Random,
  { x, base, w, h, colours, roof = 'spiral', lit = false, flat = false }: Tower,
): string {
  const { stone } = colours
  const top = base - h
  const side = (direction: number) =>
    Array.from({ length: 7 }, (_, i): Point => {
      const t = i / 6
      return [x + direction * w * (0.56 - 0.14 * t + 0.05 * Math.sin(i * 2.1 + x)), base - h * t]
    })
  const shade =
    path(
      `M${fix(x + w * 0.1)} ${base + 20}L${fix(x + w * 0.16)} ${fix(top - 20)}L${fix(x + w)} ${fix(top - 20)}L${fix(x + w)} ${base + 20}Z`,
      stone[0],
      flat ? 'opacity=".4"' : 'opacity=".75" filter="url(#b12)"',
    ) +
    path(
      `M${fix(x - w)} ${base}L${fix(x - w)} ${fix(top)}L${fix(x - w * 0.3)} ${fix(top)}L${fix(x - w * 0.34)} ${base}Z`,
      stone[2],
      flat ? 'opacity=".3"' : 'opacity=".55" filter="url(#b12)"',
    )
  let stones = ''
  for (let i = 0; i < (flat ? 8 : 26); i++)
    stones += path(
      blob(
        random,
        x + random.spread() * w * 0.5,
        base - random() * h,
        (random.between(5, 15) * w) / 150,
        (random.between(4, 9) * w) / 150,
        7,
        0.15,
      ),
      random.pick([stone[2], stone[0]]),
      'opacity=".4"',
    )
  const body = smooth([...side(-1), ...side(1).reverse()])
  return (
    path(body, stone[1]) +
    inside(body, shade + stones) +
    windows(x, base, w, h, colours, lit) +
    ellipse(x, top + 5, w * 0.56, w * 0.13, stone[0]) +
    ellipse(x, top, w * 0.54, w * 0.12, stone[2]) +
    (roof === 'spiral' ? spiralRoof(x, top, w, colours) : domeRoof(x, top, w, colours))
  )
}

function windows(x: number, base: number, w: number, h: number, { stone, window }: TowerColours, lit: boolean): string {
  const r = w * 0.1
  return Array.from({ length: WINDOWS }, (_, i) => {
    const cx = x + (i % 2 ? 0.12 : -0.14) * w
    const cy = base - h * (0.3 + (i * 0.5) / (WINDOWS - 0.5))
    return (
      ellipse(cx, cy, r * 1.35, r * 1.6, stone[2]) +
      ellipse(cx, cy + 1, r, r * 1.25, lit ? '#ffd873' : window) +
      (lit ? ellipse(cx, cy, r * 3, r * 3, 'url(#gGlow)', 'opacity=".7" style="mix-blend-mode:screen"') : '')
    )
  }).join('')
}

/** A turret shell: five whorls, each smaller. */
function spiralRoof(x: number, top: number, w: number, { roof }: TowerColours): string {
  const height = w * 1.25
  let s = ''
  for (let i = 0; i < 5; i++) {
    const ww = w * 0.52 * (1 - (i / 5) * 0.92)
    const y = top - height * (i / 5)
    const at = (across: number, up: number) => `${fix(x + ww * across)} ${fix(y - height * up)}`
    s +=
      path(
        `M${at(-1, 0)}C${at(-1.06, 0.2)} ${at(-0.6, 0.27)} ${at(0.04, 0.28)}C${at(0.8, 0.25)} ${at(1.06, 0.12)} ${fix(x + ww)} ${fix(y + 4)}Q${fix(x)} ${fix(y + ww * 0.3)} ${at(-1, 0)}Z`,
        roof[1],
      ) +
      path(
        `M${fix(x - ww * 0.9)} ${fix(y - 2)}C${at(-1, 0.17)} ${at(-0.6, 0.23)} ${at(-0.15, 0.25)}C${at(-0.5, 0.16)} ${at(-0.5, 0.08)} ${fix(x - ww * 0.4)} ${fix(y + 3)}Z`,
        roof[2],
        'opacity=".8"',
      ) +
      path(
        `M${fix(x + ww)} ${fix(y + 4)}Q${fix(x)} ${fix(y + ww * 0.3)} ${at(-1, 0)}Q${fix(x)} ${fix(y + ww * 0.1)} ${fix(x + ww)} ${fix(y + 4)}Z`,
        roof[0],
        'opacity=".7"',
      )
  }
  return s
}

/** Half a scallop with ribs. */
function domeRoof(x: number, top: number, w: number, { roof }: TowerColours): string {
  const height = w * 0.62
  const at = (across: number, up: number) => `${fix(x + w * across)} ${fix(top - height * up)}`
  const ribs = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((k, i) =>
    line(`M${at(0, 1)}Q${at(k * 0.5, 0.8)} ${at(k * 0.6, 0)}`, i < 3 ? roof[2] : roof[0], w * 0.035, 'opacity=".6"'),
  )
  return (
    path(
      `M${at(-0.58, 0)}C${at(-0.6, 0.8)} ${at(-0.2, 1)} ${at(0, 1.05)}C${at(0.2, 1)} ${at(0.6, 0.8)} ${at(0.58, 0)}Q${fix(x)} ${fix(top + w * 0.12)} ${at(-0.58, 0)}Z`,
      roof[1],
    ) +
    ribs.join('') +
    ellipse(x, top - height * 1.05, w * 0.07, w * 0.07, roof[2])
  )
}
