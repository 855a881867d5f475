/** The acting poses: one portrait, eight bodies. */
import type { Pose, PoseName } from './pose.ts'

export const POSES: Record<PoseName, Pose> = {
  // cover: stands in the box, one arm flung up at the green light, the other on the rim
  ride: {
    tilt: 8,
    spine: 106,
    armL: { a1: 138, a2: 86, glove: 'grip', depth: 'front' },
    armR: { a1: -20, a2: -46, glove: 'point', near: 1.16, depth: 'back' },
  },
  // portrait: a greeting
  hello: {
    tilt: -5,
    spine: 91,
    armL: { a1: 108, a2: 84, glove: 'relaxed', depth: 'back' },
    armR: { a1: 27, a2: -80, glove: 'open', near: 1.06, s1: 0.9, s2: 0.92, depth: 'back' },
  },
  // 1: at the telescope, pointing out of the window, looking back at us
  look: {
    tilt: -4,
    spine: 84,
    armL: { a1: 192, a2: 216, glove: 'point', near: 1.06, depth: 'back' },
    armR: { a1: 74, a2: 158, s2: 0.9, glove: 'rest', depth: 'front' },
    legL: { a1: 104, a2: 94, toes: -1 },
    legR: { a1: 74, a2: 82, toes: 1, depth: 'back' },
  },
  // 2: in the round hatch, seen from above, waving up at us
  wave: {
    tilt: -10,
    spine: 80,
    torso: 0.7,
    armL: { a1: 196, a2: 254, glove: 'open', near: 1.18, depth: 'front' },
    armR: { a1: 22, a2: 96, s1: 0.86, s2: 0.7, glove: 'rest', near: 1.05, depth: 'front' },
  },
  // 3: stretched over the rim, a hand as a trumpet beside the helmet
  trumpet: {
    tilt: 11,
    spine: 132,
    armL: { a1: 122, a2: 58, glove: 'grip', depth: 'front' },
    armR: { a1: 22, a2: -74, s1: 1.05, s2: 0.82, glove: 'cup', near: 1.14, depth: 'front' },
  },
  // 4: face to face, shoulders up, one finger on the lamp switch
  switch: {
    tilt: -5,
    spine: 88,
    shrug: 20,
    armL: { a1: 148, a2: 196, s1: 0.9, s2: 0.86, glove: 'point', near: 1.06, depth: 'front' },
    armR: { a1: 62, a2: 106, glove: 'relaxed', depth: 'back' },
  },
  // 5: sits on the very small planet with drawn-up knees, a hand held out
  greet: {
    tilt: -8,
    spine: 76,
    torso: 0.94,
    armL: { a1: 166, a2: 184, glove: 'reach', near: 1.12, depth: 'front' },
    armR: { a1: 66, a2: 92, glove: 'rest', depth: 'back', handTurn: -34 },
    legL: { a1: 200, a2: 108, s1: 0.84, s2: 0.82, toes: -1, depth: 'front', turn: -14 },
    legR: { a1: 186, a2: 92, s1: 0.54, s2: 0.62, toes: -1, depth: 'front' },
  },
  // 6: in bed behind the sill, a torch held to the glass
  torch: {
    tilt: 6,
    spine: 94,
    torso: 0.85,
    armL: { a1: 112, a2: 246, s1: 0.86, s2: 0.9, glove: 'grip', near: 1.04, depth: 'front' },
    armR: { a1: 58, a2: 158, s1: 0.84, s2: 0.84, glove: 'rest', depth: 'front' },
  },
}
