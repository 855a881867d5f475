/**
 * The little baker: a free head, striped shirt with rolled sleeves, apron, felt boots; hat and scarf if the scene has
 * them.
 */
import type { Gender } from '#domain/child.ts'
import { place } from '../../drawing/curve.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { cuff, forearm, rings, sleeve } from '../../hero/arm.ts'
import {
  armsOf,
  freeHand,
  freeSkeleton,
  freeStandingHeight,
  headParts,
  torsoFrame,
  SLOT,
  type FreePose,
  type FreeSkeleton,
  type FreeStand,
  type HeadParts,
} from '../../hero/free-body.ts'
import { shortened, type Limb } from '../../hero/limb.ts'
import { figure, inPagePixels, limbsAt, outlineInUnits } from '../../hero/placing.ts'
import type { Bones, Depth } from '../../hero/pose.ts'
import type { HeroAge, SceneHero, Skin } from '../../story-world.ts'
import type { BakeryLight } from '../colours.ts'
import { beanie } from './beanie.ts'
import { boot, type BootPose } from './boot.ts'
import { hat } from './hat.ts'
import { CREAM, STRIPES } from './materials.ts'
import { scarf } from './scarf.ts'

/** `hat`, `scarf`: worn; `flop`: the side to which their ends fall. */
export interface BakerPose extends FreePose<Bones & BootPose> {
  hat?: true
  scarf?: true
  flop?: 1 | -1
}
export type BakerStand = FreeStand<BakerPose>

/** Half width of a sleeve, in units; its end on the forearm as a share. */
const SLEEVE = 27
const ROLLED = 0.3
const CUFF = ['#f2f4ff', STRIPES.base] as const
const HAND = 0.62
const SOLE = 44
const LEG_IN_BOOT = 44

export const bakerHeight = (pose: BakerPose, age: HeroAge, fw: number): number =>
  freeStandingHeight(pose, age, fw, SOLE)

export interface BakerDrawing extends BakerStand {
  light: BakeryLight
  /** SVG in pixels of the page: `held` just behind the hands, `over` above all. */
  held?: string
  over?: string
  /** Outline in pixels of the page that clips the body, but not head and arms. */
  bodyIn?: string
}

/** @returns an SVG group; its layer needs `heroDefs` */
export function baker(child: SceneHero, { pose, light, held = '', over = '', bodyIn, ...spot }: BakerDrawing): string {
  const skeleton = freeSkeleton(pose, child.age)
  const head = headOf(child, pose, light)
  const inPage = (svg: string) => svg && inPagePixels(svg, spot, SLOT)
  const hidden = (svg: string) => (bodyIn ? inside(outlineInUnits(bodyIn, spot, SLOT), svg) : svg)
  const legs = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [skeleton.legL, pose.legL],
        [skeleton.legR, pose.legR],
      ],
      (limb, spec) => leg(limb, spec, skeleton.lengths.fat, child.gender),
    )
  return figure(
    spot,
    SLOT,
    head.behind,
    arms(skeleton, 'back', child.skin),
    head.neck,
    hidden(legs('back') + legs('middle') + torso(skeleton, child.gender) + legs('front')),
    collar(skeleton),
    pose.scarf && child.drawn ? neckScarf(pose) : '',
    head.over,
    inPage(held),
    arms(skeleton, 'middle', child.skin) + arms(skeleton, 'front', child.skin),
    inPage(over),
  )
}

/** A drawn face is a free head. A face cut from a photo has the hat as its frame. */
function headOf(child: SceneHero, pose: BakerPose, light: BakeryLight): HeadParts {
  const free = headParts(child, pose, 'hHead')
  if (free) return { ...free, over: free.over + (pose.hat ? beanie(pose.tilt, pose.head.turn, pose.flop ?? 1) : '') }
  const framed = group('transform="scale(.7)"', hat(pose, child.face, light), scarf(pose.tilt, pose.flop ?? 1))
  return { behind: '', neck: '', over: framed }
}

/**
 * Bare forearms with their cuffs. Also draws a sleeve behind the body; the other sleeves are one shape with the shirt.
 */
function arms(skeleton: FreeSkeleton<BakerPose>, depth: Depth, skin: Skin): string {
  const width = SLEEVE * skeleton.lengths.fat
  return limbsAt(depth, armsOf(skeleton), (limb, pose) => {
    return (
      (depth === 'back' ? striped(sleeve(limb, width, ROLLED), rings(limb, width, ROLLED)) : '') +
      group(
        'filter="url(#hM)"',
        forearm(limb, width, skin, ROLLED - 0.06),
        freeHand(limb, pose, { inCuff: 4, size: HAND, skin }),
      ) +
      group('filter="url(#hS)"', cuff(limb, width * 0.96, ROLLED - 0.04, CUFF))
    )
  })
}

const striped = (outline: string, stripes: string): string =>
  group(
    'filter="url(#hM)"',
    path(outline, STRIPES.base),
    inside(outline, line(stripes, STRIPES.light, 6, 'opacity=".8"')),
  )

/** Shirt and sleeves are one shape under one light. */
function torso(skeleton: FreeSkeleton<BakerPose>, gender: Gender): string {
  const at = torsoFrame(skeleton)
  const p = (d: string) => place(d, at)
  const width = SLEEVE * skeleton.lengths.fat
  const shirt = p(
    'M-36 -14C-66 -6 -86 12 -83 44C-77 90 -78 150 -82 196C-80 226 -48 236 0 236C48 236 80 226 82 196C78 150 77 90 83 44C86 12 66 -6 36 -14Z',
  )
  const before = armsOf(skeleton).filter(([, { depth }]) => depth !== 'back')
  const sleeves = before.map(([limb]) => sleeve(limb, width, ROLLED)).join('')
  const ringed = before.map(([limb]) => rings(limb, width, ROLLED)).join('')
  const stripes = p([-72, -48, -24, 0, 24, 48, 72].map((x) => `M${x} -20Q${x * 1.05} 100 ${x * 1.1} 240`).join(''))
  return (
    group(
      'filter="url(#hM)"',
      path(shirt + sleeves, STRIPES.base),
      inside(shirt, line(stripes, STRIPES.light, 6, 'opacity=".8"')),
      inside(sleeves, path(sleeves, STRIPES.base) + line(ringed, STRIPES.light, 6, 'opacity=".8"')),
    ) +
    line(p('M-76 66Q-80 46 -68 30M76 66Q80 46 68 30'), STRIPES.dark, 4, 'opacity=".4"') +
    apron(p, gender)
  )
}

/** An apron with a simit stitched on its pocket; scalloped for girls, straight for boys. */
function apron(p: (d: string) => string, gender: Gender): string {
  const hem =
    gender === 'female'
      ? 'C80 246 66 258 54 248C42 264 22 264 14 252C4 266 -16 266 -26 252C-36 264 -56 260 -62 248C-72 254 -80 246 -80 236'
      : 'Q84 250 72 254Q0 266 -72 254Q-84 250 -80 236'
  const shape = p(
    `M-46 36Q0 50 46 36C48 66 62 78 76 88C84 130 82 200 80 236${hem}C-82 200 -84 130 -76 88C-62 78 -48 66 -46 36Z`,
  )
  return (
    line(p('M-40 42L-50 -4M40 42L50 -4'), CREAM.base, 11) +
    group('filter="url(#hA)"', path(shape, 'url(#hApron)')) +
    line(p('M-74 96Q0 114 74 96'), CREAM.dark, 3, 'opacity=".45"') +
    line(p('M-38 140Q0 150 38 140L34 190Q0 200 -34 190Z'), CREAM.dark, 3, 'opacity=".7" stroke-dasharray="9 6"') +
    line(p('M-15 168C-15 158 15 158 15 168C15 178 -15 178 -15 168Z'), '#b8743a', 8) +
    line(p('M-13 166C-11 160 8 159 12 164'), '#e6ab68', 3)
  )
}

/** A scarf for a free neck, smaller than the one that closes the hat's frame. */
const neckScarf = ({ tilt, flop = 1 }: BakerPose): string =>
  group('transform="translate(0 46) scale(.6 .62)"', scarf(tilt * 0.5, flop))

/** Two white points below the chin. */
function collar({ pose, neck }: FreeSkeleton<BakerPose>): string {
  const p = (d: string) => place(d, { x: neck[0], y: neck[1], rot: pose.spine - 90 })
  return group(
    'filter="url(#hS)"',
    path(
      p('M-40 -18C-20 8 -5 10 0 10L-20 28C-42 22 -52 -2 -40 -18ZM40 -18C20 8 5 10 0 10L20 28C42 22 52 -2 40 -18Z'),
      CUFF[0],
    ),
  )
}

const leg = (limb: Limb, pose: Bones & BootPose, fat: number, gender: Gender): string => {
  const width = 34 * fat
  const bare = shortened(limb, LEG_IN_BOOT * (pose.near ?? 1))
  return striped(sleeve(bare, width, 1), rings(bare, width, 1)) + boot(limb, pose, gender)
}

/** A shadow on the ground below a standing child. */
export const footShadow = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r * 0.14, '#5a2c1c', 'opacity=".4" filter="url(#b6)"')
