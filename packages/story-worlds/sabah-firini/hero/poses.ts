/** The acting poses. Unit: the face is 200 wide, its centre is 0,0. 'L' is the left side of the picture. */
import type { LegPose, Pose, PoseName } from './pose.ts'

const STANDING: { legL: LegPose; legR: LegPose } = {
  legL: { a1: 97, a2: 92, boot: 'front', turn: 6 },
  legR: { a1: 83, a2: 88, boot: 'front', turn: -6 },
}

/** Down the stairs to the right: the near foot a step below, one hand at the rail. */
const STEP: Pose = {
  tilt: 7,
  spine: 98,
  flop: -1,
  armL: { a1: 128, a2: 104, hand: 'open', depth: 'back' },
  armR: { a1: 52, a2: -28, hand: 'open' },
  legL: { a1: 34, a2: 156, boot: 'side', turn: -62, depth: 'back' },
  legR: { a1: 64, a2: 92, boot: 'side', turn: -4 },
}

const LISTEN: Pose = {
  tilt: 9,
  spine: 94,
  flop: 1,
  armL: { to: [-126, 300], bend: 1, s: 0.7, hand: 'flat', handTurn: -30, depth: 'front' },
  armR: { to: [126, 300], bend: -1, s: 0.7, hand: 'flat', handTurn: 30, depth: 'front' },
}

/** On the floor, knees drawn up. */
const CROUCH: Pose = {
  tilt: -6,
  spine: 92,
  torso: 0.8,
  flop: -1,
  armL: { to: [-104, 300], bend: 1, s: 0.8, hand: 'grip', depth: 'front' },
  armR: { a1: 44, a2: -72, s2: 0.9, hand: 'open', depth: 'front' },
  legL: { a1: 158, a2: 62, s1: 0.62, s2: 0.8, boot: 'front', near: 1.12, turn: 28, depth: 'front' },
  legR: { a1: 22, a2: 118, s1: 0.62, s2: 0.8, boot: 'front', near: 1.12, turn: -28, depth: 'front' },
}

const BED: Pose = {
  tilt: -8,
  spine: 91,
  flop: -1,
  armL: { a1: 112, a2: 62, hand: 'flat' },
  armR: { a1: 72, a2: 122, hand: 'flat' },
}

const PEER: Pose = {
  tilt: 6,
  spine: 91,
  torso: 0.7,
  flop: 1,
  armL: { to: [-142, 156], bend: 1, s: 0.5, hand: 'grip', handTurn: -40, near: 1.1, depth: 'front' },
  armR: { to: [142, 156], bend: -1, s: 0.5, hand: 'grip', handTurn: 40, near: 1.1, depth: 'front' },
}

export const POSES: Record<PoseName, Pose> = {
  // cover: both arms round a bowl of dough
  carry: {
    tilt: -5,
    spine: 91,
    flop: 1,
    armL: { to: [-122, 318], bend: 1, hand: 'grip', handTurn: -34 },
    armR: { to: [122, 318], bend: -1, hand: 'grip', handTurn: 34 },
    ...STANDING,
  },
  // the second child: a hand up
  carryBeside: {
    tilt: 8,
    spine: 88,
    flop: -1,
    armL: { a1: 118, a2: 96, hand: 'open' },
    armR: { a1: 24, a2: -62, hand: 'open' },
    ...STANDING,
  },
  carryNear: {
    tilt: -9,
    spine: 92,
    flop: 1,
    armL: { a1: 158, a2: 244, hand: 'open' },
    armR: { a1: 66, a2: 90, hand: 'open' },
    ...STANDING,
  },
  portrait: {
    tilt: -6,
    spine: 92,
    flop: 1,
    armL: { a1: 122, a2: 86, hand: 'flat' },
    armR: { a1: 54, a2: -66, hand: 'open' },
  },
  // 1: down the stairs
  step: STEP,
  stepAfter: { ...STEP, tilt: -6, flop: 1, armR: { a1: 58, a2: 22, hand: 'open' } },
  stepLast: { ...STEP, tilt: 10, armL: { a1: 158, a2: 222, hand: 'open', depth: 'back' } },
  // 2: over the rim of the trough
  listen: LISTEN,
  listenLeft: { ...LISTEN, tilt: -7, spine: 90, flop: -1 },
  listenRight: { ...LISTEN, tilt: 12, spine: 90, flop: 1 },
  // 3: over the rim, as the dough sees it
  peer: PEER,
  peerLeft: { ...PEER, tilt: -8, flop: -1 },
  peerRight: { ...PEER, tilt: 11 },
  // 4: under the counter, one hand up: hush
  crouch: CROUCH,
  crouchLeft: { ...CROUCH, tilt: 8, flop: 1, armR: { to: [104, 300], bend: -1, s: 0.8, hand: 'grip', depth: 'front' } },
  crouchRight: { ...CROUCH, tilt: -11, armR: { to: [104, 300], bend: -1, s: 0.8, hand: 'grip', depth: 'front' } },
  // 5: a tray on both hands, toward the ferry
  offer: {
    tilt: -8,
    spine: 87,
    flop: 1,
    armL: { to: [-176, 262], bend: -1, hand: 'flat', handTurn: 8, depth: 'front' },
    armR: { to: [-8, 284], bend: -1, s: 0.8, hand: 'flat', handTurn: -10, depth: 'front' },
    legL: { a1: 102, a2: 92, boot: 'side', toes: -1 },
    legR: { a1: 80, a2: 86, boot: 'side', toes: -1 },
  },
  greet: {
    tilt: 7,
    spine: 91,
    flop: -1,
    armL: { a1: 150, a2: 250, hand: 'open' },
    armR: { a1: 64, a2: 96, hand: 'open' },
    legL: { a1: 98, a2: 92, boot: 'side', toes: -1 },
    legR: { a1: 82, a2: 88, boot: 'front', turn: -6 },
  },
  hold: {
    tilt: -6,
    spine: 90,
    flop: 1,
    armL: { to: [-64, 268], bend: 1, s: 0.9, hand: 'grip' },
    armR: { a1: 66, a2: 88, hand: 'open' },
    legL: { a1: 98, a2: 92, boot: 'side', toes: -1 },
    legR: { a1: 82, a2: 88, boot: 'front', turn: -6 },
  },
  // 6: half sitting in bed, leaning to each other where there are more
  bed: BED,
  bedLeft: { ...BED, tilt: 9, flop: 1, spine: 89 },
  bedRight: { ...BED, tilt: -12, spine: 93 },
}
