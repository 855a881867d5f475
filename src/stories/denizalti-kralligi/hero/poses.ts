/** The acting poses. Unit: the face is 200 wide, its centre is 0,0. 'L' is the left side of the picture. */
import type { Pose, PoseName } from './pose.ts'

export const POSES: Record<PoseName, Pose> = {
  // portrait: one hand waves, the other rests
  wave: {
    tilt: -5,
    spine: 92,
    armL: { a1: 124, a2: 84, hand: 'relaxed' },
    armR: { a1: 58, a2: -62, hand: 'open', near: 1.06, s2: 1.1 },
    legL: { a1: 98, a2: 92, boot: 'side', toes: -1 },
    legR: { a1: 80, a2: 88, boot: 'side', toes: 1 },
  },
  // cover: sinks feet first, boots toward us, one hand to the seahorse's tail
  sink: {
    tilt: 6,
    spine: 96,
    torso: 0.62,
    armL: { to: [-318, 122], bend: 1, hand: 'reach', near: 1.1 },
    armR: { a1: -12, a2: -46, hand: 'open', near: 1.08 },
    fixedLegs: true,
    legL: { a1: 134, a2: 84, s1: 0.6, s2: 0.34, boot: 'sole', near: 1.36, turn: 10, depth: 'front' },
    legR: { a1: 56, a2: 66, s1: 0.62, s2: 0.42, boot: 'sole', near: 1.12, turn: -18, depth: 'front' },
  },
  // 1: star jump seen from above
  leap: {
    tilt: 12,
    spine: 94,
    torso: 0.72,
    armL: { a1: 204, a2: 226, hand: 'open', near: 1.1 },
    armR: { a1: -46, a2: -76, hand: 'open', near: 1.14 },
    legL: { a1: 142, a2: 158, s1: 0.86, s2: 0.8, boot: 'sole', near: 1.3, depth: 'front' },
    legR: { a1: 46, a2: 26, s1: 0.9, s2: 0.8, boot: 'sole', near: 1.42, depth: 'front' },
  },
  // 2: pulled by the seahorse, body stretched out behind
  tow: {
    tilt: 10,
    spine: 190,
    torso: 0.95,
    armL: { a1: 146, a2: 190, hand: 'open' },
    armR: { from: [58, 138], to: [245, 232], bend: 1, hand: 'grip' },
    legL: { a1: 206, a2: 172, boot: 'side', depth: 'front' },
    legR: { a1: 178, a2: 212, boot: 'side', depth: 'back' },
  },
  // 3: on the belly on top of the wall, chin over the edge, boots up behind
  lie: {
    tilt: -4,
    spine: -84,
    torso: 0.3,
    armL: { a1: 170, a2: 184, hand: 'open', near: 1.12, from: [-86, 124] },
    armR: { a1: 10, a2: -6, hand: 'open', near: 1.12, from: [86, 124] },
    fixedLegs: true,
    legL: { a1: -116, a2: -104, s1: 1.1, s2: 1, boot: 'side', toes: -1, depth: 'back' },
    legR: { a1: -66, a2: -84, s1: 1.2, s2: 1.1, boot: 'side', toes: 1, depth: 'back', turn: -14 },
  },
  // 4: leans back on the rope, singing, one boot taps
  heave: {
    tilt: 11,
    spine: 108,
    torso: 0.86,
    armL: { from: [-52, 196], to: [-146, 240], bend: -1, s: 0.52, hand: 'grip', near: 1.16, handTurn: 14 },
    armR: { to: [-50, 258], bend: -1, s: 0.86, hand: 'grip', near: 1.1, handTurn: -6 },
    legL: { a1: 168, a2: 96, s1: 0.95, s2: 0.5, boot: 'side', toes: -1, turn: 26, near: 1.2, depth: 'front' },
    legR: { a1: 84, a2: 98, boot: 'side', toes: -1, near: 1.05, depth: 'back' },
  },
  // 5: flies toward us at the rope's end
  kite: {
    tilt: -9,
    spine: 148,
    torso: 0.92,
    armL: { a1: 236, a2: 214, hand: 'open', near: 1.1, depth: 'back' },
    armR: { a1: -30, a2: -40, hand: 'grip', near: 1.05, depth: 'front' },
    legL: { a1: 164, a2: 196, s1: 0.9, boot: 'side', depth: 'front' },
    legR: { a1: 128, a2: 150, s1: 0.9, boot: 'side', depth: 'back' },
  },
  // 6: sits in bed, shell at the helmet, legs under the quilt
  bed: {
    tilt: -11,
    spine: 94,
    armL: { from: [-84, 196], to: [-34, 272], bend: 1, s: 0.62, hand: 'flat', handTurn: -16 },
    armR: { to: [196, 176], bend: 1, s: 0.84, hand: 'cup' },
  },
}
