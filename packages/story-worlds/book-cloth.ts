/**
 * The binding of each tale: the cloth of spine and boards, the end papers, and the vignette of the title page. Imports
 * no scene, so that the reader loads none.
 */
import { fix, place, polar } from './drawing/curve.ts'
import type { Point } from './drawing/geometry.ts'

/** Size of a vignette. */
export const VIGNETTE = { w: 240, h: 96 } as const

/** A filled outline (even-odd) in units of VIGNETTE: M L C Z, absolute. */
export interface VignettePart {
  d: string
  fill: string
}

export interface BookCloth {
  /** Cloth of spine and boards: a background for cream letters. */
  cloth: string
  /** The cloth in the shade. */
  shade: string
  /** Background of the end papers, and the small repeated shape on them, about 40 units wide around 0, 0. */
  endPaper: string
  motif: { d: string; fill: string }
  /** Colour of letters on the title page. */
  ink: string
  vignette: readonly VignettePart[]
}

/** Colour of letters on cloth, and of the paper of a title page. */
export const CREAM = '#fff6e0'
export const TITLE_PAPER = '#fffaf0'
const GOLD = '#d9a03c'

/** Length of a curve's handles, as a share of the radius, that makes a circle of four curves. */
const ROUND = 0.5523

function circle(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * ROUND, ry * ROUND]
  const numbers = [
    [x + rx, y + ky, x + kx, y + ry, x, y + ry],
    [x - kx, y + ry, x - rx, y + ky, x - rx, y],
    [x - rx, y - ky, x - kx, y - ry, x, y - ry],
    [x + kx, y - ry, x + rx, y - ky, x + rx, y],
  ]
  const curve = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]) =>
    `C${fix(a)} ${fix(b)} ${fix(c)} ${fix(d)} ${fix(e)} ${fix(f)}`
  return `M${fix(x + rx)} ${fix(y)}${numbers.map(curve).join('')}Z`
}

/** A leaf, or a grain of wheat, from its stalk to its tip. @param deg its direction */
const leaf = (x: number, y: number, deg: number, length: number, width: number): string =>
  place('M0 0C0.25 -0.62 0.75 -0.5 1 0C0.75 0.5 0.25 0.62 0 0Z', { x, y, rot: deg, sx: length, sy: width })

/** A star of four long points. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 8 }, (_, i) => polar([x, y], i * 45 - 90, i % 2 ? r * 0.3 : r))
  return `M${points.map(([px, py]) => `${fix(px)} ${fix(py)}`).join('L')}Z`
}

/** Both sides of the emblem: drawn at its right, mirrored to its left. */
const bothSides = (d: string): string => d + place(d, { x: VIGNETTE.w, sx: -1, sy: 1 })

/** The line of the ornaments: its right half, from the emblem outwards. */
const along = (t: number): Point => [166 + 66 * t, 58 - 26 * Math.sin(t * Math.PI * 0.8) + 14 * t]

/** A thin stalk along that line, to be filled. */
function stalk(): string {
  const steps = Array.from({ length: 9 }, (_, i) => i / 8)
  const side = (shift: number) => steps.map((t): Point => [along(t)[0], along(t)[1] + shift * (1.3 - t)])
  return `M${[...side(-1), ...side(1).reverse()].map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}Z`
}

/** Pairs of leaves along the stalk, smaller towards its end, and one at its tip. */
function leaves(count: number, length: number, width: number, spread: number): string {
  const [tipX, tipY] = along(1)
  const pairs = Array.from({ length: count }, (_, i) => {
    const t = 0.12 + (0.8 * i) / count
    const [x, y] = along(t)
    const [nextX, nextY] = along(t + 0.05)
    const deg = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI
    const size = 1 - 0.35 * t
    return [-spread, spread].map((turn) => leaf(x, y, deg + turn, length * size, width * size)).join('')
  })
  return pairs.join('') + leaf(tipX - 2, tipY, 40, length * 0.7, width * 0.7)
}

/** Shapes along the line, smaller towards its end, alternately above and below it. */
const rounds = (count: number, size: number, form: (x: number, y: number, r: number) => string): string =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.4) / count
    const [x, y] = along(t)
    return form(x, y + (i % 2 ? 7 : -4), size * (1 - 0.62 * t) * (i % 2 ? 0.7 : 1))
  }).join('')

const MUSHROOM: readonly VignettePart[] = [
  { d: bothSides(stalk() + leaves(4, 19, 9, 48)), fill: '#4b8a5a' },
  { d: 'M110 50C113 64 110 76 105 84C114 90 126 90 135 84C130 76 127 64 130 50Z', fill: '#ecd2a4' },
  { d: 'M84 54C82 28 100 12 120 12C140 12 158 28 156 54C142 61 98 61 84 54Z', fill: '#b3344a' },
  {
    d: circle(104, 36, 6.5, 6) + circle(126, 26, 7.5, 6.5) + circle(139, 44, 6, 5.5) + circle(116, 48, 4.5, 4),
    fill: CREAM,
  },
  { d: leaf(102, 90, -150, 20, 9) + leaf(138, 90, -30, 20, 9), fill: '#4b8a5a' },
]
const PLANET: readonly VignettePart[] = [
  { d: bothSides(rounds(5, 10, star)), fill: GOLD },
  { d: circle(120, 48, 27), fill: '#5560c4' },
  { d: circle(110, 40, 6, 5) + circle(130, 58, 5, 4.5) + circle(126, 34, 3.5, 3), fill: '#8f9bf0' },
  {
    d: 'M96 55C70 70 76 78 108 67C138 57 172 36 166 28C163 24 152 26 143 31C153 28 158 29 157 32C154 40 130 52 108 60C88 67 82 66 96 55Z',
    fill: GOLD,
  },
]
const SHELL: readonly VignettePart[] = [
  {
    d: bothSides(rounds(5, 9, (x, y, r) => circle(x, y, r) + circle(x - r * 0.1, y, r * 0.66))),
    fill: '#2a93a4',
  },
  { d: 'M108 84C104 78 108 72 120 72C132 72 136 78 132 84C126 88 114 88 108 84Z', fill: '#e0684f' },
  {
    d: 'M120 80C100 74 80 56 82 38C84 32 92 32 94 32C96 22 104 18 110 21C114 12 126 12 130 21C136 18 144 22 146 32C148 32 156 32 158 38C160 56 140 74 120 80Z',
    fill: '#f08a6c',
  },
  {
    d: [-52, -26, 0, 26, 52].map((deg) => leaf(120, 76, deg - 90, 44, 4)).join(''),
    fill: '#ffd9c4',
  },
]
const SIMIT: readonly VignettePart[] = [
  { d: bothSides(stalk() + leaves(5, 15, 7.5, 32)), fill: GOLD },
  { d: circle(120, 48, 32, 31) + circle(120, 48, 13, 12.5), fill: '#b0602a' },
  { d: circle(119, 46, 28, 27) + circle(120, 48, 16, 15.5), fill: '#d1843c' },
  {
    d: Array.from({ length: 18 }, (_, i) => {
      const [x, y] = polar([120, 47], i * 20 + (i % 2) * 5, 19 + (i % 3) * 3.2)
      return leaf(x, y, i * 47, 5.5, 4)
    }).join(''),
    fill: '#fff0cf',
  },
]
const STAR: readonly VignettePart[] = [
  { d: bothSides(rounds(4, 9, star)), fill: GOLD },
  { d: star(120, 48, 34), fill: '#a82440' },
  { d: star(120, 48, 15), fill: GOLD },
]

/** Every part of an emblem in small, around 0, 0. */
const small = (d: string, scale: number): string => place(d, { x: -120 * scale, y: -48 * scale, sx: scale, sy: scale })

/** The binding of tales that are not ours. */
const PLAIN_CLOTH: BookCloth = {
  ...{ cloth: '#8a1730', shade: '#5f0e22', endPaper: '#7d1630', ink: '#7d1630' },
  motif: { d: star(0, 0, 15), fill: '#b8475c' },
  vignette: STAR,
}

const CLOTHS: Readonly<Record<string, BookCloth>> = {
  'sihirli-orman-macerasi': {
    ...{ cloth: '#2f6846', shade: '#1d4730', endPaper: '#3b7550', ink: '#245339' },
    motif: { d: leaf(-2, 2, -48, 22, 11) + leaf(-2, 2, -132, 22, 11) + leaf(-2, 18, -90, 15, 8), fill: '#6fa873' },
    vignette: MUSHROOM,
  },
  'uzay-yolculugu': {
    ...{ cloth: '#3a3f8f', shade: '#262a66', endPaper: '#434a9f', ink: '#34397f' },
    motif: { d: star(0, 0, 16) + star(24, 20, 6), fill: '#8089dc' },
    vignette: PLANET,
  },
  'denizalti-kralligi': {
    ...{ cloth: '#116675', shade: '#0a4550', endPaper: '#177584', ink: '#0e5765' },
    motif: {
      d:
        small(
          'M120 80C100 74 80 56 82 38C84 32 92 32 94 32C96 22 104 18 110 21C114 12 126 12 130 21C136 18 144 22 146 32C148 32 156 32 158 38C160 56 140 74 120 80Z',
          0.36,
        ) +
        circle(20, -14, 3.5) +
        circle(26, -4, 2),
      fill: '#4fa7b2',
    },
    vignette: SHELL,
  },
  'sabah-firini': {
    ...{ cloth: '#a3481f', shade: '#743011', endPaper: '#ad5226', ink: '#873a17' },
    motif: { d: circle(0, 0, 14) + circle(0, 0, 6), fill: '#d98a52' },
    vignette: SIMIT,
  },
}

export const boundTales = (): string[] => Object.keys(CLOTHS)

/** @param tale a template's id; a tale that is not ours is bound in wine red */
export const clothOf = (tale: string | undefined): BookCloth => (tale && CLOTHS[tale]) || PLAIN_CLOTH
