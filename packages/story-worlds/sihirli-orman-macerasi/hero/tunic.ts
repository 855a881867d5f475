/** The mustard tunic with its belt and collar. */
import type { Gender } from '#domain/child.ts'
import { wedge } from '../../drawing/brush.ts'
import { fix, place, smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import { onSpine } from '../../hero/placing.ts'
import { CLOTHES, RED } from './materials.ts'
import type { Skeleton } from './skeleton.ts'

/** A point of the tunic: down from the neck, and to the side. */
type At = (along: number, across: number) => Point

/** The hem: x, and how far down, for who stands. */
const SKIRT: readonly Point[] = [
  [-47, 140],
  [-24, 148],
  [0, 151],
  [24, 148],
  [47, 140],
]

export function tunic({ pose, lengths, neck }: Skeleton, gender: Gender): string {
  const { spine, hipSpine = spine, skirt = SKIRT } = pose
  const stretch = lengths.k * (pose.torso ?? 1)
  const at: At = (along, across) => onSpine(neck, hipSpine, along * stretch, across * lengths.w, spine - 90)
  const body = smooth([
    at(4, -14),
    at(12, -38),
    at(60, -34),
    at(96, -36),
    ...skirt.map(([x, y]) => at(y, x)),
    at(96, 36),
    at(60, 34),
    at(12, 38),
    at(4, 14),
  ])
  return (
    group(
      'filter="url(#hL)"',
      path(body, 'url(#tunicG)'),
      inside(body, folds(at) + hem(at, skirt) + belt(at, 88, 12, '#6b3c1f') + belt(at, 85, 3, '#a8683a')),
    ) +
    buckle(at(91, 0), spine) +
    collar(at, gender)
  )
}

const folds = (at: At): string =>
  group(
    'filter="url(#f2)"',
    ...[-30, -10, 14, 33].map((x) =>
      path(wedge(at(92, x * 0.7), at(115, x * 0.85), at(150, x), 5), CLOTHES.tunicD, 'opacity=".35"'),
    ),
  )

/** A brown band with pale diamonds over it. */
function hem(at: At, skirt: readonly Point[]): string {
  const band = smooth(
    skirt.map(([x, y]) => at(y, x * 1.02)),
    false,
  )
  const diamonds = [-32, -16, 0, 16, 32].map((x) => {
    const [cx, cy] = at(131 - Math.abs(x) * 0.12, x)
    return `M${fix(cx)} ${fix(cy - 4)}L${fix(cx + 3.4)} ${fix(cy)}L${fix(cx)} ${fix(cy + 4)}L${fix(cx - 3.4)} ${fix(cy)}Z`
  })
  return line(band, '#b06f25', 14) + path(diamonds.join(''), '#fff3cf')
}

const belt = (at: At, along: number, width: number, colour: string): string =>
  line(smooth([at(along, -39), at(along + 4, 0), at(along, 39)], false), colour, width)

const buckle = ([x, y]: Point, spine: number): string =>
  path(
    place('M-8 -7L8 -7L8 7L-8 7ZM-4 -3L-4 3L4 3L4 -3Z', { x, y: y + 1, rot: spine - 90 }),
    RED.goldL,
    'fill-rule="evenodd"',
  )

/** A round collar with two petals for girls, a stand-up collar with a lace for boys. */
const collar = (at: At, gender: Gender): string =>
  gender === 'female'
    ? path(
        smooth([at(6, -20), at(22, -18), at(24, -3), at(10, 0)]) +
          smooth([at(6, 20), at(22, 18), at(24, 3), at(10, 0)]),
        '#fff0cf',
      )
    : line(
        `M${at(14, -8).map(fix).join(' ')}L${at(34, 5).map(fix).join(' ')}M${at(14, 8).map(fix).join(' ')}L${at(34, -5).map(fix).join(' ')}`,
        '#7a4a22',
        2.4,
      )
