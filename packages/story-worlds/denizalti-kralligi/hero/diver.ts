/** The little diver: a free head, a blue suit with a copper collar, bare hands, yellow boots; the glass dome where it is worn. */
import type { Gender } from '#domain/child.ts'
import { fix, lerp, place, polar, rad, smooth, tube } from '../../drawing/curve.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { cuff, rings, sleeve } from '../../hero/arm.ts'
import {
  armsOf,
  freeHand,
  freeSkeleton,
  freeStandingHeight,
  headParts,
  torsoFrame,
  MIDDLE_SHOULDER,
  SLOT,
  type FreePose,
  type FreeSkeleton,
  type FreeStand,
  type HeadParts,
} from '../../hero/free-body.ts'
import { shortened, type Limb } from '../../hero/limb.ts'
import { figure, inPagePixels, limbsAt, onPage } from '../../hero/placing.ts'
import type { ArmName, Bones, Depth } from '../../hero/pose.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { HeroAge, SceneHero, Skin } from '../../story-world.ts'
import { boot, type BootPose } from './boot.ts'
import { domeBefore, domeBehind, inDome } from './dome.ts'
import { helmet } from './helmet.ts'
import { COPPER, SUIT, YELLOW } from './materials.ts'
import type { SeaLight } from '../colours.ts'

/** `dome`: wears the dome; `pyjamas`: instead of the suit. */
export interface DiverPose extends FreePose<Bones & BootPose> {
  dome?: true
  pyjamas?: true
}
export type DiverStand = FreeStand<DiverPose>

/** Half width of a sleeve, in units; its end as a share of the forearm. */
const SLEEVE = 27
const WRIST = 0.86
const HAND = 0.62
const BOOT = 0.74
const SOLE = 52 * BOOT
const LEG_IN_BOOT = 40
/** Distance from the wrist to the middle of a closed hand, in units. */
const PALM = 24
/** The copper frame of a photo's face was drawn for a larger body. */
const FRAME = 0.84

export const diverHeight = (pose: DiverPose, age: HeroAge, fw: number): number =>
  freeStandingHeight(pose, age, fw, SOLE)

/** The middle of a closed hand on the page: a scene puts rope, tail and shell there. */
export function handAt(stand: DiverStand, age: HeroAge, arm: ArmName): Point {
  const { end, a2 } = freeSkeleton(stand.pose, age)[arm]
  return onPage(polar(end, a2 + (stand.pose[arm].handTurn ?? 0), PALM), stand, SLOT)
}

export interface DiverDrawing extends DiverStand {
  light: SeaLight
  /** SVG in pixels of the page, just behind the hands. */
  held?: string
}

/** @returns an SVG group; its layer needs `heroDefs` */
export function diver(child: SceneHero, { pose, light, held = '', ...spot }: DiverDrawing): string {
  const skeleton = freeSkeleton(pose, child.age)
  const head = headOf(child, pose, light)
  const legs = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [skeleton.legL, pose.legL],
        [skeleton.legR, pose.legR],
      ],
      (limb, spec) => leg(limb, spec, skeleton, child.gender),
    )
  return figure(
    spot,
    SLOT,
    head.behind,
    arms(skeleton, 'back', child.skin),
    head.neck,
    legs('back') + legs('middle') + torso(skeleton, child.gender) + legs('front'),
    pose.pyjamas ? shirtCollar(skeleton) : collar(skeleton, child.gender),
    head.over,
    held && inPagePixels(held, spot, SLOT),
    arms(skeleton, 'middle', child.skin) + arms(skeleton, 'front', child.skin),
  )
}

/**
 * Draws a drawn face as a free head, in the dome or without it. A face cut from a photo has the copper helmet as its
 * frame.
 */
function headOf(child: SceneHero, pose: DiverPose, light: SeaLight): HeadParts {
  const parts = headParts(child, pose, 'hHead')
  if (!parts)
    return { behind: '', neck: '', over: group(`transform="scale(${FRAME})"`, helmet(pose.tilt, child.face, light)) }
  if (!pose.dome) return parts
  return {
    behind: domeBehind(pose.tilt, 'hC') + inDome(parts.behind, pose.tilt),
    neck: parts.neck,
    over: inDome(parts.over, pose.tilt) + domeBefore(pose.tilt, 'hC'),
  }
}

const clothOf = ({ pose }: FreeSkeleton<DiverPose>) => (pose.pyjamas ? SUIT.pyjamas : SUIT.sea)

/** Hands with their cuffs. Also draws a sleeve behind the body; the other sleeves are one shape with the suit. */
function arms(skeleton: FreeSkeleton<DiverPose>, depth: Depth, skin: Skin): string {
  const width = SLEEVE * skeleton.lengths.fat
  const { cuffs } = clothOf(skeleton)
  return limbsAt(depth, armsOf(skeleton), (limb, pose) => {
    return (
      (depth === 'middle' ? '' : clothed(skeleton, sleeve(limb, width, WRIST), rings(limb, width, WRIST))) +
      group('filter="url(#hM)"', freeHand(limb, pose, { inCuff: 8, size: HAND, skin })) +
      group('filter="url(#hS)"', cuff(limb, width * 0.98, WRIST, cuffs))
    )
  })
}

/** Plain cloth in the sea; striped pyjamas. */
const clothed = (skeleton: FreeSkeleton<DiverPose>, outline: string, stripes: string): string => {
  const { base, light } = clothOf(skeleton)
  return (
    group('filter="url(#hM)"', path(outline, base)) +
    (skeleton.pose.pyjamas ? inside(outline, line(stripes, light, 6, 'opacity=".9"')) : '')
  )
}

const TRUNK =
  'M-36 -14C-66 -6 -86 12 -83 44C-77 90 -76 150 -79 196C-77 228 -48 238 0 238C48 238 77 228 79 196C76 150 77 90 83 44C86 12 66 -6 36 -14Z'

/** Suit and sleeves are one shape under one light. */
function torso(skeleton: FreeSkeleton<DiverPose>, gender: Gender): string {
  const { pose } = skeleton
  const at = torsoFrame(skeleton)
  const p = (d: string) => place(d, at)
  const width = SLEEVE * skeleton.lengths.fat
  const trunk = p(TRUNK)
  const { base, light, dark } = clothOf(skeleton)
  const before = armsOf(skeleton).filter(([, { depth = 'middle' }]) => depth === 'middle')
  const sleeves = before.map(([limb]) => sleeve(limb, width, WRIST)).join('')
  const ringed = before.map(([limb]) => rings(limb, width, WRIST)).join('')
  const stripes = p([-72, -48, -24, 0, 24, 48, 72].map((x) => `M${x} -20Q${x * 1.05} 100 ${x * 1.1} 240`).join(''))
  return (
    group(
      'filter="url(#hM)"',
      path(trunk + sleeves, base),
      pose.pyjamas ? inside(trunk, line(stripes, light, 6, 'opacity=".9"')) : '',
      pose.pyjamas ? inside(sleeves, path(sleeves, base) + line(ringed, light, 6, 'opacity=".9"')) : '',
    ) +
    line(p('M-76 66Q-80 46 -68 30M76 66Q80 46 68 30'), dark, 4, 'opacity=".5"') +
    before.map(([limb]) => tailoring(skeleton, limb, width, 'elbow')).join('') +
    (pose.pyjamas ? buttons(p) : gear(p, gender))
  )
}

/** A zip, a pocket with a starfish, a belt with its buckle. */
const gear = (p: (d: string) => string, gender: Gender): string =>
  line(p('M0 66L0 166'), SUIT.sea.dark, 4, 'opacity=".6"') +
  line(p('M-64 118Q-40 128 -20 124'), SUIT.sea.light, 4, 'opacity=".6"') +
  path(
    p('M44 84C47 94 52 97 62 98C54 104 52 110 55 120C47 114 41 114 33 120C36 110 34 104 26 98C36 97 41 94 44 84Z'),
    gender === 'female' ? '#ff9d7a' : '#ffd765',
  ) +
  group('filter="url(#hS)"', path(p('M-78 168Q0 190 78 168L79 196Q0 218 -79 196Z'), '#a8643a')) +
  group('filter="url(#hS)"', path(p('M-22 176C-22 170 22 170 22 176L22 208C22 214 -22 214 -22 208Z'), COPPER.brass)) +
  line(p('M-8 192L10 192'), '#7a4313', 6)

const buttons = (p: (d: string) => string): string =>
  ['M0 70', 'M0 116', 'M0 162']
    .map((at) => {
      const [x = 0, y = 0] = p(at).slice(1).split(' ').map(Number)
      return ellipse(x, y, 7, 7, YELLOW.base)
    })
    .join('')

/** Edge of the collar: scalloped for girls, straight with a chest plate for boys. */
const EDGES: Record<Gender, string> = {
  female:
    'M-52 -20C-84 -4 -92 18 -84 30C-74 44 -58 38 -54 35C-48 52 -26 54 -20 43C-15 57 15 57 20 43C26 54 48 52 54 35C58 38 74 44 84 30C92 18 84 -4 52 -20Q0 14 -52 -20Z',
  male: 'M-52 -20C-86 -4 -92 18 -86 33C-58 46 -42 40 -36 43C-33 57 -20 62 0 62C20 62 33 57 36 43C42 40 58 46 86 33C92 18 86 -4 52 -20Q0 14 -52 -20Z',
}
const BOLTS = ['M-74 18', 'M-54 26', 'M-26 40', 'M0 44', 'M26 40', 'M54 26', 'M74 18']

/** The copper collar: the dome is screwed onto it. */
function collar({ pose, lengths, neck }: FreeSkeleton<DiverPose>, gender: Gender): string {
  const at = {
    x: neck[0],
    y: neck[1],
    rot: (pose.spine - 90) * 0.7,
    sx: (lengths.shoulder / MIDDLE_SHOULDER) * 0.94,
    sy: Math.max(0.7, pose.torso ?? 1) * 0.9,
  }
  const p = (d: string) => place(d, at)
  return (
    group('filter="url(#hC)"', path(p(EDGES[gender]), 'url(#hCollar)')) +
    BOLTS.map((bolt) => {
      const [x = 0, y = 0] = p(bolt).slice(1).split(' ').map(Number)
      return ellipse(x, y, 5.4, 5.4, COPPER.dark, 'opacity=".8"') + ellipse(x - 1, y - 1.4, 4.2, 4.2, '#ffd9a0')
    }).join('')
  )
}

const shirtCollar = ({ pose, neck }: FreeSkeleton<DiverPose>): string =>
  group(
    'filter="url(#hS)"',
    path(
      place('M-40 -18C-20 8 -5 10 0 10L-20 28C-42 22 -52 -2 -40 -18ZM40 -18C20 8 5 10 0 10L20 28C42 22 52 -2 40 -18Z', {
        x: neck[0],
        y: neck[1],
        rot: pose.spine - 90,
      }),
      '#fffaf0',
    ),
  )

function leg(limb: Limb, pose: Bones & BootPose, skeleton: FreeSkeleton<DiverPose>, gender: Gender): string {
  const width = 33 * skeleton.lengths.fat
  const near = BOOT * (pose.near ?? 1)
  const bare = shortened(limb, LEG_IN_BOOT * (pose.near ?? 1))
  return (
    clothed(skeleton, trouser(bare, width), '') +
    tailoring(skeleton, bare, width, 'knee') +
    boot(limb, { ...pose, near }, gender)
  )
}

/** A full thigh, a slim knee, a calf, and loose cloth over the boot's edge. */
function trouser({ from, mid, end }: Limb, width: number): string {
  const along = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  return tube(
    [from, along(from, mid, 0.5), along(from, mid, 0.92), along(mid, end, 0.42), end],
    [1.2, 1.12, 0.92, 0.98, 0.86].map((share) => share * width),
  )
}

/** Piping along the limb, folds in the bend, a stitched patch on the joint. */
function tailoring(
  skeleton: FreeSkeleton<DiverPose>,
  { from, mid, end, a1, a2 }: Limb,
  width: number,
  joint: 'elbow' | 'knee',
): string {
  if (skeleton.pose.pyjamas) return ''
  const { dark, light } = SUIT.sea
  const bend = Math.sin(rad(a2 - a1))
  const inner = a1 + (a2 - a1) / 2 + (bend >= 0 ? 90 : -90)
  const side = bend >= 0 ? -90 : 90
  const beside = (point: Point, direction: number) => polar(point, direction + side, width * 0.46)
  const piping = smooth(
    [beside([lerp(from[0], mid[0], 0.3), lerp(from[1], mid[1], 0.3)], a1), beside(mid, (a1 + a2) / 2), beside(end, a2)],
    false,
  )
  const folds = [-26, 4, 32].map((turn, i) => {
    const root = polar(mid, inner, width * 0.92)
    const tip = polar(root, inner + 180 + turn, width * (0.95 - i * 0.12))
    return `M${root.map(fix).join(' ')}Q${polar(root, inner + 180 + turn * 0.4, width * 0.5)
      .map(fix)
      .join(' ')} ${tip.map(fix).join(' ')}`
  })
  const [px, py] = polar(mid, inner + 180, width * 0.3)
  const patch = joint === 'knee' ? [0.62, 0.5] : [0.5, 0.4]
  const at = `transform="rotate(${fix((a1 + a2) / 2)} ${fix(px)} ${fix(py)})"`
  return (
    line(piping, light, width * 0.16, 'opacity=".5"') +
    ellipse(px, py, (patch[0] ?? 0) * width, (patch[1] ?? 0) * width, light, `opacity=".4" ${at}`) +
    ellipse(
      ...([px, py, (patch[0] ?? 0) * width, (patch[1] ?? 0) * width] as const),
      'none',
      `stroke="#f6fbff" stroke-width="2.4" stroke-dasharray="5 5" opacity=".7" ${at}`,
    ) +
    (Math.abs(bend) > 0.25 ? line(folds.join(''), dark, width * 0.12, 'opacity=".5"') : '')
  )
}
