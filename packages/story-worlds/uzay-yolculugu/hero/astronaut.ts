/** The little astronaut: a free head or one in a clear shell, a white suit in one piece, coral gloves, moon boots. */
import { place } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { group, inside } from '../../drawing/svg.ts'
import { cuff, sleeve } from '../../hero/arm.ts'
import {
  armsOf,
  freeHand,
  freeSkeleton,
  freeStandingHeight,
  headParts,
  SLOT,
  type FreePose,
  type FreeSkeleton,
  type FreeStand,
  type HeadParts,
} from '../../hero/free-body.ts'
import { shortened, type Limb } from '../../hero/limb.ts'
import { figure, limbsAt, onPage } from '../../hero/placing.ts'
import type { ArmName, BootTurn, Depth, Layered, LimbPose } from '../../hero/pose.ts'
import { endOf } from '../../hero/skeleton.ts'
import type { HeroAge, SceneHero, Skin } from '../../story-world.ts'
import { GOLD, type PageLight } from '../colours.ts'
import { boot } from './boot.ts'
import { domeBehind, domeOver } from './dome.ts'
import { helmet } from './helmet.ts'
import { tonesOf, type Tones } from './materials.ts'
import { collar, folds, torso, trim } from './suit.ts'

/**
 * `dome`: the clear shell round the head, with earpieces if there is space beside it; `pyjamas`: with bare hands, in
 * bed.
 */
export interface AstronautPose extends FreePose<LimbPose & Layered & BootTurn> {
  dome?: 'plain' | 'ears'
  pyjamas?: true
}
export type AstronautStand = FreeStand<AstronautPose>

/** Half widths of sleeve and trouser leg, in units; the sleeve's end as a share of the forearm. */
const ARM = 33
const LEG = 43
const WRIST = 0.8
const HAND = 0.68
const BOOT = 0.84
const SOLE = 54 * BOOT
const LEG_IN_BOOT = 34
/** Scale of a photo's framed head, so that its collar lies on the free body's neck. */
const FRAMED = 0.84

export const astronautHeight = (pose: AstronautPose, age: HeroAge, fw: number): number =>
  freeStandingHeight(pose, age, fw, SOLE)

/** A wrist on the page: a scene places a torch in the hand. */
export const wristAt = (stand: AstronautStand, age: HeroAge, arm: ArmName): Point =>
  onPage(endOf(freeSkeleton(stand.pose, age), arm), stand, SLOT)

export interface AstronautParts {
  body: string
  /** Arms drawn over an object in the hand; the object lies between the body and the arms. */
  hands: string
}

/** @returns SVG groups in pixels of the page; their layer needs `heroDefs` */
export function astronaut(child: SceneHero, light: PageLight, { pose, ...spot }: AstronautStand): AstronautParts {
  const skeleton = freeSkeleton(pose, child.age)
  const tones = tonesOf(light)
  const head = headOf(child, pose, light, tones)
  const arms = (depth: Depth) => armsAt(skeleton, depth, child, tones)
  const legs = (depth: Depth) =>
    limbsAt(
      depth,
      [
        [skeleton.legR, pose.legR],
        [skeleton.legL, pose.legL],
      ],
      (limb, spec) => {
        const width = LEG * skeleton.lengths.fat
        const trousers = sleeve(shortened(limb, LEG_IN_BOOT), width, 1)
        return (
          clothed(trousers, folds(limb, width, tones), pose) + boot(limb, { near: BOOT, ...spec }, tones, child.gender)
        )
      },
    )
  return {
    body: figure(
      spot,
      SLOT,
      head.behind,
      legs('back'),
      arms('back'),
      head.neck,
      legs('middle'),
      suit(skeleton, tones),
      legs('front'),
      collar(skeleton, tones, child.gender, pose.pyjamas === true),
      head.over,
    ),
    hands: figure(spot, SLOT, arms('middle'), arms('front')),
  }
}

/** A drawn face is a free head. A face cut from a photo has the helmet as its frame. */
function headOf(child: SceneHero, pose: AstronautPose, light: PageLight, tones: Tones): HeadParts {
  const free = headParts(child, pose, 'hHead')
  if (!free) {
    const framed = helmet({ tilt: pose.tilt, face: child.face, light, tones })
    return { behind: '', neck: '', over: group(`transform="scale(${FRAMED})"`, framed) }
  }
  if (!pose.dome) return free
  return {
    behind: domeBehind(pose.tilt) + free.behind,
    neck: free.neck,
    over: free.over + domeOver(pose.tilt, pose.dome === 'ears', light, tones),
  }
}

/** Gloves with their rings. Also draws a sleeve behind the body; the other sleeves are one shape with the suit. */
function armsAt(skeleton: FreeSkeleton<AstronautPose>, depth: Depth, { skin }: SceneHero, tones: Tones): string {
  const { pose, lengths } = skeleton
  const width = ARM * lengths.fat
  const hand: Skin = pose.pyjamas
    ? skin
    : { ...skin, base: tones.coral, dark: tones.coralDark, light: tones.coralLight }
  const ring = pose.pyjamas ? (['#ffffff', '#9aa6e0'] as const) : ([GOLD.mid, GOLD.low] as const)
  return limbsAt(depth, armsOf(skeleton), (limb, spec) => {
    return (
      (depth === 'back' ? clothed(sleeve(limb, width, WRIST), folds(limb, width, tones), pose) : '') +
      group('filter="url(#hS)"', freeHand(limb, spec, { inCuff: 2, size: HAND, skin: hand })) +
      group('filter="url(#hS)"', cuff(limb, width * 0.9, WRIST + 0.06, ring))
    )
  })
}

const cloth = ({ pyjamas }: AstronautPose): string => (pyjamas ? 'url(#hPyjamas)' : 'url(#hSuit)')

const clothed = (outline: string, creases: string, pose: AstronautPose): string =>
  group('filter="url(#hM)"', `<path d="${outline}" fill="${cloth(pose)}"/>`, inside(outline, creases))

/** Suit and sleeves are one shape under one light. */
function suit(skeleton: FreeSkeleton<AstronautPose>, tones: Tones): string {
  const { pose, lengths } = skeleton
  const { outline, at } = torso(skeleton)
  const width = ARM * lengths.fat
  const before = armsOf(skeleton).filter(([, { depth }]) => depth !== 'back')
  const limbs: Limb[] = before.map(([limb]) => limb)
  const sleeves = limbs.map((limb) => sleeve(limb, width, WRIST)).join('')
  return (
    (pose.pyjamas ? '' : `<path d="${place(PACK, at)}" fill="${tones.pack}"/>`) +
    group(
      'filter="url(#hM)"',
      `<path d="${outline + sleeves}" fill="${cloth(pose)}"/>`,
      inside(sleeves, limbs.map((limb) => folds(limb, width, tones)).join('')),
    ) +
    trim(skeleton, tones, pose.pyjamas === true)
  )
}

const PACK = 'M-100 6C-112 60 -110 130 -98 168L98 168C110 130 112 60 100 6C60 -10 -60 -10 -100 6Z'
