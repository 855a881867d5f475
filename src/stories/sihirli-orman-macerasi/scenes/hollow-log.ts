/** 4. Inside the hollow log: we lie in the dark with the hedgehog and look out. A circle within a circle. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { wedge } from '../../drawing/brush.ts'
import { mix } from '../../drawing/colour.ts'
import { blob, fix, polar, smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { foxHead } from '../creatures/fox-head.ts'
import { hedgehog } from '../creatures/hedgehog.ts'
import { snail } from '../creatures/snail.ts'
import { jointAt } from '../hero/skeleton.ts'
import { tree } from '../plants/trees.ts'
import { moss } from '../plants/undergrowth.ts'
import { vignette } from './air.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import type { SceneHero, SceneLayers } from '../../story-world.ts'

const LIGHT: Light = {
  dir: [0.3, -0.8],
  hi: '#ffca86',
  hiO: 0.42,
  sh: '#2a0c1e',
  shO: 0.6,
  rim: '#fff0c0',
  rimO: 0.95,
  tint: '#ffe8c8',
  tintO: 0.12,
}

const BACKLIT: Light = { dir: [0.7, -0.55], hi: '#e0b070', hiO: 0.5, sh: '#1c0c0c', shO: 0.72, rim: '#fff0bc', rimO: 1 }

const { w: W, h: H } = SPREAD_SIZE,
  MOUTH: Point = [1400, 350],
  RAD = 312

const ring = (random: Random, r: number, j = 0.025, n = 22) => {
  const k = r / RAD
  return smooth(
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 6.2832,
        s = 1 + random.spread() * j
      return [MOUTH[0] - (k - 1) * 130 + Math.cos(a) * r * s * 1.04, MOUTH[1] + (k - 1) * 74 + Math.sin(a) * r * s]
    }),
  )
}

export function hollowLogScene({ hero: child, seed = 64 }: { hero: SceneHero; seed?: number }): SceneLayers {
  const left = { x: 70, y: 80, w: 690, h: 500 },
    right = { x: 1250, y: 730, w: 870, h: 330 }
  const [cL, shadeL] = calm('calmL', left, '#22150f', 0.86),
    [cR, shadeR] = calm('calmR', right, '#24160f', 0.88)
  const { random, finish } = stage(
    SPREAD_SIZE,
    BACKLIT,
    seed,
    radial(
      'night',
      [
        [0, '#fff6d0'],
        [0.45, '#f6dfa0'],
        [0.7, '#d8cc9a'],
        [0.9, '#86a4a4'],
        [1, '#4a7080'],
      ],
      1380,
      330,
      350,
      'gradientUnits="userSpaceOnUse"',
    ) +
      radial(
        'wood',
        [
          [0, '#b5824c'],
          [0.2, '#8a5c36'],
          [0.34, '#5f3e28'],
          [0.6, '#38231a'],
          [1, '#1c110d'],
        ],
        1400,
        350,
        1560,
        'gradientUnits="userSpaceOnUse"',
      ) +
      linear('floorL', [
        [0, '#b58450', 0.85],
        [0.4, '#6a4429', 0.6],
        [1, '#21140f', 0],
      ]) +
      radial('spark', [
        [0, '#fffbe0'],
        [0.3, '#ffe9a0', 0.7],
        [1, '#ffd070', 0],
      ]) +
      linear(
        'beam',
        [
          [0, '#f3dfa6', 0.42],
          [0.5, '#f3dfa6', 0.14],
          [1, '#f3dfa6', 0],
        ],
        1,
        0,
        0,
        0.9,
      ) +
      cL +
      cR +
      vignetteDef('#120a08', 0.55, 0.44, 0.82),
  )
  let back = `<rect width="${W}" height="${H}" fill="url(#wood)"/>`
  // growth rings run along the wall, wider and darker toward us; each is one uneven brush line
  for (let r = 330, i = 0; r < 2100; r *= 1.052, i++) {
    const k = Math.min(1, (r - 330) / 1300)
    back += line(
      ring(random, r, 0.014 + k * 0.01, 26),
      i % 3 ? mix('#4a2e1e', '#150c09', k) : mix('#c08f56', '#3f2a1c', Math.min(1, k * 1.5)),
      2.4 + k * 15,
      `opacity="${(i % 3 ? 0.5 : 0.36).toFixed(2)}"`,
    )
  }
  // long splinters of grain from the mouth outwards
  let grain = '',
    lights = ''
  for (let i = 0; i < 220; i++) {
    const a = random.between(0, 6.283),
      r0 = random.between(360, 1300),
      l = r0 * random.between(0.1, 0.28),
      p = polar([MOUTH[0] - (r0 / RAD - 1) * 130, MOUTH[1] + (r0 / RAD - 1) * 74], a * 57.3, r0),
      r1 = r0 + l,
      q = polar(
        [MOUTH[0] - (r1 / RAD - 1) * 130, MOUTH[1] + (r1 / RAD - 1) * 74],
        a * 57.3 + random.spread() * 1.5,
        r1,
      ),
      d = wedge(
        p,
        [(p[0] + q[0]) / 2 + random.spread() * 10, (p[1] + q[1]) / 2 + random.spread() * 10],
        q,
        (random.between(1, 4) * r0) / 500,
      )
    if (random() < 0.65) grain += d
    else lights += d
  }
  back += path(grain, '#160c08', 'opacity=".4"') + path(lights, '#a87444', 'opacity=".22"')
  // night outside, soft
  const mouth = ring(random, RAD, 0.02)
  const out =
    `<rect x="1050" y="0" width="700" height="720" fill="url(#night)"/>` +
    group(
      'filter="url(#b4)"',
      (
        [
          [1112, 62],
          [1268, 26],
          [1548, 30],
          [1622, 20],
          [1690, 66],
        ] as const
      )
        .map(([x, w]) =>
          tree(random, {
            x,
            y0: 660,
            y1: -40,
            w,
            lean: random.spread() * 50,
            col: mix('#b8bc94', '#5f8890', Math.min(1, Math.abs(x - 1400) / 300)),
            dark: '#4a7484',
            filter: null,
            bark: 3,
            branches: [[0.6, x < 1400 ? -40 : -140, 130, 9]],
          }),
        )
        .join('') +
        (
          [
            [1130, 600, 100, 60],
            [1690, 590, 100, 60],
            [1240, 640, 110, 50],
            [1560, 640, 110, 50],
            [1150, 40, 130, 60],
            [1660, 50, 140, 70],
            [1400, 10, 160, 40],
          ] as const
        )
          .map(([x, y, rx, ry]) => path(blob(random, x, y, rx, ry, 14, 0.16), '#5a8088', 'opacity=".75"'))
          .join(''),
    ) +
    ellipse(1190, 190, 46, 46, '#fffdf0', 'filter="url(#b2)"') +
    ellipse(1190, 190, 110, 110, 'url(#warm)', 'opacity=".8"')
  back += inside(mouth, out)
  // the broken edge of the log: pale torn wood that catches the light
  const lip = ring(random, RAD + 40, 0.03)
  back +=
    `<path d="${lip}${mouth}" fill="#a87444" fill-rule="evenodd"/>` +
    `<path d="${ring(random, RAD + 24, 0.03)}${mouth}" fill="#d9aa68" fill-rule="evenodd" opacity=".8"/>` +
    line(mouth, '#fff3c4', 6, 'opacity=".9"') +
    line(lip, '#2c1a10', 7, 'opacity=".55"')
  let torn = ''
  for (let i = 0; i < 70; i++) {
    const a = random.between(0, 360),
      p = polar(MOUTH, a, RAD + 2),
      q = polar(MOUTH, a + random.spread() * 3, RAD + random.between(20, 44))
    torn += wedge(p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], q, random.between(1.5, 4))
  }
  back += path(torn, '#6a4224', 'opacity=".6"')
  // light lies on the floor and points to the meeting
  back +=
    path(
      smooth([
        [1180, 640],
        [1400, 690],
        [1600, 650],
        [1500, 800],
        [1100, 960],
        [600, 1000],
        [440, 900],
        [760, 800],
      ]),
      'url(#floorL)',
      'opacity=".5" filter="url(#b28)"',
    ) + screen(path('M1120 250L1300 640L700 1010L360 860Z', 'url(#beam)', 'filter="url(#b28)" opacity=".8"'))
  back += shadeL + shadeR
  // the tiny "hık" that grows ring by ring along the wall
  for (let i = 0; i < 5; i++)
    back += line(
      smooth(
        Array.from({ length: 13 }, (_, k) => {
          const a = -66 + k * 5.2,
            r = 150 + i * 54 + i * i * 5
          const p = polar([720, 780], a, r)
          return [p[0], p[1] * 1 - i * 6]
        }),
        false,
      ),
      '#ffe9b4',
      3 + i * 1.1,
      `opacity="${(0.16 + i * 0.03).toFixed(2)}"`,
    )
  back +=
    moss(
      random,
      1190,
      664,
      70,
      15,
      [
        [0, '#2a3a1c'],
        [0.5, '#6a7a34'],
        [1, '#d0c868'],
      ],
      90,
    ) +
    moss(
      random,
      1628,
      640,
      66,
      16,
      [
        [0, '#2a3a1c'],
        [0.5, '#6a7a34'],
        [1, '#d0c868'],
      ],
      90,
    ) +
    snail({ x: 1690, y: 172, s: 1.3, rot: 36 })

  const fw = 252,
    // only head and arm are seen: one age's proportions keep the hand at the hedgehog's nose
    at = { pose: 'reach', x: 1400, y: 352, fw, age: 5 } as const,
    k = fw / 100
  const clipped = (body: string) => inside(mouth, body),
    palm = jointAt(at, 'armL'),
    tip = polar(palm, 164, 62 * 1.02 * k)
  const hero =
    clipped(
      foxHead(random, { mood: 'wide', x: 1606, y: 520, s: 1.25, rot: 8, look: [-0.6, 0.3], ears: [-16, 20] }) +
        heroIn(child, LIGHT, { ...at, order: ['back', 'tunic', 'front'] }),
    ) +
    clipped(ellipse(1400, 660, 300, 60, '#2a1410', 'opacity=".35" filter="url(#b10)"')) +
    heroIn(child, LIGHT, { ...at, order: ['armL'] }) +
    clipped(heroIn(child, LIGHT, { ...at, order: ['mantle', 'head'] }))
  // --- front: the hedgehog, nose on the fingertip
  const hs = 1.5,
    hx = tip[0] - 112 * hs,
    hy = tip[1] - 6 * hs
  let front =
    ellipse(hx, hy + 60 * hs, 150, 24, '#100805', 'opacity=".75" filter="url(#b6)"') +
    hedgehog(random, { x: hx, y: hy, s: hs }) +
    screen(glow(tip[0], tip[1], 70, 'spark', 0.55)) +
    line(
      `M${fix(tip[0] + 2)} ${fix(tip[1] - 34)}l4 -18M${fix(tip[0] + 20)} ${fix(tip[1] - 26)}l14 -12M${fix(tip[0] - 16)} ${fix(tip[1] - 30)}l-8 -16`,
      '#fff3c8',
      5,
    )
  front +=
    moss(
      random,
      540,
      912,
      190,
      30,
      [
        [0, '#26291a'],
        [0.5, '#4f5f2c'],
        [1, '#b8a85a'],
      ],
      170,
      { lx: 0.8 },
    ) +
    moss(
      random,
      920,
      944,
      140,
      22,
      [
        [0, '#26291a'],
        [0.5, '#4f5f2c'],
        [1, '#c9b868'],
      ],
      110,
      { lx: 0.8 },
    ) +
    (
      [
        [430, 950, 1],
        [760, 930, -1],
        [1000, 960, 1],
      ] as const
    )
      .map(
        ([x, y, d]) =>
          path(`M${x} ${y}q${20 * d} -14 ${46 * d} -4q${-10 * d} 16 ${-46 * d} 4Z`, '#8a5a34') +
          line(`M${x} ${y}q${20 * d} -6 ${44 * d} -4`, '#4a2c18', 2),
      )
      .join('')
  front +=
    vignette(W, H) +
    screen(
      (
        [
          [1132, 556],
          [1662, 604],
          [1078, 300],
          [980, 560],
          [820, 640],
          [1180, 720],
        ] as const
      )
        .map(([x, y]) => glow(x, y, random.between(10, 20), 'fly', 0.8))
        .join(''),
    )
  return finish({
    heroBox: { x: 860, y: 35, w: 865, h: 815 },
    back,
    hero,
    front,
    text: [{ ...left }, { ...right }],
  })
}
