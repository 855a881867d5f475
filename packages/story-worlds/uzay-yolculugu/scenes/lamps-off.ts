/** 4. Lamps off: inside the box, face to face, nearly no light. One green point behind the dust. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { blob, fix } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { Box, HeroAge, SceneGiven, SceneLayers } from '../../story-world.ts'
import { GREEN, POINT_LIGHT as LIGHT } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { placed } from '../companions/placement.ts'
import { tape } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import { hero } from '../hero/hero.ts'
import type { PoseName } from '../hero/pose.ts'
import { jointAt } from '../hero/skeleton.ts'
import { greenLight } from '../sky/green-light.ts'
import { calm, gouache, stage, TEXT_LEFT, TEXT_RIGHT, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const WINDOW = { x: 806, y: 262, r: 156 }
interface Place {
  pose: PoseName
  x: number
  y: Record<HeroAge, number>
  fw: Record<HeroAge, number>
  /** How large the switches are that this child reaches, 1 as drawn. */
  box?: number
}
const same = (all: number): Record<HeroAge, number> => ({ 3: all, 5: all, 7: all })
/** The longer the arm, the farther from us. */
const ALONE: Record<HeroAge, number> = { 3: 316, 5: 300, 7: 276 }
/** Two in front, one who peeks over their heads: at every age each face is free of the others' helmets. */
const CAST: Cast<Place> = [
  [{ pose: 'switch', x: 1330, y: same(520), fw: ALONE, box: 1 }],
  [
    { pose: 'switchOff', x: 1218, y: { 3: 680, 5: 670, 7: 660 }, fw: same(184), box: 0.75 },
    { pose: 'hush', x: 1420, y: { 3: 490, 5: 430, 7: 370 }, fw: same(184) },
  ],
  [
    { pose: 'switchOff', x: 1208, y: { 3: 700, 5: 690, 7: 680 }, fw: same(166), box: 0.7 },
    { pose: 'hush', x: 1436, y: { 3: 700, 5: 690, 7: 680 }, fw: same(166) },
    { pose: 'peek', x: 1322, y: { 3: 470, 5: 410, 7: 350 }, fw: same(166) },
  ],
]
const HERO_BOXES: readonly Box[] = [
  { x: 620, y: 185, w: 1040, h: 915 },
  { x: 620, y: 100, w: 1040, h: 1000 },
  { x: 620, y: 60, w: 1040, h: 1040 },
]
const POINT = { x: 770, y: 236 }

export function lampsOffScene({ heroes, seed = 31 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    wall(random) +
    drawnDials() +
    ellipse(1340, 640, 640, 560, 'url(#hush)') +
    ellipse(WINDOW.x, WINDOW.y, 560, 480, 'url(#greenAir)') +
    window(random) +
    lamps() +
    path(
      `M${POINT.x} ${POINT.y - 30}L1180 360L1150 640L${POINT.x} ${POINT.y + 30}Z`,
      GREEN,
      'fill-opacity=".07" filter="url(#b30)"',
    ) +
    shadeLeft +
    shadeRight +
    cat({ x: 634, y: 1000, s: 0.7 }, 'peeping') +
    `<rect width="${W}" height="${H}" fill="url(#darkBelow)"/>` +
    ellipse(628, 997, 5, 6, '#ffe9a0', 'fill-opacity=".8"') +
    vignette(SPREAD_SIZE)

  const figures = castIn(CAST, heroes).map(({ child, pose, x, y, fw, box }) => {
    const stand = { pose, x, y: y[child.age], fw: fw[child.age] }
    const held = box ? panel(jointAt({ ...stand, age: child.age }, 'armL'), box) : ''
    return hero(child, LIGHT, { ...stand, held, reflection: [-84, -34], lampOff: true })
  })

  let motes = ''
  for (let i = 0; i < 80; i++) {
    const x = random.between(600, 1620)
    const y = random.between(40, 1080)
    if (Math.hypot(x - 1346, y - 520) < 300) continue
    const r = random.between(1.2, 4)
    const green = Math.hypot(x - POINT.x, y - POINT.y) < 420
    motes += ellipse(
      x,
      y,
      r,
      r,
      green ? '#b9f5d6' : '#c9c4e4',
      `fill-opacity="${random.between(0.12, green ? 0.6 : 0.35).toFixed(2)}"`,
    )
  }
  const front =
    somun({ x: 806, y: 966, s: 1.06, rot: 4 }, { mood: 'dim', look: [-0.4, -0.9], legs: 'none' }) +
    ellipse(806, 956, 130, 110, 'url(#eyeGlow)') +
    rim() +
    motes
  return finish({
    heroBox: itemAt(HERO_BOXES, heroes.length - 1),
    back,
    hero: figures.join(''),
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
  })
}

/** Cardboard in the dark: flutes, a seam, tape. */
function wall(random: Random): string {
  let flutes = ''
  for (let i = 0; i < 64; i++) {
    const x = i * 35 + random.spread() * 3
    flutes += line(
      `M${fix(x)} -10Q${fix(x + random.spread() * 6)} 560 ${fix(x + 4)} 1110`,
      i % 2 ? '#1c1a36' : '#4a4568',
      7,
      'stroke-opacity=".16"',
    )
  }
  return (
    `<rect width="${W}" height="${H}" fill="url(#wall)"/>` +
    flutes +
    gouache(random, { x: 0, y: 0, w: W, h: H }, 150, ['#4d4870', '#1d1b38', '#3a3760'], 1.5, [0.04, 0.12]) +
    line('M1108 -10Q1100 560 1112 1110', '#15132c', 9, 'stroke-opacity=".7"') +
    line('M1118 -10Q1110 560 1122 1110', '#57527c', 3, 'stroke-opacity=".4"') +
    group(
      'opacity=".3"',
      tape(1112, 96, 130, 88),
      tape(1118, 700, 120, 92),
      tape(2060, 980, 120, -30),
      tape(120, 60, 120, 24),
    )
  )
}

/** A rocket's dials, in crayon on the wall. */
const drawnDials = (): string =>
  group(
    'opacity=".34"',
    placed({ x: 1560, y: 110 }, line('M-46 10C-46 -50 46 -50 46 10M-60 14H60M0 8L24 -20', '#9a92c8', 6)),
    placed({ x: 1290, y: 84, s: 0.8 }, line('M-70 30V-26H70V30ZM-50 12L-28 -8L-6 10L18 -12L48 8', '#9a92c8', 6)),
    placed({ x: 1590, y: 1010 }, line('M-50 0Q-50 -50 0 -50T50 0T0 50T-50 0M0 0L-22 -26', '#9a92c8', 6)),
  )

/** The round window: grey dust, and what comes through it. */
function window(random: Random): string {
  const { x, y, r } = WINDOW
  let dust = ''
  for (let i = 0; i < 26; i++)
    dust += path(
      blob(
        random,
        x + random.spread() * r * 1.1,
        y + random.spread() * r * 1.1,
        random.between(30, 76),
        random.between(22, 56),
      ),
      random.pick(['#8d88ae', '#565280', '#a39ec0', '#403c66']),
      'fill-opacity=".5"',
    )
  return (
    ellipse(x + 8, y + 12, r + 42, r + 42, '#0f0d24', 'fill-opacity=".7" filter="url(#b16)"') +
    group('filter="url(#fM)"', ellipse(x, y, r + 34, r + 34, '#5a4a5e')) +
    ellipse(x, y, r + 6, r + 6, '#17142e') +
    `<clipPath id="pane"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    group(
      'clip-path="url(#pane)"',
      ellipse(x, y, r, r, 'url(#dusk)'),
      group('filter="url(#b8)"', dust),
      ellipse(POINT.x, POINT.y, 190, 190, 'url(#greenGlow)', 'fill-opacity=".55"'),
      greenLight(POINT.x, POINT.y, 0.62),
    ) +
    line(
      `M${x - r * 0.8} ${y - r * 0.34}Q${x - r * 0.56} ${y - r * 0.78} ${x - r * 0.1} ${y - r * 0.86}`,
      '#dfe6ff',
      8,
      'stroke-opacity=".3"',
    )
  )
}

/** Three lamps on a string, just put out: the last still glows a little. */
const lamps = (): string =>
  line('M600 -10C900 90 1500 100 1660 -20', '#15132c', 5) +
  (
    [
      [1080, 62, '#6f6a58', 0],
      [1232, 66, '#6a4a5c', 0],
      [1420, 52, '#8a7a5c', 0.5],
    ] as const
  )
    .map(
      ([x, y, colour, ember]) =>
        ellipse(x, y + 34, 90, 90, 'url(#warm)', `fill-opacity="${ember * 0.5}"`) +
        path(`M${x - 10} ${y}H${x + 10}V${y + 14}H${x - 10}Z`, '#2a2746') +
        ellipse(x, y + 32, 20, 23, colour) +
        line(`M${x - 6} ${y + 34}Q${x} ${y + 24} ${x + 6} ${y + 34}`, ember ? '#ffd9a0' : '#2a2746', 3) +
        ellipse(x - 7, y + 24, 5, 6, '#ffffff', 'fill-opacity=".3"'),
    )
    .join('')

/** Three switches on a piece of cardboard; the third is under the finger, wherever the arm reaches. */
const panel = ([wristX, wristY]: Point, s: number): string =>
  placed(
    { x: wristX - 168 * s, y: wristY - 190 * s, rot: -3, s },
    group('filter="url(#fM)"', path('M-104 -150L96 -156L104 150L-98 156Z', '#5d4f66')) +
      tape(-4, -150, 84, 2) +
      ([-92, -4, 84] as const)
        .map(
          (y, i) =>
            ellipse(-10, y, 34, 30, '#211c3c') +
            ellipse(-10, y, 27, 23, '#3a3458') +
            line(`M-10 ${y}L${i < 2 ? 4 : -2} ${y + (i < 2 ? 26 : 18)}`, '#b9b2d8', 13) +
            ellipse(i < 2 ? 4 : -2, y + (i < 2 ? 26 : 18), 10, 10, ['#b89a5a', '#a8566a', '#8a86c0'][i] ?? '#8a86c0') +
            line(`M44 ${y - 8}H72M44 ${y + 8}H64`, '#8f86b4', 4, 'stroke-opacity=".6"'),
        )
        .join(''),
  )

/** The box's edge, nearest to us and out of focus. */
const rim = (): string =>
  `<rect y="1070" width="${W}" height="30" fill="#191632"/>` +
  group(
    'filter="url(#b4)"',
    path('M-20 1062C500 1040 1700 1040 2220 1064V1200H-20Z', '#191632'),
    line('M-20 1062C500 1040 1700 1040 2220 1064', '#5a5478', 5, 'stroke-opacity=".7"'),
  )

const [calmLeft, shadeLeft] = calm('calmLeft', TEXT_LEFT, '#1d1b38', 0.72)
const [calmRight, shadeRight] = calm('calmRight', TEXT_RIGHT, '#1f1c3a', 0.72)

const DEFS =
  calmLeft +
  calmRight +
  linear('wall', [
    [0, '#322f52'],
    [1, '#232042'],
  ]) +
  radial('hush', [
    [0, '#6d6894', 0.75],
    [0.5, '#4a4670', 0.4],
    [1, '#2b2a45', 0],
  ]) +
  radial('greenAir', [
    [0, GREEN, 0.2],
    [0.4, GREEN, 0.07],
    [1, GREEN, 0],
  ]) +
  radial('dusk', [
    [0, '#7a7699'],
    [0.6, '#5a5680'],
    [1, '#343158'],
  ]) +
  radial('eyeGlow', [
    [0, '#fff3c4', 0.22],
    [0.5, '#fff3c4', 0.07],
    [1, '#fff3c4', 0],
  ]) +
  linear('darkBelow', [
    [0.6, '#14122c', 0],
    [1, '#14122c', 0.66],
  ]) +
  vignetteDef('#0c0a22', 0.72)
