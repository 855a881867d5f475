/** A rope of kelp. */
import { fix, sampleSpine, smooth } from '../../drawing/curve.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { line, path } from '../../drawing/svg.ts'

const DARK = '#2f4a35'
const GREEN = '#5d7a44'
const LIGHT = '#a8b86a'
const LEAF_EVERY = 9

/** Dark edge, body, twisted strands and loose leaflets. @param w half its thickness */
export function rope(random: Random, points: readonly Point[], w = 15): string {
  const samples = sampleSpine(
    points,
    points.map(() => w),
    14,
  ).map(([x, y]): Point => [x, y])
  const d = smooth(samples, false)
  const k = Math.min(1, w / 15)
  let strands = ''
  let leaves = ''
  for (let i = 1; i < samples.length - 1; i++) {
    const [x, y] = itemAt(samples, i)
    const [x0, y0] = itemAt(samples, i - 1)
    const [x1, y1] = itemAt(samples, i + 1)
    const twist = Math.atan2(y1 - y0, x1 - x0) + 0.9
    const dx = Math.cos(twist) * w * 0.62
    const dy = Math.sin(twist) * w * 0.62
    strands += `M${fix(x - dx)} ${fix(y - dy)}L${fix(x + dx)} ${fix(y + dy)}`
    if (i % LEAF_EVERY === 4)
      leaves += `M${fix(x)} ${fix(y)}q${fix(random.spread() * 26 * k)} ${fix(random.between(14, 34) * k)} ${fix(random.spread() * 40 * k)} ${fix(random.between(36, 62) * k)}q${fix(-20 * k)} ${fix(-14 * k)} ${fix(-random.spread() * 10 * k)} ${fix(-40 * k)}Z`
  }
  return (
    path(leaves, GREEN) +
    line(d, DARK, w * 1.5) +
    line(d, GREEN, w * 1.16) +
    line(strands, LIGHT, w * 0.2, 'opacity=".8"') +
    line(d, '#ffe0a0', w * 0.2, `opacity=".45" transform="translate(${fix(-w * 0.12)} ${fix(-w * 0.34)})"`)
  )
}
