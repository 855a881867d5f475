/**
 * The hero's room: papered wall, arched window to the town at night, curtains, planks. The scene chooses its paints.
 */
import { fix } from '../../drawing/curve.ts'
import { linear, radial, type GradientStops } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle, stars } from '../../drawing/stars.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { cat, type CatPose } from '../companions/cat.ts'
import { greenLight } from '../sky/green-light.ts'

export interface RoomPaint {
  wall: GradientStops
  floor: GradientStops
  /** Sill and frame; the skirting, behind text; seams of the planks. */
  wood: string
  skirting: string
  seam: string
  curtain: GradientStops
  /** Stars on the paper. */
  paper: string
}

/** Add once to a scene's defs. */
export const roomDefs = ({ wall, floor, curtain }: RoomPaint): string =>
  radial('wall', wall, 0.5, 0.42, 0.72) +
  linear('floor', floor) +
  linear('curtain', curtain) +
  linear('night', [
    [0, '#3a4fb4'],
    [0.5, '#6a6cd0'],
    [0.8, '#b48fdc'],
    [1, '#f4b8c4'],
  ]) +
  linear('roofs', [
    [0, '#6a5cb4'],
    [1, '#8a6cc0'],
  ])

/** The line between wall and floor. */
const FLOOR_TOP = 930

export const room = (random: Random, w: number, h: number, { skirting, seam, paper }: RoomPaint): string =>
  `<rect width="${w}" height="${FLOOR_TOP + 20}" fill="url(#wall)"/>` +
  Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 18 }, (_, i) =>
      sparkle(40 + i * 128 + (row % 2) * 64, 60 + row * 118 + random.spread() * 5, 11, paper, 0.4),
    ).join(''),
  ).join('') +
  `<rect y="${FLOOR_TOP}" width="${w}" height="${h - FLOOR_TOP + 6}" fill="url(#floor)"/>` +
  line(
    Array.from(
      { length: 21 },
      (_, i) => `M${w / 2 + (i - 10) * 124} ${FLOOR_TOP + 2}L${w / 2 + (i - 10) * 180} ${h}`,
    ).join(''),
    seam,
    3,
    'opacity=".4"',
  ) +
  line(`M0 1010L${w} 1010`, seam, 3, 'opacity=".3"') +
  `<rect y="${FLOOR_TOP - 22}" width="${w}" height="30" fill="${skirting}"/>` +
  `<rect y="${FLOOR_TOP + 8}" width="${w}" height="7" fill="${seam}" fill-opacity=".35"/>`

interface WindowDrawing {
  /** Its middle, its sill, its width and height. */
  x: number
  y: number
  w: number
  h: number
  /** The green light, in pixels of the page. */
  light: readonly [x: number, y: number, size: number]
  moon: readonly [x: number, y: number]
  cat: CatPose
  /** The place of the cat's roof, as a share of the width. */
  ridge: number
}

/** The town at night, with the cat on a roof and one new light. */
export function nightWindow(random: Random, at: WindowDrawing, { wood, seam }: RoomPaint): string {
  const { x, y, w, h } = at
  const [left, right, top] = [x - w / 2, x + w / 2, y - h]
  const arch = `M${left} ${y}L${left} ${top + w * 0.4}C${left} ${top + w * 0.1} ${left + w * 0.22} ${top} ${x} ${top}C${right - w * 0.22} ${top} ${right} ${top + w * 0.1} ${right} ${top + w * 0.4}L${right} ${y}Z`
  return (
    line(arch, '#ffffff', 44, 'opacity=".9"') +
    line(arch, seam, 48, 'opacity=".18"') +
    line(arch, wood, 36) +
    inside(
      arch,
      `<rect x="${left - 10}" y="${top - 10}" width="${w + 20}" height="${h + 20}" fill="url(#night)"/>` +
        `<g transform="translate(${left} ${top})">${stars(random, { w, h: h * 0.75 }, { n: 46, big: 5 })}</g>` +
        moon(...at.moon) +
        greenLight(...at.light) +
        town(random, left, y, w, left + w * at.ridge) +
        cat({ x: left + w * at.ridge - 6, y: y - 160, s: 0.66 }, at.cat),
    ) +
    line(`M${x} ${top}L${x} ${y}M${left} ${y - h * 0.44}L${right} ${y - h * 0.44}`, wood, 13) +
    line(
      `M${x + 7} ${top}L${x + 7} ${y}M${left} ${y - h * 0.44 + 7}L${right} ${y - h * 0.44 + 7}`,
      seam,
      3,
      'opacity=".5"',
    ) +
    group(
      'filter="url(#fS)"',
      `<rect x="${fix(left - 60)}" y="${y - 4}" width="${w + 120}" height="34" rx="10" fill="${wood}"/>`,
    )
  )
}

const moon = (x: number, y: number): string =>
  ellipse(x, y, 120, 120, 'url(#warm)', 'opacity=".6"') +
  ellipse(x, y, 46, 46, '#fff6dc') +
  ellipse(x - 14, y - 10, 10, 8, '#ecdcc6') +
  ellipse(x + 14, y + 16, 13, 10, '#ecdcc6')

/** Roofs with lit windows; the nearest is the cat's. */
function town(random: Random, left: number, y: number, w: number, ridge: number): string {
  let far = ''
  for (let x = left - 30; x < left + w + 20; x += 62) {
    const h = random.between(70, 130)
    far += path(`M${x} ${y}V${fix(y - h)}L${x + 34} ${fix(y - h - 34)}L${x + 68} ${fix(y - h)}V${y}Z`, '#8f80d4')
    far += `<rect x="${x + 18}" y="${fix(y - h + 16)}" width="12" height="15" rx="2" fill="#ffe3a0"/>`
  }
  return (
    far +
    path(`M${ridge + 150} ${y + 6}V${y - 50}L${ridge + 230} ${y - 104}L${ridge + 310} ${y - 50}V${y + 6}Z`, '#7568c4') +
    `<rect x="${ridge + 216}" y="${y - 48}" width="24" height="28" rx="3" fill="#ffe9a8"/>` +
    path(
      `M${ridge - 150} ${y + 6}L${ridge - 80} ${y - 112}L${ridge + 90} ${y - 112}L${ridge + 150} ${y + 6}Z`,
      'url(#roofs)',
    ) +
    line(
      [0, 1, 2]
        .map((i) => `M${ridge - 100 - i * 20} ${y - 84 + i * 34}q14 10 28 0t28 0t28 0t28 0t28 0t28 0t28 0`)
        .join(''),
      '#a48ae0',
      4,
      'opacity=".7"',
    ) +
    path(`M${ridge + 40} ${y - 108}v-46h26v46Z`, '#7a68c4')
  )
}

/** @param side of the window: -1 at its left edge */
export function curtain(x: number, top: number, bottom: number, side: 1 | -1, width = 120): string {
  const at = (u: number) => fix(x + side * u * width)
  const shape = `M${at(-0.5)} ${top}L${at(0.6)} ${top}C${at(0.62)} ${top + 200} ${at(0.5)} ${top + 330} ${at(0.16)} ${top + 400}C${at(0.3)} ${top + 470} ${at(0.42)} ${bottom - 40} ${at(0.44)} ${bottom}L${at(-0.5)} ${bottom}Z`
  return group(
    'filter="url(#fM)"',
    path(shape, 'url(#curtain)'),
    inside(
      shape,
      line(
        [-0.3, -0.08, 0.14, 0.34]
          .map(
            (u) =>
              `M${at(u)} ${top}C${at(u)} ${top + 240} ${at(u * 0.6 - 0.1)} ${top + 340} ${at(u * 0.4 - 0.14)} ${top + 400}L${at(u * 0.9)} ${bottom}`,
          )
          .join(''),
        '#a04a8a',
        5,
        'opacity=".22"',
      ),
    ),
    path(
      `M${at(-0.5)} ${top + 386}L${at(0.2)} ${top + 384}L${at(0.18)} ${top + 414}L${at(-0.5)} ${top + 420}Z`,
      '#f5b942',
    ),
  )
}
