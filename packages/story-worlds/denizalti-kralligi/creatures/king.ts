/** The king: a puffer fish with a small shell crown that never falls off. */
import { fix, lerp, smooth } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { LightPrefix } from './materials.ts'

export type KingMood = 'polite' | 'sing' | 'whee'

interface King {
  /** 1: fully round, radius 200; 0: radius 124 */
  puff?: number
  mood?: KingMood
  /** centre of the face */
  faceAt?: Point
  /** 0–1: share of the air that is in the belly */
  pear?: number
  /** how far the fins are raised */
  flap?: number
  look?: Point
  p?: LightPrefix
}

const ROUND = 2 * Math.PI

export function king({
  puff = 1,
  mood = 'polite',
  faceAt = [0, -30],
  pear = 0,
  flap = 0,
  look = [0, 0],
  p = 'c',
}: King = {}): string {
  const r = 200 * lerp(0.62, 1, puff)
  // a pear is narrower at the crown
  const edge = (angle: number, k = 1): Point => [
    Math.cos(angle) * r * k * (1 + pear * (Math.sin(angle) * 0.17 - 0.05)),
    Math.sin(angle) * r * k * (0.95 + pear * 0.09),
  ]
  const outline = smooth(Array.from({ length: 20 }, (_, i) => edge((i / 20) * ROUND)))
  const [shineX, shineY] = [fix(-r * 0.42), fix(-r * 0.55)]
  return (
    path(
      `M0 ${fix(r * 0.75)}C${fix(-r * 0.1)} ${fix(r * 1.2)} ${fix(r * 0.15)} ${fix(r * 1.28)} ${fix(r * 0.2)} ${fix(r * 0.86)}Z`,
      'url(#gFin)',
    ) +
    fin(-1, r, flap, p) +
    fin(1, r, flap, p) +
    prickles(edge) +
    group(`filter="url(#${p}L)"`, path(outline, 'url(#gKing)')) +
    freckles(r, faceAt) +
    face(mood, faceAt, r / 200, look) +
    ellipse(
      shineX,
      shineY,
      r * 0.26,
      r * 0.12,
      '#fff8ea',
      `opacity=".55" transform="rotate(-34 ${shineX} ${shineY})" filter="url(#b6)"`,
    ) +
    crown(fix(faceAt[0] * 0.5 + r * 0.08), fix(-r * (0.93 + pear * 0.08)), 1.05 * Math.max(0.8, r / 200), p)
  )
}

function fin(side: number, r: number, flap: number, p: LightPrefix): string {
  const rays = [0, 1, 2].map((k) =>
    line(
      `M${fix(side * (r + 6))} ${8 + k * 10}L${fix(side * (r + 62))} ${fix(-26 - flap * 26 + k * 26)}`,
      '#d9728a',
      4,
      'opacity=".45"',
    ),
  )
  const blade = `M${fix(side * r * 0.86)} -4C${fix(side * (r + 30))} ${fix(-66 - flap * 30)} ${fix(side * (r + 84))} ${fix(-52 - flap * 40)} ${fix(side * (r + 86))} ${fix(-14 - flap * 20)}C${fix(side * (r + 92))} 18 ${fix(side * (r + 56))} 58 ${fix(side * r * 0.9)} 44Z`
  return group(`filter="url(#${p}M)"`, path(blade, 'url(#gFin)')) + rays.join('')
}

const prickles = (edge: (angle: number, k?: number) => Point): string => {
  let d = ''
  for (let i = 0; i < 34; i++) {
    const angle = (i / 34) * ROUND + 0.05
    const [x, y] = edge(angle)
    const nx = -Math.sin(angle) * 10
    const ny = Math.cos(angle) * 10
    const mid = `${fix(x * 1.02)} ${fix(y * 1.02)}`
    d += `M${fix(x * 0.97 + nx)} ${fix(y * 0.97 + ny)}Q${mid} ${edge(angle, 1.085).map(fix).join(' ')}Q${mid} ${fix(x * 0.97 - nx)} ${fix(y * 0.97 - ny)}Z`
  }
  return path(d, '#e8936f')
}

/** Rose spots on the back outside of the face, folded skin on the belly. */
function freckles(r: number, [fx, fy]: Point): string {
  const random = createRandom(9)
  let s = ''
  for (let i = 0; i < 30; i++) {
    const angle = -Math.PI + random() * Math.PI
    const q = 0.5 + 0.45 * random()
    const x = Math.cos(angle) * r * q
    const y = Math.sin(angle) * r * q * 0.95
    if (Math.hypot(x - fx, y - fy) > r * 0.5)
      s += ellipse(x, y, random.between(5, 15), random.between(4, 11), '#b2566c', 'opacity=".4"')
  }
  for (let i = 0; i < 26; i++) {
    const angle = random() * Math.PI
    const q = 0.35 + 0.55 * random()
    s += line(
      `M${fix(Math.cos(angle) * r * q - 4)} ${fix(Math.sin(angle) * r * q * 0.95)}l4 -6l4 6`,
      '#e0936c',
      2.4,
      'opacity=".45"',
    )
  }
  return s
}

/** @param k size of the face, 1 at radius 200 */
function face(mood: KingMood, [fx, fy]: Point, k: number, look: Point): string {
  const at = (x: number, y: number) => `${fix(fx + x * k)} ${fix(fy + y * k)}`
  const sides = [-1, 1] as const
  const cheeks = sides.map((s) =>
    ellipse(fx + s * 116 * k, fy + 34 * k, 44 * k, 36 * k, '#ff6f66', 'opacity=".38" filter="url(#b12)"'),
  )
  const eyes = sides.map((s) =>
    mood === 'sing'
      ? line(`M${at(s * 74 - 26, -10)}Q${at(s * 74, -40)} ${at(s * 74 + 26, -10)}`, '#4a2030', 8 * k) +
        line(`M${at(s * 98, -14)}L${at(s * 110, -20)}`, '#4a2030', 5 * k)
      : eye(fx + s * 74 * k, fy - 14 * k, 31 * k, {
          look,
          iris: '#3a4a70',
          glow: '#7fa6d8',
          lidCol: '#e9987e',
          lid: mood === 'polite' ? 0.12 : 0,
        }),
  )
  // The brows of a polite face are raised on the inner side.
  const brows = sides.map((s) =>
    line(
      `M${at(s * 50, mood === 'polite' ? -70 : -64)}Q${at(s * 72, -76)} ${at(s * 98, mood === 'polite' ? -52 : -64)}`,
      '#a85468',
      8 * k,
    ),
  )
  return [...cheeks, ...eyes, ...brows, mouth(mood, at, k, [fx, fy])].join('')
}

function mouth(mood: KingMood, at: (x: number, y: number) => string, k: number, [fx, fy]: Point): string {
  switch (mood) {
    case 'sing': {
      const open = `M${at(-40, 50)}C${at(-44, 16)} ${at(44, 16)} ${at(40, 50)}C${at(40, 96)} ${at(-40, 96)} ${at(-40, 50)}Z`
      return (
        path(open, '#7c2438') +
        ellipse(fx, fy + 76 * k, 25 * k, 13 * k, '#ef7f86') +
        path(`M${at(-17, 26)}L${at(17, 26)}L${at(15, 40)}Q${at(0, 45)} ${at(-15, 40)}Z`, '#fffaf0') +
        line(open, '#e27a70', 7 * k)
      )
    }
    case 'whee':
      return (
        ellipse(fx, fy + 52 * k, 22 * k, 26 * k, '#7c2438', `stroke="#e27a70" stroke-width="${fix(6 * k)}"`) +
        ellipse(fx, fy + 64 * k, 14 * k, 9 * k, '#ef7f86')
      )
    case 'polite':
      return (
        line(`M${at(-34, 42)}Q${at(-2, 62)} ${at(30, 40)}`, '#9c3c4c', 7 * k) +
        path(`M${at(-13, 52)}L${at(9, 51)}L${at(7, 63)}Q${at(-3, 66)} ${at(-11, 63)}Z`, '#fffaf0')
      )
  }
}

function crown(x: number, y: number, s: number, p: LightPrefix): string {
  const shell = (cx: number, cy: number, r: number) =>
    path(
      `M${cx - r} ${cy}C${cx - r * 1.2} ${cy - r * 1.1} ${cx - r * 0.4} ${cy - r * 1.7} ${cx} ${cy - r * 1.7}C${cx + r * 0.4} ${cy - r * 1.7} ${cx + r * 1.2} ${cy - r * 1.1} ${cx + r} ${cy}Z`,
      'url(#gGold)',
    ) +
    [-0.5, 0, 0.5]
      .map((k) =>
        line(`M${cx + k * r * 0.5} ${cy - 2}L${cx + k * r * 1.2} ${cy - r * 1.4}`, '#b07a32', 2, 'opacity=".7"'),
      )
      .join('')
  const pearl = (cx: number, cy: number, colour: string) =>
    ellipse(cx, cy, 6, 6, colour) + ellipse(cx - 2, cy - 2, 2, 2, '#fff')
  return `<g transform="translate(${x} ${y}) rotate(7) scale(${fix(s * 100) / 100})">${
    group(`filter="url(#${p}S)"`, shell(-32, 0, 18), shell(32, 0, 18), shell(0, -4, 25)) +
    group(`filter="url(#${p}S)"`, path('M-54 -6Q0 12 54 -6L50 18Q0 34 -50 18Z', 'url(#gGold)')) +
    pearl(-30, 7, '#ff9fb0') +
    pearl(0, 10, '#9fe6e6') +
    pearl(30, 7, '#ff9fb0')
  }</g>`
}
