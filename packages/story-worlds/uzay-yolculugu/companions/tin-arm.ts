/** Somun's bendy arms: ringed tin with a pincer. */
import { fix, polar, sampleSpine } from '../../drawing/curve.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { ellipse, line } from '../../drawing/svg.ts'

/** `deg`: direction in which the pincer opens; `behind`: the arm starts behind the body. */
export interface TinArm {
  points: readonly Point[]
  deg: number
  behind?: boolean
}

export function tinArm({ points, deg }: TinArm): string {
  const samples = sampleSpine(
    points,
    points.map(() => 1),
    9,
  )
  const d = samples.map(([x, y], i) => `${i ? 'L' : 'M'}${fix(x)} ${fix(y)}`).join('')
  const rings = samples
    .filter((_, i) => i % 2)
    .map(([x, y], i) => ellipse(x, y, 8.5, 8.5, i % 2 ? '#7fa3cc' : '#54749f'))
    .join('')
  return line(d, '#33497c', 20) + line(d, '#6f93c0', 14) + rings + pincer(itemAt(points, -1), deg)
}

function pincer(wrist: Point, deg: number): string {
  const point = (turn: number, length: number) =>
    polar(wrist, deg + turn, length)
      .map(fix)
      .join(' ')
  const from = wrist.map(fix).join(' ')
  const d = `M${from}Q${point(-48, 30)} ${point(-10, 36)}M${from}Q${point(48, 30)} ${point(14, 36)}`
  return line(d, '#3a568f', 15) + line(d, '#9dbfe0', 9) + ellipse(...polar(wrist, deg, 4), 10, 10, '#5f86b8')
}
