/** The acting poses: one portrait, many bodies. */
import type { Pose, PoseName } from './pose.ts'

export const POSES: Record<PoseName, Pose> = {
  // cover: stands in the box, one arm flung up at the green light, the other on the rim
  ride: {
    tilt: 8,
    spine: 106,
    armL: { a1: 138, a2: 86, glove: 'grip', depth: 'front' },
    armR: { a1: -20, a2: -46, glove: 'point', near: 1.16, depth: 'back' },
  },
  // cover: stands up in the box between two others
  rideTall: {
    tilt: -6,
    spine: 90,
    torso: 1.35,
    armL: { a1: 226, a2: 258, s1: 0.94, glove: 'open', depth: 'back' },
    armR: { a1: 80, a2: 96, glove: 'relaxed', depth: 'back' },
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
  // 1: the same, but over the head of who stands before the window
  showUp: {
    tilt: -4,
    spine: 84,
    armL: { a1: 212, a2: 248, glove: 'point', near: 1.06, depth: 'back' },
    armR: { a1: 74, a2: 158, s2: 0.9, glove: 'rest', depth: 'front' },
    legL: { a1: 104, a2: 94, toes: -1 },
    legR: { a1: 74, a2: 82, toes: 1, depth: 'back' },
  },
  // 1: before the window, both hands at the heart
  marvel: {
    tilt: -7,
    spine: 87,
    armL: { a1: 116, a2: -24, s1: 0.86, s2: 0.78, glove: 'cup', depth: 'front' },
    armR: { a1: 64, a2: 206, s1: 0.86, s2: 0.78, glove: 'cup', depth: 'front' },
    legL: { a1: 98, a2: 92, toes: -1 },
    legR: { a1: 80, a2: 86, toes: 1, depth: 'back' },
  },
  // 1: leans in from behind to see it too, a hand on the hip
  peer: {
    tilt: -12,
    spine: 76,
    armL: { a1: 96, a2: 128, s2: 0.9, glove: 'relaxed', depth: 'back' },
    armR: { a1: 62, a2: 150, s1: 0.86, s2: 0.86, glove: 'rest', depth: 'front' },
    legL: { a1: 98, a2: 88, toes: -1 },
    legR: { a1: 78, a2: 90, toes: 1, depth: 'back' },
  },
  // 2: in the round hatch, seen from above, waving up at us
  wave: {
    tilt: -10,
    spine: 80,
    torso: 0.7,
    armL: { a1: 196, a2: 254, glove: 'open', near: 1.18, depth: 'front' },
    armR: { a1: 22, a2: 96, s1: 0.86, s2: 0.7, glove: 'rest', near: 1.05, depth: 'front' },
  },
  // 2: the same with another at the right
  waveBeside: {
    tilt: -10,
    spine: 80,
    torso: 1.35,
    armL: { a1: 196, a2: 254, glove: 'open', near: 1.18, depth: 'front' },
    armR: { a1: 112, a2: 104, s1: 0.8, s2: 0.6, glove: 'rest', depth: 'back' },
  },
  // 2: the same between two others, the hand over the helmet
  waveBetween: {
    tilt: -4,
    spine: 90,
    torso: 1.35,
    armL: { a1: 254, a2: 256, s1: 1.1, s2: 1.1, glove: 'open', near: 1.18, depth: 'back' },
    armR: { a1: 108, a2: 100, s1: 0.6, s2: 0.4, glove: 'rest', depth: 'back' },
  },
  // 2: leans out of the hatch at its left
  leanL: {
    tilt: -14,
    spine: 66,
    torso: 1.3,
    armL: { a1: 116, a2: 70, s1: 0.7, s2: 0.7, glove: 'rest', depth: 'back' },
    armR: { a1: 66, a2: 80, s1: 0.6, s2: 0.5, glove: 'rest', depth: 'back' },
  },
  // 2: leans out at its right, a hand out for what floats by
  leanR: {
    tilt: 12,
    spine: 116,
    torso: 1.3,
    armL: { a1: 118, a2: 100, s1: 0.6, s2: 0.5, glove: 'rest', depth: 'back' },
    armR: { a1: 2, a2: -54, s1: 0.9, s2: 0.9, glove: 'reach', near: 1.05, depth: 'front' },
  },
  // 3: stretched over the rim, a hand as a trumpet beside the helmet
  trumpet: {
    tilt: 11,
    spine: 132,
    armL: { a1: 122, a2: 58, glove: 'grip', depth: 'front' },
    armR: { a1: 22, a2: -74, s1: 1.05, s2: 0.82, glove: 'cup', near: 1.14, depth: 'front' },
  },
  // 3: stands in the box behind, both arms in the wind
  whee: {
    tilt: -6,
    spine: 88,
    armL: { a1: 226, a2: 262, s1: 0.94, glove: 'open', depth: 'back' },
    armR: { a1: -30, a2: -84, s1: 0.94, glove: 'open', depth: 'back' },
  },
  // 3: ducks at the end of the box, both hands on the rim
  holdOn: {
    tilt: 9,
    spine: 98,
    shrug: 16,
    armL: { a1: 128, a2: 74, s1: 0.86, s2: 0.8, glove: 'grip', depth: 'front' },
    armR: { a1: 50, a2: 104, s1: 0.86, s2: 0.8, glove: 'grip', depth: 'front' },
  },
  // 4: face to face, shoulders up, one finger on the lamp switch
  switch: {
    tilt: -5,
    spine: 88,
    shrug: 20,
    armL: { a1: 148, a2: 196, s1: 0.9, s2: 0.86, glove: 'point', near: 1.06, depth: 'front' },
    armR: { a1: 62, a2: 106, glove: 'relaxed', depth: 'back' },
  },
  // 4: the same from farther, so that there is space for others
  switchOff: {
    tilt: -5,
    spine: 88,
    shrug: 10,
    armL: { a1: 146, a2: 194, s1: 0.8, s2: 0.76, glove: 'point', near: 1.06, depth: 'front' },
    armR: { a1: 78, a2: 100, glove: 'relaxed', depth: 'back' },
    legL: { a1: 98, a2: 92, toes: -1 },
    legR: { a1: 80, a2: 86, toes: 1, depth: 'back' },
  },
  // 4: peeks over the hero's head
  peek: {
    tilt: 5,
    spine: 92,
    armL: { a1: 112, a2: 84, glove: 'relaxed', depth: 'back' },
    armR: { a1: 68, a2: 100, glove: 'relaxed', depth: 'back' },
    legL: { a1: 98, a2: 92, toes: -1 },
    legR: { a1: 80, a2: 86, toes: 1, depth: 'back' },
  },
  // 4: close to the others, both hands together
  hush: {
    tilt: -8,
    spine: 86,
    shrug: 16,
    armL: { a1: 112, a2: -18, s1: 0.84, s2: 0.76, glove: 'cup', depth: 'front' },
    armR: { a1: 68, a2: 202, s1: 0.84, s2: 0.76, glove: 'cup', depth: 'front' },
    legL: { a1: 98, a2: 92, toes: -1 },
    legR: { a1: 80, a2: 86, toes: 1, depth: 'back' },
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
  // 5: sits nearest to the blue child, a hand up for hello
  greetUp: {
    tilt: -8,
    spine: 78,
    torso: 0.94,
    armL: { a1: 132, a2: 236, s1: 0.86, s2: 0.86, glove: 'open', near: 1.08, depth: 'front' },
    armR: { a1: 66, a2: 92, glove: 'rest', depth: 'back', handTurn: -34 },
    legL: { a1: 200, a2: 108, s1: 0.84, s2: 0.82, toes: -1, depth: 'front', turn: -14 },
    legR: { a1: 186, a2: 92, s1: 0.54, s2: 0.62, toes: -1, depth: 'front' },
  },
  // 5: sits beside, both hands round a knee
  hugKnees: {
    tilt: -10,
    spine: 80,
    torso: 0.94,
    armL: { a1: 120, a2: 70, s1: 0.8, s2: 0.8, glove: 'rest', depth: 'front' },
    armR: { a1: 84, a2: 172, s1: 0.86, s2: 0.94, glove: 'rest', depth: 'front' },
    legL: { a1: 196, a2: 92, s1: 0.74, s2: 0.8, toes: -1, depth: 'front', turn: -10 },
    legR: { a1: 150, a2: 84, s1: 0.56, s2: 0.7, toes: 1, depth: 'front' },
  },
  // 5: stands behind those who sit, both arms up
  cheer: {
    tilt: 5,
    spine: 93,
    armL: { a1: 208, a2: 258, s1: 0.94, glove: 'open', depth: 'back' },
    armR: { a1: -26, a2: -74, s1: 0.94, glove: 'open', depth: 'back' },
    legL: { a1: 98, a2: 92, toes: -1 },
    legR: { a1: 80, a2: 86, toes: 1, depth: 'back' },
  },
  // 6: in bed behind the sill, a torch held to the glass
  torch: {
    tilt: 6,
    spine: 94,
    torso: 0.85,
    armL: { a1: 112, a2: 246, s1: 0.86, s2: 0.9, glove: 'grip', near: 1.04, depth: 'front' },
    armR: { a1: 58, a2: 158, s1: 0.84, s2: 0.84, glove: 'rest', depth: 'front' },
  },
  // 6: the same where it is narrow, the torch close to the helmet
  torchNear: {
    tilt: 6,
    spine: 94,
    torso: 0.85,
    armL: { a1: 84, a2: 256, s1: 0.5, s2: 0.9, glove: 'grip', near: 1.04, depth: 'front' },
    armR: { a1: 58, a2: 158, s1: 0.84, s2: 0.84, glove: 'rest', depth: 'front' },
  },
  // 6: behind the others, waves to the green light
  goodNight: {
    tilt: 4,
    spine: 90,
    torso: 0.85,
    armL: { a1: 104, a2: 84, glove: 'rest' },
    armR: { a1: 2, a2: -78, s1: 0.72, s2: 0.8, glove: 'open', depth: 'back' },
  },
  // 6: beside the hero, under the quilt
  tucked: {
    tilt: -9,
    spine: 88,
    torso: 0.85,
    armL: { a1: 104, a2: 84, glove: 'rest' },
    armR: { a1: 76, a2: 96, glove: 'rest' },
  },
}
