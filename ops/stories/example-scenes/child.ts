/** The child of the example scenes in everyday clothes: striped shirt, jeans, canvas shoes; in the kitchen an apron and a cook's hat. */
import { place } from '#stories/drawing/curve.ts'
import { blurs, linear } from '#stories/drawing/filters.ts'
import type { Point } from '#stories/drawing/geometry.ts'
import type { Light } from '#stories/drawing/light.ts'
import { litFilter, litSet } from '#stories/drawing/lit-set.ts'
import { ellipse, group, inside, line, path } from '#stories/drawing/svg.ts'
import { cuff, forearm, sleeve } from '#stories/hero/arm.ts'
import {
  armsOf,
  freeHand,
  freeSkeleton,
  freeStandingHeight,
  headParts,
  SLOT,
  torsoFrame,
  type FreePose,
  type FreeSkeleton,
  type FreeStand,
} from '#stories/hero/free-body.ts'
import { bootFrame, shortened, type Limb } from '#stories/hero/limb.ts'
import { figure, inPagePixels, limbsAt } from '#stories/hero/placing.ts'
import type { Bones, BootTurn, Depth, Layered } from '#stories/hero/pose.ts'
import type { HeroAge, SceneHero, Skin } from '#stories/story-world.ts'

const SHIRT = { base: '#e4573d', dark: '#a5322c', stripe: '#fff1d8' }
const JEANS = { base: '#3d6f9e', dark: '#264a73', light: '#6fa0cc' }
const SHOE = { base: '#2f8f86', dark: '#1d5f60', sole: '#fffaf0' }
const LINEN = { base: '#fff6e2', dark: '#cfae84', light: '#fffdf6' }

/** Half widths of a sleeve and of a trouser leg; the place on the forearm where the short sleeve ends. */
const SLEEVE = 28
const TROUSER = 35
const SLEEVE_END = 0.14
const HAND = 0.64
const SOLE = 40
const LEG_IN_SHOE = 26

type LegPose = Bones & Layered & BootTurn & { seen: 'side' | 'front' }
export interface ChildPose extends FreePose<LegPose> {
  cook?: true
}

export interface ChildDrawing extends FreeStand<ChildPose> {
  /** SVG in pixels of the page: `held` just behind the hands, `over` above all. */
  held?: string
  over?: string
}

export const childHeight = (pose: ChildPose, age: HeroAge, fw: number): number =>
  freeStandingHeight(pose, age, fw, SOLE)

/** A scene needs these once, in its defs. */
export const childDefs = (light: Required<Pick<Light, 'dir' | 'hi' | 'hiO' | 'sh' | 'shO' | 'rim' | 'rimO'>>): string =>
  litSet('h', light) +
  litFilter('hHead', { ...light, hiO: light.hiO * 0.6, shO: light.shO * 0.7 }, 'M') +
  blurs(2, 3, 6, 10, 20) +
  linear('hLinen', [
    [0, LINEN.light],
    [0.6, LINEN.base],
    [1, '#efd9b4'],
  ])

/** @returns an SVG group */
export function child(hero: SceneHero, { pose, held = '', over = '', ...spot }: ChildDrawing): string {
  const skeleton = freeSkeleton(pose, hero.age)
  const head = headParts(hero, pose, 'hHead')
  if (!head) throw new Error('The child of the example scenes has a drawn face')
  const inPage = (svg: string) => svg && inPagePixels(svg, spot, SLOT)
  const legs = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [skeleton.legL, pose.legL],
        [skeleton.legR, pose.legR],
      ],
      (limb, spec) => leg(limb, spec, skeleton.lengths.fat),
    )
  return figure(
    spot,
    SLOT,
    head.behind,
    arms(skeleton, 'back', hero.skin),
    head.neck,
    legs('back') + legs('middle'),
    torso(skeleton),
    legs('front'),
    collar(skeleton),
    head.over,
    pose.cook ? cooksHat(pose) : '',
    inPage(held),
    arms(skeleton, 'middle', hero.skin) + arms(skeleton, 'front', hero.skin),
    inPage(over),
  )
}

/** @returns the place of a hand on the page */
export const handAt = (hero: SceneHero, { pose, x, y, fw }: ChildDrawing, arm: 'armL' | 'armR', out = 34): Point => {
  const { end, a2 } = freeSkeleton(pose, hero.age)[arm]
  const turn = ((a2 + (pose[arm].handTurn ?? 0)) * Math.PI) / 180
  const k = fw / SLOT
  return [x + (end[0] + Math.cos(turn) * out) * k, y + (end[1] + Math.sin(turn) * out) * k]
}

/** Draws a sleeve behind the body; the others are one shape with the shirt. */
function arms(skeleton: FreeSkeleton<ChildPose>, depth: Depth, skin: Skin): string {
  const width = SLEEVE * skeleton.lengths.fat
  return limbsAt(
    depth,
    armsOf(skeleton),
    (limb, pose) =>
      (depth === 'back' ? group('filter="url(#hM)"', path(sleeve(limb, width, SLEEVE_END), SHIRT.base)) : '') +
      group(
        'filter="url(#hM)"',
        forearm(limb, width * 0.92, skin, SLEEVE_END - 0.08),
        freeHand(limb, pose, { inCuff: 4, size: HAND, skin }),
      ) +
      group('filter="url(#hS)"', cuff(limb, width * 0.98, SLEEVE_END - 0.04, [SHIRT.stripe, SHIRT.dark])),
  )
}

/** Shirt and sleeves are one shape with one light. */
function torso(skeleton: FreeSkeleton<ChildPose>): string {
  const p = (d: string) => place(d, torsoFrame(skeleton))
  const width = SLEEVE * skeleton.lengths.fat
  const shirt = p(
    'M-36 -14C-66 -6 -86 12 -83 44C-77 90 -76 150 -80 196C-80 214 -48 222 0 222C48 222 80 214 80 196C76 150 77 90 83 44C86 12 66 -6 36 -14Z',
  )
  const seat = p('M-78 176C-82 210 -84 232 -80 250C-50 264 50 264 80 250C84 232 82 210 78 176Z')
  const sleeves = armsOf(skeleton)
    .filter(([, { depth }]) => depth !== 'back')
    .map(([limb]) => sleeve(limb, width, SLEEVE_END))
    .join('')
  const stripes = p([84, 120, 156, 192].map((y) => `M-92 ${y}Q0 ${y + 16} 92 ${y}`).join(''))
  return (
    group('filter="url(#hM)"', path(seat, JEANS.base)) +
    group(
      'filter="url(#hM)"',
      path(shirt + sleeves, SHIRT.base),
      inside(shirt, line(stripes, SHIRT.stripe, 12)),
      path(sleeves, SHIRT.base),
    ) +
    line(p('M-74 66Q-78 46 -66 30M74 66Q78 46 66 30'), SHIRT.dark, 4, 'opacity=".4"') +
    (skeleton.pose.cook ? apron(p) : '')
  )
}

/** A kitchen apron with a pocket. */
function apron(p: (d: string) => string): string {
  const shape = p(
    'M-46 34Q0 48 46 34C48 64 62 78 76 88C84 130 84 200 84 270Q0 290 -84 270C-84 200 -84 130 -76 88C-62 78 -48 64 -46 34Z',
  )
  return (
    line(p('M-40 40L-50 -4M40 40L50 -4'), LINEN.base, 11) +
    group('filter="url(#hM)"', path(shape, 'url(#hLinen)')) +
    line(p('M-74 96Q0 114 74 96'), LINEN.dark, 3, 'opacity=".45"') +
    line(p('M-38 150Q0 160 38 150L34 204Q0 214 -34 204Z'), LINEN.dark, 3, 'opacity=".7" stroke-dasharray="9 6"')
  )
}

/** The shirt's neckband. */
function collar({ pose, neck }: FreeSkeleton<ChildPose>): string {
  const p = (d: string) => place(d, { x: neck[0], y: neck[1], rot: pose.spine - 90 })
  return (
    line(p('M-42 -16C-30 16 30 16 42 -16'), SHIRT.stripe, 12) +
    line(p('M-42 -9C-30 23 30 23 42 -9'), SHIRT.dark, 2.4, 'opacity=".5"')
  )
}

/** A hat of puffed linen over a band. */
function cooksHat({ tilt, head }: ChildPose): string {
  const puff =
    'M-96 -92C-150 -104 -152 -182 -98 -190C-86 -232 -34 -244 -4 -218C30 -246 86 -232 96 -190C150 -184 150 -104 96 -92Z'
  const band = 'M-107 -34C-108 -62 -104 -84 -98 -100Q0 -134 98 -100C104 -84 108 -62 107 -34Q0 -88 -107 -34Z'
  return group(
    `transform="translate(0 12) rotate(${tilt}) translate(${(head.turn * 10).toFixed(1)} -12)"`,
    group('filter="url(#hL)"', path(puff, 'url(#hLinen)')),
    line(
      'M-52 -118C-70 -150 -70 -176 -58 -196M2 -132C-4 -164 0 -190 4 -210M54 -118C72 -150 70 -176 58 -198',
      LINEN.dark,
      4,
      'opacity=".5"',
    ),
    group('filter="url(#hS)"', path(band, LINEN.light)),
    line('M-104 -48Q0 -102 104 -48', LINEN.dark, 2.6, 'opacity=".5"'),
  )
}

const leg = (limb: Limb, pose: LegPose, fat: number): string => {
  const width = TROUSER * fat
  const inShoe = shortened(limb, LEG_IN_SHOE * (pose.near ?? 1))
  return (
    group('filter="url(#hM)"', shoe(limb, pose)) +
    group('filter="url(#hM)"', path(sleeve(inShoe, width, 1), JEANS.base)) +
    group('filter="url(#hS)"', cuff(inShoe, width * 0.92, 0.96, [JEANS.light, JEANS.dark]))
  )
}

/** A canvas shoe; local frame: ankle at 0,0, the shin comes from -y, a side's toe points to +x. */
function shoe(limb: Limb, pose: LegPose): string {
  const p = (d: string) => place(d, bootFrame(limb, pose))
  const s = pose.near ?? 1
  return pose.seen === 'side'
    ? path(p('M-34 -44C-38 -10 -42 8 -38 28L80 28C90 12 76 -2 52 -8C38 -14 34 -26 32 -44Z'), SHOE.base) +
        path(p('M-42 18C-10 26 60 24 86 14C92 30 88 42 74 42L-28 42C-42 42 -44 30 -42 18Z'), SHOE.sole) +
        line(p('M20 -20L38 -30M34 -8L52 -18'), SHOE.sole, 6 * s)
    : path(p('M-34 -44C-36 -14 -48 0 -48 22C-48 36 48 36 48 22C48 0 36 -14 34 -44Z'), SHOE.base) +
        path(p('M-50 18C-36 34 36 34 50 18C54 36 34 44 0 44C-34 44 -54 36 -50 18Z'), SHOE.sole) +
        line(p('M-18 -14L18 -14M-20 0L20 0'), SHOE.sole, 6 * s)
}

/** A shadow on the ground, below a child or a thing. */
export const groundShadow = (x: number, y: number, r: number, colour = '#2c5a3a'): string =>
  ellipse(x, y, r, r * 0.13, colour, 'opacity=".38" filter="url(#b6)"')
