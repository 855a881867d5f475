/** 5. Breathing: seen straight from above. A round moss bed, the cape a petal, the animals like the hours of a clock. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { clump, leaf, wedge } from '../../drawing/brush.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { blob, fix, polar, smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { kiremit } from '../creatures/fox.ts'
import { hedgehog } from '../creatures/hedgehog.ts'
import { fewFilters } from '../creatures/materials.ts'
import { owl } from '../creatures/owl.ts'
import { rabbit } from '../creatures/rabbit.ts'
import { snail } from '../creatures/snail.ts'
import { squirrel } from '../creatures/squirrel.ts'
import { tortoise } from '../creatures/tortoise.ts'
import { RED } from '../hero/materials.ts'
import { metrics } from '../hero/skeleton.ts'
import { MUSHROOMS, type MushroomKind } from '../plants/materials.ts'
import { grass } from '../plants/undergrowth.ts'
import { fireflies, vignette } from './air.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import type { SceneHero, SceneLayers } from '../../story-world.ts'

interface CapFromAbove {
  x: number
  y: number
  r: number
  kind: MushroomKind
  on: boolean
}

const LIGHT: Light = {
  dir: [-0.3, -0.6],
  hi: '#ffb8b0',
  hiO: 0.34,
  sh: '#2a0c3c',
  shO: 0.5,
  rim: '#f4ecff',
  rimO: 0.8,
  tint: '#eadcf4',
  tintO: 0.12,
}

const { w: W, h: H } = SPREAD_SIZE,
  MID: Point = [1095, 560],
  RX = 560,
  RY = 512

const clock = (hour: number, k = 1): Point => {
  const a = ((hour * 30 - 90) * Math.PI) / 180
  return [MID[0] + Math.cos(a) * RX * k, MID[1] + Math.sin(a) * RY * k]
}

/** Mushrooms from above: discs of light with spots; unlit ones are only dark caps. All in three groups: one shadow, one light, one cap filter. */
function capsFromAbove(random: Random, caps: readonly CapFromAbove[]) {
  const one = ({ x, y, r, kind, on }: CapFromAbove) =>
    path(
      blob(random, x, y, r, r * 0.95, 12, 0.04),
      on ? `url(#cap${kind})` : mix(MUSHROOMS[kind].cap[2], '#24403c', 0.5),
    ) +
    Array.from({ length: 7 }, (_, i) => {
      const p = polar([x, y], i * 51 + random.between(0, 20), i ? r * 0.58 : 0)
      return ellipse(
        p[0],
        p[1],
        r * random.between(0.1, 0.17),
        r * random.between(0.09, 0.15),
        '#fdf3ff',
        `opacity="${on ? 0.9 : 0.3}"`,
      )
    }).join('')
  return (
    group(
      'filter="url(#b4)" opacity=".45"',
      caps.map(({ x, y, r }) => ellipse(x + 5, y + 8, r * 1.04, r * 0.98, '#0a201c')).join(''),
    ) +
    caps
      .filter((c) => c.on)
      .map(({ x, y, r, kind }) => glow(x, y, r * 4.6, 'pool' + kind, 0.85))
      .join('') +
    group('filter="url(#fMush)"', caps.map(one).join(''))
  )
}

/** The cape on the moss: a big petal with folds that run from the neck. Points in page pixels. */
function petal(neck: Point, hem: readonly Point[]) {
  const d = smooth([neck, ...hem]),
    folds = hem.slice(1, -1)
  const dark = folds
      .map((p, i) => wedge(neck, [(neck[0] + p[0]) / 2 + (i % 2 ? 14 : -10), (neck[1] + p[1]) / 2], p, 15))
      .join(''),
    light = folds
      .map((p) => wedge(neck, [(neck[0] + p[0]) / 2 + 24, (neck[1] + p[1]) / 2 - 16], [p[0] + 26, p[1] - 18], 8))
      .join('')
  return (
    path(d, '#0a1c1a', 'opacity=".5" transform="translate(8 14)" filter="url(#b10)"') +
    group(
      'filter="url(#hL)"',
      path(d, 'url(#capeOut)'),
      inside(
        d,
        path(dark, RED.dark, 'opacity=".5" filter="url(#b6)"') +
          path(light, RED.light, 'opacity=".45" filter="url(#b4)"') +
          line(smooth(hem, false), RED.gold, 15) +
          line(smooth(hem, false), RED.goldL, 3, 'opacity=".7"'),
      ),
    )
  )
}

export function breathingScene({ hero: child, seed = 75 }: { hero: SceneHero; seed?: number }): SceneLayers {
  const left = { x: 60, y: 70, w: 430, h: 690 },
    right = { x: 1708, y: 400, w: 440, h: 660 }
  const [cL, shadeL] = calm('calmL', left, '#0e2622', 0.9),
    [cR, shadeR] = calm('calmR', right, '#0e2622', 0.9)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    radial('cushL', [
      [0, '#9cc46e', 0.75],
      [0.5, '#8cb866', 0.4],
      [1, '#8cb866', 0],
    ]) +
      radial('cushD', [
        [0, '#1d4a3c', 0.75],
        [0.5, '#1d4a3c', 0.4],
        [1, '#1d4a3c', 0],
      ]) +
      radial(
        'mossbed',
        [
          [0, '#6f9a5c'],
          [0.4, '#4c7f50'],
          [0.75, '#2f6248'],
          [1, '#1a4038'],
        ],
        1150,
        520,
        640,
        'gradientUnits="userSpaceOnUse"',
      ) +
      cL +
      cR +
      vignetteDef('#071a18', 0.5, 0.5, 0.82),
  )
  let back = `<rect width="${W}" height="${H}" fill="#14302a"/>`
  // grass outside the ring combs outwards, darker toward the corners
  const blades: Record<string, string[]> = {}
  for (let i = 0; i < 2300; i++) {
    const x = random.between(-30, W + 30),
      y = random.between(-30, H + 30),
      dx = (x - MID[0]) / RX,
      dy = (y - MID[1]) / RY,
      d = Math.hypot(dx, dy)
    if (d < 0.92) continue
    const c = ramp(
      [
        [0.9, '#3f7f58'],
        [1.15, '#235648'],
        [1.5, '#163a32'],
        [2.2, '#10292a'],
      ],
      Math.max(0.9, d + random.spread() * 0.16),
    )
    ;(blades[c] ??= []).push(
      leaf(x, y, random.between(26, 64), random.between(3, 6), Math.atan2(dy * RY, dx * RX) + random.spread() * 0.8),
    )
  }
  // few tones: one path each
  const bins: Record<string, { c: string; d: string[] }> = {}
  Object.entries(blades).forEach(([c, d]) => {
    const k = parseInt(c.slice(3, 5), 16) >> 3
    ;(bins[k] ??= { c, d: [] }).d.push(...d)
  })
  back += Object.values(bins)
    .map((b) => path(b.d.join(''), b.c, 'opacity=".9"'))
    .join('')
  back += shadeL + shadeR
  // the moss bed
  const bed = blob(random, MID[0], MID[1], RX * 0.99, RY * 0.99, 26, 0.03)
  back +=
    path(bed, '#0c2420', 'opacity=".5" transform="translate(6 16)" filter="url(#b16)"') +
    path(bed, 'url(#mossbed)') +
    inside(
      bed,
      clump(
        random,
        MID[0],
        MID[1],
        RX,
        RY,
        1500,
        [
          [0, '#2a5a44'],
          [0.5, '#54885a'],
          [1, '#a4c470'],
        ],
        { size: [8, 18], lx: 0.2, ly: -0.7, op: 0.5 },
      ) +
        clump(
          random,
          MID[0] + 80,
          MID[1] - 40,
          RX * 0.6,
          RY * 0.6,
          420,
          [
            [0, '#5a8a54'],
            [1, '#c0d482'],
          ],
          { size: [6, 14], ly: -0.5, op: 0.45 },
        ),
    )
  // ragged edge: moss and grass grow into each other
  const edge: Record<number, { c: string; d: string[] }> = {}
  for (let i = 0; i < 900; i++) {
    const hour = random.between(0, 12),
      k = 0.93 + Math.abs(random.spread()) * 0.13,
      [x, y] = clock(hour, k),
      c = ramp(
        [
          [0.93, '#4f8454'],
          [1, '#2f6248'],
          [1.08, '#1d4a3c'],
        ],
        k + random.spread() * 0.03,
      ),
      bin = parseInt(c.slice(3, 5), 16) >> 3
    ;(edge[bin] ??= { c, d: [] }).d.push(
      leaf(
        x,
        y,
        random.between(14, 34),
        random.between(3, 7),
        Math.atan2(y - MID[1], x - MID[0]) + random.spread() * 0.9,
      ),
    )
  }
  back += Object.values(edge)
    .map((b) => path(b.d.join(''), b.c))
    .join('')
  // low cushions: light and shade on the moss, so that it is not one flat green
  back += inside(
    bed,
    (
      [
        [860, 420, 170, 100, '#2a5a44'],
        [1440, 420, 190, 120, '#7fae64'],
        [800, 640, 150, 100, '#6f9f5c'],
        [1250, 820, 240, 110, '#2f6248'],
        [1000, 250, 200, 90, '#74a45e'],
        [1120, 560, 160, 120, '#b4cc7c'],
      ] as const
    )
      .map(([x, y, rx, ry, c]) =>
        ellipse(x, y, rx * 1.5, ry * 1.5, c > '#4' ? 'url(#cushL)' : 'url(#cushD)', 'opacity=".7"'),
      )
      .join(''),
  )
  for (let i = 0; i < 26; i++) {
    const [x, y] = clock(random.between(0, 12), random.between(0.3, 0.9))
    back +=
      [0, 1, 2, 3, 4]
        .map((k) =>
          ellipse(
            x + Math.cos(k * 1.257) * 6,
            y + Math.sin(k * 1.257) * 5.4,
            4.6,
            4,
            random.pick(['#f4ecff', '#ffe6c0', '#d8e4ff']),
            'opacity=".85"',
          ),
        )
        .join('') + ellipse(x, y, 3, 3, '#f2b84a')
  }
  // breath: two pale rings of air that go out from the chest
  back += [190, 300, 420]
    .map(
      (r, i) =>
        `<ellipse cx="1190" cy="600" rx="${r}" ry="${r * 0.78}" fill="none" stroke="#f4ffe8" stroke-width="${5 - i}" opacity="${0.2 - i * 0.05}"/>`,
    )
    .join('')
  // mushrooms: the light runs clockwise and has come as far as eight
  const kinds: readonly MushroomKind[] = ['violet', 'blue', 'pink']
  back += capsFromAbove(
    random,
    Array.from({ length: 26 }, (_, i) => {
      const hour = (i * 12) / 26 + 0.15,
        [x, y] = clock(hour, 1.03 + random.spread() * 0.03)
      return { x, y, r: random.between(20, 40), kind: itemAt(kinds, i % 3), on: hour < 8 }
    }),
  )
  for (const [h, k] of [
    [0.8, 'violet'],
    [2.6, 'blue'],
    [4.4, 'pink'],
    [6.4, 'violet'],
  ] as const) {
    const [x, y] = clock(h, 0.82)
    back += `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="260" ry="210" fill="url(#pool${k})" opacity=".5"/>`
  }
  // the sleepers
  const shadows = [
    [852, 300, 120, 60],
    [1388, 182, 100, 40],
    [1590, 356, 90, 38],
    [1590, 546, 60, 26],
    [1582, 734, 60, 26],
    [1404, 900, 56, 24],
    [1206, 1004, 100, 44],
    [670, 800, 130, 24],
  ] as const
  back += group(
    'filter="url(#b6)" opacity=".5"',
    shadows.map(([x, y, rx, ry]) => ellipse(x + 4, y, rx, ry, '#0c2420')).join(''),
  )
  back +=
    kiremit(random, { pose: 'curl', x: 838, y: 262, s: 1.2, mood: 'sleep' }) +
    rabbit(random, { pose: 'lie', x: 1378, y: 150, s: 0.98, rot: 14 }) +
    rabbit(random, { pose: 'lie', x: 1584, y: 322, s: 0.92, rot: 44 }) +
    fewFilters(squirrel(random, { pose: 'lie', x: 1584, y: 520, s: 1, rot: -12 })) +
    fewFilters(squirrel(random, { pose: 'lie', x: 1578, y: 708, s: 0.96, rot: 16 })) +
    fewFilters(squirrel(random, { pose: 'lie', x: 1400, y: 874, s: 1.1, rot: 4 })) +
    fewFilters(owl(random, { pose: 'back', x: 1190, y: 950, s: 0.86, rot: 10 }))
  back +=
    tortoise(random, { x: 670, y: 762, s: 1.06, tired: true, blurLegs: false, flip: true }) +
    snail({ x: 690, y: 690, s: 1, rot: 6 })

  const fw = { 3: 188, 5: 176, 7: 152 }[child.age],
    at = { pose: 'lie', x: 1300, y: 400, fw } as const,
    k = fw / 100,
    sc = metrics(child.age).k ** 0.6,
    P = (u: number, v: number): Point => [at.x + u * sc * k, at.y + (66 + (v - 66) * sc) * k] // the petal grows with the body, less than it
  const cape = petal(P(-16, 60), [
    P(60, 48),
    P(104, 72),
    P(112, 112),
    P(106, 146),
    P(112, 182),
    P(78, 198),
    P(66, 226),
    P(20, 226),
    P(-8, 252),
    P(-56, 242),
    P(-92, 262),
    P(-128, 236),
    P(-178, 240),
    P(-186, 198),
    P(-214, 160),
    P(-186, 122),
    P(-190, 82),
    P(-140, 66),
    P(-110, 36),
  ])
  const cub = hedgehog(random, { snug: true, sleepy: true, x: -60, y: 134, s: 0.56, rot: -46 })
  // the folded corner of the cape, wrapped layer over layer
  const wrap = group(
    'filter="url(#hM)"',
    path(
      smooth([
        [-112, 138],
        [-94, 128],
        [-74, 148],
        [-40, 158],
        [-14, 152],
        [-10, 174],
        [-34, 198],
        [-80, 200],
        [-110, 174],
      ]),
      'url(#capeOut)',
    ),
    line('M-100 150Q-66 176 -18 170M-104 166Q-70 190 -30 186', RED.dark, 4, 'opacity=".55"'),
    line('M-96 129Q-74 150 -40 158Q-24 160 -13 152', RED.gold, 3.6),
  )
  const hero = cape + heroIn(child, LIGHT, { ...at, between: cub + wrap })
  // --- front: blades over the hem, glow, fireflies
  let front = grass(random, {
    x0: 1010,
    x1: 1330,
    y: (x) => 862 - Math.max(0, x - 1200) * 0.2,
    n: 40,
    h: [16, 36],
    spread: 10,
    cols: ['#3f7f58', '#6f9a5c', '#235648'],
  })
  front +=
    vignette(W, H) +
    screen(
      (
        [
          [0.8, 'violet'],
          [2.6, 'blue'],
          [4.4, 'pink'],
          [6.6, 'violet'],
        ] as const
      )
        .map(([h, kd]) => {
          const [x, y] = clock(h, 0.9)
          return glow(x, y, 300, 'pool' + kd, 0.34)
        })
        .join(''),
    ) +
    fireflies(random, 30, { x0: 600, x1: 1620, y0: 90, y1: 1020, avoid: [[at.x, at.y, 151]] })
  return finish({
    heroBox: { x: 780, y: 205, w: 765, h: 765 },
    back,
    hero,
    front,
    text: [{ ...left }, { ...right }],
  })
}
