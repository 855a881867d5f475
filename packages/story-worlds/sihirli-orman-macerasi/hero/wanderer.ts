/** The child in the red cape: a free head with the hood down, mustard tunic, plum leggings, brown boots. */
import { place } from '../../drawing/curve.ts'
import type { Light } from '../../drawing/light.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { cuff, forearm, sleeve } from '../../hero/arm.ts'
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
import type { Bones, Depth, Layered } from '../../hero/pose.ts'
import type { HeroAge, SceneHero, Skin } from '../../story-world.ts'
import { boot, type BootView } from './boot.ts'
import { capeBefore, capeBehind, hoodBefore, hoodBehind, type Cape } from './cloak.ts'
import { hood } from './hood.ts'
import { CLOTHES } from './materials.ts'
import { tunic } from './tunic.ts'

/** `foot`: rotation of the boot on the page; `toes`: direction of a boot's toes in the side view. */
export type WandererLeg = Bones & Layered & { boot: BootView; foot?: number; toes?: 1 | -1 }
/** `tip`: the side to which the hood's tip hangs. */
export interface WandererPose extends FreePose<WandererLeg> {
  cape: Cape
  tip?: 1 | -1
}
export type WandererStand = FreeStand<WandererPose>

/** Half width of a sleeve and of a trouser leg; the sleeve's end as a share of the forearm. */
const SLEEVE = 27
const LEGGING = 29
const WRIST = 0.8
const HAND = 0.66
/** A boot's size, and the ankle's height above its sole. */
const BOOT = 1.95
const SOLE = 50
/** Half width of the shoulders at five years. */
const SHOULDER = 57

export const wandererHeight = (pose: WandererPose, age: HeroAge, fw: number): number =>
  freeStandingHeight(pose, age, fw, SOLE)

export interface WandererDrawing extends WandererStand {
  light: Light
  /** SVG in pixels of the page: `under` between cape and body, `held` just behind the hands, `over` above all. */
  under?: string
  held?: string
  over?: string
  /** Outline in pixels of the page that clips the body, but not head and arms. */
  bodyIn?: string
}

/** @returns an SVG group; its layer needs `wandererDefs` */
export function wanderer(
  child: SceneHero,
  { pose, light, under = '', held = '', over = '', bodyIn, ...spot }: WandererDrawing,
): string {
  const skeleton = freeSkeleton(pose, child.age)
  const { neck, lengths } = skeleton
  const head = headOf(child, pose, light)
  const side = light.dir[0] < 0 ? -1 : 1
  const inPage = (svg: string) => svg && inPagePixels(svg, spot, SLOT)
  const hidden = (svg: string) => (bodyIn && svg ? inside(outlineInUnits(bodyIn, spot, SLOT), svg) : svg)
  const at = { neck, spine: pose.spine, wide: lengths.shoulder / SHOULDER }
  const legs = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [skeleton.legL, pose.legL],
        [skeleton.legR, pose.legR],
      ],
      (limb, spec) => leg(limb, spec, lengths.fat, child.gender),
    )
  return figure(
    spot,
    SLOT,
    hidden(capeBehind(pose.cape, child.age, side)),
    inPage(under),
    child.drawn ? hidden(hoodBehind(at, pose.tip ?? 1)) : '',
    head.behind,
    hands(skeleton, 'back', child.skin) + sleeves(skeleton, 'back'),
    head.neck,
    hidden(legs('back') + legs('middle') + clothes(skeleton, child.gender) + legs('front')),
    hands(skeleton, 'middle', child.skin),
    hidden(capeBefore(pose.cape, child.age, side)),
    inPage(held),
    sleeves(skeleton, 'front'),
    hidden(hoodBefore(at)),
    head.over,
    hands(skeleton, 'front', child.skin),
    inPage(over),
  )
}

/** A drawn face is a free head. A face cut from a photo has the hood as its frame. */
function headOf(child: SceneHero, pose: WandererPose, light: Light): HeadParts {
  const framed = () =>
    group('transform="scale(1.56)"', hood({ tilt: pose.tilt, tip: pose.tip ?? 1 }, child.face, light))
  return headParts(child, pose, 'wHead') ?? { behind: '', neck: '', over: framed() }
}

/** Draws the sleeves behind and in front of the body; a sleeve beside the tunic is one shape with it. */
const sleeves = (skeleton: FreeSkeleton<WandererPose>, depth: 'back' | 'front'): string =>
  limbsAt(depth, armsOf(skeleton), (limb) =>
    group('filter="url(#wM)"', path(sleeve(limb, SLEEVE * skeleton.lengths.fat, WRIST), CLOTHES.tunic)),
  )

/** Hands with their cuffs. */
function hands(skeleton: FreeSkeleton<WandererPose>, depth: Depth, skin: Skin): string {
  const width = SLEEVE * skeleton.lengths.fat
  return limbsAt(depth, armsOf(skeleton), (limb, pose) => {
    return (
      group(
        'filter="url(#wS)"',
        forearm(limb, width, skin, WRIST - 0.1),
        freeHand(limb, pose, { inCuff: 2, size: HAND, skin }),
      ) + group('filter="url(#wS)"', cuff(limb, width * 0.94, WRIST + 0.02, ['#fff0cf', '#c99f5a']))
    )
  })
}

/** Tunic and sleeves are one shape under one light. */
function clothes(skeleton: FreeSkeleton<WandererPose>, gender: SceneHero['gender']): string {
  const { pose, lengths } = skeleton
  const at = torsoFrame(skeleton, pose.hipSpine)
  const beside = armsOf(skeleton).filter(([, { depth = 'middle' }]) => depth === 'middle')
  return tunic((d) => place(d, at), beside.map(([limb]) => sleeve(limb, SLEEVE * lengths.fat, WRIST)).join(''), gender)
}

function leg(
  limb: Limb,
  { boot: view, foot = 0, toes = 1, near = 1 }: WandererLeg,
  fat: number,
  gender: SceneHero['gender'],
): string {
  const width = LEGGING * fat
  const bare = shortened(limb, 34 * near)
  const [x, y] = limb.end
  const size = BOOT * near * fat
  return (
    group('filter="url(#wM)"', path(sleeve(bare, width, 1), CLOTHES.legs)) +
    line(
      place('M-16 -8Q0 4 16 -6', { x: limb.mid[0], y: limb.mid[1], rot: limb.a1 - 90 }),
      CLOTHES.legsD,
      5,
      'opacity=".45"',
    ) +
    boot(view, { x, y, rot: foot, sx: size * toes, sy: size }, gender, 'w')
  )
}

/** A shadow on the ground below a standing child. */
export const footShadow = (x: number, y: number, r: number, colour = '#3a3418'): string =>
  ellipse(x, y, r, r * 0.14, colour, 'opacity=".4" filter="url(#b6)"')
