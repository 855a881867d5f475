/** The body of the diving suit with its weight belt, and the copper collar. */
import type { Gender } from '#domain/child.ts'
import { place } from '../../drawing/curve.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { COPPER, NAVY } from './materials.ts'
import { MIDDLE, type Skeleton } from './skeleton.ts'

/** Shapes are written for the middle age. */
export function torso({ pose, lengths, neck, torsoLength }: Skeleton): string {
  const at = { x: neck[0], y: neck[1], rot: pose.spine - 90, sx: lengths.fat, sy: torsoLength / MIDDLE.torso }
  const p = (d: string) => place(d, at)
  const s = lengths.shoulder / MIDDLE.shoulder
  const suit = p(
    `M${-60 * s} -6C${-104 * s} 4 ${-112 * s} 40 ${-104 * s} 84C-96 130 -98 170 -102 214C-98 254 -60 262 0 262C60 262 98 254 102 214C98 170 96 130 ${104 * s} 84C${112 * s} 40 ${104 * s} 4 ${60 * s} -6Z`,
  )
  const folds = 'M-86 196Q-60 210 -34 206M88 190Q62 206 34 204M-88 132Q-66 142 -44 138M88 128Q64 142 40 138'
  return (
    group('filter="url(#hM)"', path(suit, 'url(#hSuit)')) +
    line(p('M0 66L0 240'), NAVY.dark, 3.5, 'opacity=".55"') +
    line(p(folds), NAVY.dark, 5, 'opacity=".5" filter="url(#b2)"') +
    belt(p)
  )
}

const belt = (p: (d: string) => string): string =>
  group('filter="url(#hS)"', path(p('M-100 158Q0 184 100 158L102 190Q0 216 -102 190Z'), '#7a4a2c')) +
  group(
    'filter="url(#hS)"',
    ...[-66, 66].map((x) => path(p(`M${x - 20} 160L${x + 20} 162L${x + 20} 204L${x - 20} 202Z`), '#8d98a8')),
  ) +
  group('filter="url(#hS)"', path(p('M-24 168C-24 162 24 162 24 168L24 206C24 212 -24 212 -24 206Z'), COPPER.brass)) +
  line(p('M0 176L0 198'), '#7a4313', 5)

/** Scalloped for girls, straight with a chest plate for boys. */
const EDGES: Record<Gender, string> = {
  female:
    'M-92 -30C-128 -8 -134 28 -122 44C-108 66 -84 56 -78 52C-70 78 -38 80 -30 64C-22 84 22 84 30 64C38 80 70 78 78 52C84 56 108 66 122 44C134 28 128 -8 92 -30Z',
  male: 'M-92 -30C-130 -8 -136 26 -126 48C-84 66 -60 60 -52 62C-48 84 -30 92 0 92C30 92 48 84 52 62C60 60 84 66 126 48C136 26 130 -8 92 -30Z',
}
const BOLTS = ['M-112 30', 'M-86 40', 'M-40 58', 'M0 66', 'M40 58', 'M86 40', 'M112 30']

export function collar({ pose, lengths, neck }: Skeleton, gender: Gender): string {
  // seen from its front where the body lies behind the head
  const [turn, squash] = pose.spine < 0 ? [0, 1] : [(pose.spine - 90) * 0.4, Math.max(0.6, pose.torso ?? 1)]
  const at = {
    x: neck[0],
    y: neck[1],
    rot: turn + pose.tilt * 0.3,
    sx: lengths.shoulder / MIDDLE.shoulder,
    sy: squash,
  }
  const p = (d: string) => place(d, at)
  const bolts = BOLTS.map((bolt) => {
    const [cx = 0, cy = 0] = p(bolt).slice(1).split(' ').map(Number)
    return ellipse(cx, cy, 7, 7, '#7a3a18') + ellipse(cx - 1, cy - 1.5, 5.4, 5.4, '#ffd9a0')
  }).join('')
  return (
    line(p('M-118 54Q0 104 118 54'), '#0a142e', 18, 'opacity=".45" filter="url(#b6)"') +
    group('filter="url(#hC)"', path(p(EDGES[gender]), 'url(#hCollar)')) +
    bolts
  )
}
