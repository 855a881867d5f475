/** 5. The very small planet: level and round, early morning. Two owners of telescopes, face to face. */
import { SPREAD_SIZE } from '#domain/picture.ts'
import { clump, leaf } from '../../drawing/brush.ts'
import { fix, rad } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import { nebula } from '../../drawing/nebula.ts'
import type { Random } from '../../drawing/random.ts'
import { stars } from '../../drawing/stars.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { HeroAge, SceneHero, SceneLayers } from '../../story-world.ts'
import { LANTERN_LIGHT as LIGHT } from '../colours.ts'
import { blueChild, lantern } from '../companions/blue-child.ts'
import { cat } from '../companions/cat.ts'
import { placed } from '../companions/placement.ts'
import { rocketBehind, rocketWall } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import { hero } from '../hero/hero.ts'
import { telescope } from '../things/telescope.ts'
import { calm, gouache, stage, TEXT_LEFT, TEXT_RIGHT, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const PLANET = { x: 1100, y: 1230, r: 580 }
const EARTH = { x: 672, y: 122, r: 50 }
const CHILD = { x: 826, y: 520, s: 0.86 }
const FLAME: Point = [CHILD.x + 4 * CHILD.s, CHILD.y + 138 * CHILD.s]
const ROCKET = { x: 1690, y: 978, rot: 52, s: 0.42 }

/** Every child sits on the ground, and reaches out without crossing the fold. */
const SEAT: Record<HeroAge, { x: number; y: number; fw: number }> = {
  3: { x: 1436, y: 548, fw: 156 },
  5: { x: 1440, y: 520, fw: 156 },
  7: { x: 1454, y: 506, fw: 142 },
}

/** A place on the globe: degrees from its top, to the right. */
const onGlobe = (deg: number, height = 0): Point => [
  PLANET.x + Math.sin(rad(deg)) * (PLANET.r + height),
  PLANET.y - Math.cos(rad(deg)) * (PLANET.r + height),
]

export function smallPlanetScene({ hero: child, seed = 41 }: { hero: SceneHero; seed?: number }): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    nebula(SPREAD_SIZE, { colour: '#ff9ac0', seed: 6, opacity: 0.4 }) +
    gouache(random, { x: -100, y: 0, w: 2300, h: 900 }, 110, ['#ffd0b0', '#b98ad0', '#5a4a9a', '#ff9aa8'], -0.06, [0.03, 0.1]) +
    stars(random, { w: W, h: 520 }, { n: 130, big: 7, calm: [TEXT_LEFT, TEXT_RIGHT] }) +
    earth() +
    shadeLeft +
    shadeRight +
    ellipse(1110, 640, 760, 420, 'url(#dawn)') +
    cat({ x: onGlobe(-59, 14)[0], y: onGlobe(-59, 14)[1], s: 0.72 }, 'peeping') +
    placed(ROCKET, rocketBehind('r') + rocketWall('r')) +
    globe(random) +
    telescope([CHILD.x - 118, CHILD.y + 74], 241, 250, [onGlobe(-45, -14), onGlobe(-39, -34), onGlobe(-32, -14)], {
      colour: '#8a6fc8',
      colourFar: '#a58ae0',
    }) +
    ellipse(CHILD.x, onGlobe(-27)[1] - 4, 150, 22, '#0f4a58', 'fill-opacity=".45" filter="url(#b8)"') +
    ellipse(...FLAME, 300, 300, 'url(#lanternGlow)', 'fill-opacity=".5"') +
    blueChild(CHILD, { held: lantern({ x: 4, y: 138, s: 0.86 }) }) +
    ellipse(1470, 818, 150, 20, '#0f4a58', 'fill-opacity=".45" filter="url(#b8)"') +
    vignette(SPREAD_SIZE)

  const figure = hero(child, LIGHT, { pose: 'greet', ...SEAT[child.age] })

  const front =
    somun(
      { x: 1222, y: 904, s: 0.8, rot: 4 },
      {
        mood: 'happy',
        look: [-0.2, 0.9],
        legs: 'stand',
        map: {
          spine: [
            [-86, 126],
            [-40, 138],
            [10, 134],
            [60, 140],
            [104, 128],
          ],
          width: 84,
          newDot: true,
        },
        armL: {
          points: [
            [-50, 90],
            [-92, 100],
            [-88, 128],
          ],
          deg: 80,
        },
        armR: {
          points: [
            [52, 88],
            [94, 92],
            [72, 116],
          ],
          deg: 150,
        },
      },
    ) +
    flowers(random) +
    screen(glow(...FLAME, 330, 'lanternGlow', 0.4))
  return finish({ heroBox: { x: 1095, y: 320, w: 545, h: 600 }, back, hero: figure, front, text: [TEXT_LEFT, TEXT_RIGHT] })
}

/** Home, far away, with one yellow window: just where the telescope looks. */
const earth = (): string =>
  ellipse(EARTH.x, EARTH.y, EARTH.r * 2.1, EARTH.r * 2.1, 'url(#air)') +
  ellipse(EARTH.x, EARTH.y, EARTH.r, EARTH.r, 'url(#sea)') +
  path(
    'M640 104C654 84 680 84 690 96C694 112 672 116 664 128C650 132 636 124 640 104ZM676 146C690 136 706 140 710 130C716 142 706 160 690 162C680 162 672 156 676 146Z',
    '#9ad0b0',
    'fill-opacity=".85"',
  ) +
  line('M630 128Q672 142 716 116', '#ffffff', 5, 'stroke-opacity=".5"') +
  ellipse(690, 122, 26, 26, 'url(#warm)') +
  ellipse(690, 122, 5, 5, '#fff3b0')

/** Soft teal ground with ten footprints round it. */
function globe(random: Random): string {
  const { x, y, r } = PLANET
  let tufts = ''
  for (let i = 0; i < 90; i++) {
    const [px, py] = onGlobe(random.between(-58, 58), -4)
    tufts += leaf(px, py + 4, random.between(14, 34), random.between(3, 5), -Math.PI / 2 + random.spread() * 0.7)
  }
  let prints = ''
  for (let i = 0; i < 10; i++) {
    const [px, py] = onGlobe(-46 + i * 10.4, -76 - (i % 2) * 34 - Math.abs(i - 4.5) * 5)
    prints += `<g transform="translate(${fix(px)} ${fix(py)}) rotate(${fix(70 + (-46 + i * 10.4) * 0.7)}) scale(1 .7)">${ellipse(0, 0, 11, 20, '#2a7a80', 'fill-opacity=".55"') + ellipse(0, 27, 9, 9, '#2a7a80', 'fill-opacity=".55"')}</g>`
  }
  const craters = [
    [870, 1010, 70, 34],
    [1380, 1010, 54, 26],
    [1080, 800, 40, 15],
    [1010, 1080, 44, 22],
  ] as const
  return (
    ellipse(x, y, r + 16, r + 16, '#eafff4', 'fill-opacity=".4" filter="url(#b16)"') +
    path(tufts, '#3f9a92') +
    ellipse(x, y, r, r, 'url(#ground)') +
    ellipse(x, y, r - 3, r - 3, 'none', 'stroke="#eafff4" stroke-width="6" stroke-opacity=".55"') +
    ellipse(x, y, r - 14, r - 14, 'none', 'stroke="#c9ffe4" stroke-width="22" stroke-opacity=".16"') +
    `<clipPath id="globe"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    group(
      'clip-path="url(#globe)"',
      clump(
        random,
        x,
        y - 240,
        r,
        340,
        700,
        [
          [0, '#1f6f78'],
          [0.5, '#4fb0a4'],
          [1, '#a4e6c8'],
        ],
        { lx: -0.7, ly: -0.5, size: [14, 34], op: 0.24, ang: 0 },
      ),
      craters
        .map(
          ([cx, cy, rx, ry]) =>
            ellipse(cx, cy, rx, ry, '#1f6f78', 'fill-opacity=".5"') +
            ellipse(cx + 4, cy + ry * 0.3, rx * 0.86, ry * 0.72, '#3a948e', 'fill-opacity=".9"') +
            line(
              `M${cx - rx * 0.8} ${cy + ry * 0.5}Q${cx} ${cy + ry * 1.2} ${cx + rx * 0.8} ${cy + ry * 0.5}`,
              '#c9ffe4',
              4,
              'stroke-opacity=".5"',
            ),
        )
        .join(''),
      prints,
    )
  )
}

/** Three flowers at the rim, between the two. */
function flowers(random: Random): string {
  const one = (deg: number, tall: number, colour: string, s: number): string => {
    const [x, y] = onGlobe(deg, -6)
    const [tx, ty] = [x + Math.sin(rad(deg)) * tall + 6, y - tall]
    const petals = Array.from({ length: 6 }, (_, i) => leaf(tx, ty, 30 * s, 11 * s, (i * Math.PI) / 3 + random.spread() * 0.1)).join('')
    return (
      line(`M${fix(x)} ${fix(y)}Q${fix(x - 8)} ${fix(y - tall * 0.5)} ${fix(tx)} ${fix(ty)}`, '#2a8a80', 7 * s) +
      path(leaf(x - 3, y - tall * 0.35, 30 * s, 9 * s, -0.5), '#3fa898') +
      group('filter="url(#fS)"', path(petals, colour)) +
      ellipse(tx, ty, 9 * s, 9 * s, '#ffd98a')
    )
  }
  return one(-8, 84, '#ff9fc0', 1) + one(-3, 58, '#ffc98a', 0.84) + one(-45, 60, '#c9a0ff', 0.9)
}

const [calmLeft, shadeLeft] = calm('calmLeft', { ...TEXT_LEFT, h: 780 }, '#2b2a63', 0.94)
const [calmRight, shadeRight] = calm('calmRight', { ...TEXT_RIGHT, h: 780 }, '#33285f', 0.94)

const DEFS =
  calmLeft +
  calmRight +
  litSet('r', turnedLight(LIGHT, ROCKET.rot)) +
  linear('sky', [
    [0, '#2b2a6b'],
    [0.35, '#6a4a9a'],
    [0.66, '#e08a98'],
    [0.9, '#ffc9a0'],
  ]) +
  radial('dawn', [
    [0, '#fff0cf', 0.95],
    [0.35, '#ffc9a8', 0.6],
    [1, '#ff9a9a', 0],
  ]) +
  radial('air', [
    [0, '#a8d4ff', 0.6],
    [1, '#a8d4ff', 0],
  ]) +
  radial(
    'sea',
    [
      [0, '#a4d4ff'],
      [0.6, '#4f86dc'],
      [1, '#2a3f9a'],
    ],
    0.6,
    0.6,
    0.7,
  ) +
  radial(
    'ground',
    [
      [0, '#a8ecce'],
      [0.3, '#5fbfae'],
      [0.6, '#2f8a90'],
      [1, '#1f4f78'],
    ],
    0.3,
    0.06,
    0.8,
  ) +
  vignetteDef('#241a52', 0.6)
