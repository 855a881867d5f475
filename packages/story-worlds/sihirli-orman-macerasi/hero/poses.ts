/** The acting poses. `rot`: direction of the fingers; `foot`: turn of the boot. */
import type { Pose, PoseName } from './pose.ts'

const LYING_SKIRT = [
  [-45, 136],
  [-24, 142],
  [0, 145],
  [24, 142],
  [45, 136],
] as const

const SPIN: Pose = {
  tilt: 10,
  spine: 95,
  hipSpine: 98,
  tip: 1,
  armL: { a1: 172, a2: 214, hand: 'open', flip: false },
  armR: { a1: 0, a2: -44, hand: 'open', flip: true },
  legL: { a1: 92, a2: 88, foot: 8, boot: 'front' },
  legR: { a1: 52, a2: 118, foot: 32, boot: 'side' },
  order: ['back', 'legL', 'legR', 'tunic', 'armL', 'armR', 'front', 'mantle', 'head'],
}

const TIPTOE: Pose = {
  tilt: -4,
  spine: 99,
  hipSpine: 102,
  turn: 0.5,
  tip: -1,
  armL: { a1: 132, a2: 158, hand: 'open', rot: 150, flip: true },
  armR: { a1: 34, a2: -68, hand: 'point', rot: -86, flip: false },
  legL: { a1: 99, a2: 116, foot: 30, boot: 'side' },
  legR: { a1: 52, a2: 96, foot: 14, boot: 'side' },
  order: ['back', 'legL', 'legR', 'tunic', 'armL', 'front', 'armR', 'mantle', 'head'],
}

const NAP: Pose = {
  tilt: -10,
  spine: 91,
  tip: -1,
  armL: { a1: 104, a2: 84, hand: 'flat', rot: 84, flip: false },
  armR: { a1: 76, a2: 96, hand: 'flat', rot: 96, flip: true },
  order: ['back', 'tunic', 'front', 'armL', 'armR', 'mantle', 'head'],
}

export const POSES: Record<PoseName, Pose> = {
  // cover: weight on the left leg, right foot on tiptoe, hand behind the hood, listening
  listen: {
    tilt: -6,
    spine: 92,
    hipSpine: 94,
    turn: 0.2,
    tip: -1,
    armL: { a1: 118, a2: 108, hand: 'grip', rot: 100 },
    armR: { a1: 22, a2: -112, hand: 'cup', rot: -100, flip: false },
    legL: { a1: 93, a2: 91, foot: 0, boot: 'side', toes: -1 },
    legR: { a1: 74, a2: 96, foot: 34, boot: 'side' },
    order: ['back', 'under', 'legL', 'legR', 'tunic', 'armL', 'front', 'armR', 'between', 'mantle', 'head'],
  },
  // 1: mid-spin, the cape a bell
  spin: SPIN,
  // 1, beside others: the same, one hand down
  twirl: {
    ...SPIN,
    armR: { a1: 48, a2: 20, hand: 'open', flip: true },
    order: ['back', 'legL', 'legR', 'tunic', 'armL', 'front', 'armR', 'mantle', 'head'],
  },
  // 2: a careful step to the right, one finger up
  tiptoe: TIPTOE,
  // 2, beside others: the same, one hand down
  guide: { ...TIPTOE, armL: { a1: 112, a2: 98, hand: 'open', rot: 96, flip: true } },
  // 3: over the stream, knees up, one hand back to the fox
  leap: {
    tilt: 8,
    spine: 112,
    hipSpine: 118,
    turn: 0.4,
    tip: -1,
    armL: { a1: 142, a2: 162, hand: 'grip', rot: 164, flip: true },
    armR: { a1: -16, a2: -84, hand: 'open', flip: true },
    legL: { a1: 58, a2: 142, foot: 42, boot: 'side' },
    legR: { a1: 16, a2: 74, foot: -14, boot: 'side' },
    order: ['outer', 'armL', 'legL', 'tunic', 'legR', 'front', 'armR', 'mantle', 'head'],
  },
  // 4: kneeling before the log, the near arm comes toward us
  reach: {
    tilt: -12,
    spine: 84,
    tip: 1,
    armL: {
      a1: 132,
      a2: 155,
      s1: 0.62,
      s2: 1.6,
      wide: [19, 21, 21],
      hand: 'open',
      rot: 164,
      near: 1.6,
      flip: true,
    },
    armR: { a1: 76, a2: 176, s1: 0.8, s2: 0.8, wide: [17, 16, 15], hand: 'flat', rot: 176, near: 1.25, flip: true },
    order: ['back', 'tunic', 'front', 'armR', 'armL', 'mantle', 'head'],
  },
  // 5: on the back on the moss, seen from above, hands round the hedgehog
  lie: {
    tilt: 15,
    spine: 131,
    hipSpine: 134,
    tip: 1,
    skirt: LYING_SKIRT,
    armL: { a1: 142, a2: 72, hand: 'flat', rot: 44, flip: false, s2: 0.8, handOver: true },
    armR: { a1: 110, a2: 172, hand: 'flat', rot: 196, flip: true, s2: 0.62, handOver: true },
    legL: { a1: 144, a2: 150, foot: 62, boot: 'front' },
    legR: { a1: 128, a2: 136, foot: 38, boot: 'front' },
    order: ['under', 'legL', 'legR', 'tunic', 'armL', 'armR', 'between', 'handL', 'handR', 'mantle', 'head'],
  },
  // 6: half sitting in bed, a hand before the chest (just hiccuped)
  bed: {
    tilt: 8,
    spine: 93,
    tip: 1,
    armL: { a1: 104, a2: 66, hand: 'flat', rot: 40, flip: false },
    armR: { a1: 98, a2: 214, hand: 'flat', rot: 232, flip: true, s2: 0.8, handOver: true },
    order: ['back', 'tunic', 'front', 'armL', 'armR', 'mantle', 'handR', 'head'],
  },
  // a sister or brother, both arms up
  cheer: {
    tilt: 6,
    spine: 88,
    tip: 1,
    armL: { a1: 152, a2: 236, hand: 'open', flip: false },
    armR: { a1: 28, a2: -58, hand: 'open', flip: true },
    legL: { a1: 96, a2: 90, foot: 4, boot: 'front' },
    legR: { a1: 82, a2: 92, foot: 8, boot: 'side' },
    order: ['back', 'legL', 'legR', 'tunic', 'armL', 'armR', 'front', 'mantle', 'head'],
  },
  // a sister or brother a step behind, one hand at the cape
  follow: {
    tilt: 5,
    spine: 96,
    hipSpine: 98,
    turn: 0.4,
    tip: -1,
    armL: { a1: 112, a2: 30, hand: 'grip', rot: 20, flip: false },
    armR: { a1: 42, a2: -20, hand: 'open', rot: -30, flip: true },
    legL: { a1: 104, a2: 112, foot: 26, boot: 'side' },
    legR: { a1: 62, a2: 98, foot: 10, boot: 'side' },
    order: ['back', 'legL', 'legR', 'tunic', 'armL', 'front', 'armR', 'mantle', 'head'],
  },
  // over the stream, held by no cape that flies
  hop: {
    tilt: -6,
    spine: 100,
    hipSpine: 108,
    turn: 0.3,
    tip: -1,
    armL: { a1: 156, a2: 214, hand: 'open', flip: false },
    armR: { a1: 12, a2: -40, hand: 'open', flip: true },
    legL: { a1: 66, a2: 148, foot: 40, boot: 'side' },
    legR: { a1: 30, a2: 96, foot: 6, boot: 'side' },
    order: ['back', 'armL', 'legL', 'legR', 'tunic', 'front', 'armR', 'mantle', 'head'],
  },
  // on the other side, a hand held out to who comes
  beckon: {
    tilt: -8,
    spine: 86,
    turn: 0.3,
    tip: 1,
    armL: { a1: 168, a2: 196, hand: 'open', flip: false },
    armR: { a1: 76, a2: 96, hand: 'open', rot: 96, flip: true },
    legL: { a1: 100, a2: 92, foot: 2, boot: 'side', toes: -1 },
    legR: { a1: 84, a2: 90, foot: 4, boot: 'side', toes: -1 },
    order: ['back', 'legL', 'legR', 'tunic', 'armR', 'front', 'armL', 'mantle', 'head'],
  },
  // a face beside another at an opening
  peer: {
    tilt: 10,
    spine: 92,
    tip: 1,
    armL: { a1: 104, a2: 80 },
    armR: { a1: 76, a2: 100 },
    order: ['back', 'tunic', 'front', 'mantle', 'head'],
  },
  // next to the child on the moss, a hand on the chest
  rest: {
    tilt: 22,
    spine: 131,
    hipSpine: 134,
    tip: -1,
    skirt: LYING_SKIRT,
    armL: { a1: 150, a2: 140, hand: 'open', flip: false },
    armR: { a1: 110, a2: 176, hand: 'flat', rot: 196, flip: true, s2: 0.7, handOver: true },
    legL: { a1: 140, a2: 136, foot: 52, boot: 'front' },
    legR: { a1: 126, a2: 142, foot: 44, boot: 'front' },
    order: ['legL', 'legR', 'tunic', 'armL', 'armR', 'handR', 'mantle', 'head'],
  },
  // in bed, leaning on who is in the middle
  nap: NAP,
  // the same, from the other side
  nestle: { ...NAP, tilt: 10, spine: 89, tip: 1 },
}
