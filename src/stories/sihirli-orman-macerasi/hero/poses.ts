/** The acting poses. `rot`: direction of the fingers; `foot`: turn of the boot; cape pieces are written for the middle age (neck at y 66, soles at y 400). */
import type { Pose, PoseName } from './pose.ts'

export const POSES: Record<PoseName, Pose> = {
  // cover: weight on the left leg, right foot on tiptoe, hand behind the hood, listening
  listen: {
    tilt: -6,
    lean: 92,
    hipLean: 94,
    turn: 0.2,
    tip: -1,
    armL: { up: 118, fore: 108, hand: 'grip', rot: 100 },
    armR: { up: 22, fore: -112, hand: 'cup', rot: -100, flip: false },
    legL: { thigh: 93, shin: 91, foot: 0, boot: 'side', face: -1 },
    legR: { thigh: 74, shin: 96, foot: 34, boot: 'side' },
    cape: {
      back: [
        {
          top: [
            [-46, 70],
            [46, 70],
          ],
          hem: [
            [-128, 356],
            [-84, 380],
            [-40, 372],
            [10, 384],
            [62, 372],
            [104, 380],
          ],
          bulgeL: [-16, 0],
          bulgeR: [22, -20],
        },
      ],
      front: [
        {
          top: [
            [-46, 78],
            [-14, 80],
          ],
          hem: [
            [-148, 340],
            [-116, 358],
            [-88, 352],
            [-66, 366],
          ],
          bulgeL: [-26, -6],
          bulgeR: [-4, 10],
          edges: ['R'],
        },
        {
          top: [
            [18, 80],
            [58, 78],
            [98, 100],
          ],
          hem: [
            [58, 366],
            [84, 352],
            [112, 364],
            [140, 344],
          ],
          bulgeL: [18, 10],
          bulgeR: [26, -36],
          edges: ['L'],
        },
      ],
    },
    order: ['back', 'under', 'legL', 'legR', 'tunic', 'armL', 'front', 'armR', 'between', 'mantle', 'head'],
  },
  // 1: mid-spin, the cape a bell
  spin: {
    tilt: 10,
    lean: 95,
    hipLean: 98,
    tip: 1,
    armL: { up: 172, fore: 214, hand: 'open', flip: false },
    armR: { up: 0, fore: -44, hand: 'open', flip: true },
    legL: { thigh: 92, shin: 88, foot: 8, boot: 'front' },
    legR: { thigh: 52, shin: 118, foot: 32, boot: 'side' },
    cape: {
      back: [
        {
          top: [
            [-44, 72],
            [44, 72],
          ],
          hem: [
            [-206, 262],
            [-150, 316],
            [-96, 292],
            [-40, 330],
            [18, 300],
            [74, 334],
            [130, 300],
            [192, 300],
          ],
          bulgeL: [-46, 30],
          bulgeR: [44, 22],
          wave: 12,
          foldW: 9,
        },
      ],
      front: [
        {
          top: [
            [-100, 92],
            [-60, 78],
            [-16, 80],
          ],
          hem: [
            [-222, 226],
            [-176, 282],
            [-138, 258],
            [-100, 296],
            [-66, 280],
          ],
          bulgeL: [-36, 26],
          bulgeR: [-14, 24],
          wave: 9,
          edges: ['R'],
        },
        {
          top: [
            [16, 80],
            [60, 78],
            [100, 86],
          ],
          hem: [
            [70, 290],
            [104, 308],
            [140, 272],
            [176, 292],
            [216, 240],
          ],
          bulgeL: [10, 24],
          bulgeR: [40, 16],
          wave: 9,
          edges: ['L'],
        },
      ],
    },
    order: ['back', 'legL', 'legR', 'tunic', 'armL', 'armR', 'front', 'mantle', 'head'],
  },
  // 2: a careful step to the right, one finger up
  tiptoe: {
    tilt: -4,
    lean: 99,
    hipLean: 102,
    turn: 0.5,
    tip: -1,
    armL: { up: 132, fore: 158, hand: 'open', rot: 150, flip: true },
    armR: { up: 34, fore: -68, hand: 'point', rot: -86, flip: false },
    legL: { thigh: 99, shin: 116, foot: 30, boot: 'side' },
    legR: { thigh: 52, shin: 96, foot: 14, boot: 'side' },
    cape: {
      back: [
        {
          top: [
            [-46, 72],
            [30, 74],
          ],
          hem: [
            [-168, 312],
            [-128, 346],
            [-88, 336],
            [-46, 356],
            [-8, 346],
          ],
          bulgeL: [-18, -10],
          bulgeR: [20, 0],
        },
      ],
      front: [
        {
          top: [
            [-48, 78],
            [-12, 82],
          ],
          hem: [
            [-176, 296],
            [-146, 324],
            [-112, 316],
            [-82, 330],
          ],
          bulgeL: [-34, -20],
          bulgeR: [-12, 0],
          edges: ['R'],
        },
        {
          top: [
            [16, 82],
            [42, 80],
            [66, 92],
          ],
          hem: [
            [20, 318],
            [42, 330],
            [62, 316],
            [80, 320],
          ],
          bulgeL: [20, 10],
          bulgeR: [24, -20],
          edges: ['L'],
        },
      ],
    },
    order: ['back', 'legL', 'legR', 'tunic', 'armL', 'front', 'armR', 'mantle', 'head'],
  },
  // 3: over the stream, knees up, one hand back to the fox
  leap: {
    tilt: 8,
    lean: 112,
    hipLean: 118,
    turn: 0.4,
    tip: -1,
    armL: { up: 142, fore: 162, hand: 'grip', rot: 164, flip: true },
    armR: { up: -16, fore: -84, hand: 'open', flip: true },
    legL: { thigh: 58, shin: 142, foot: 42, boot: 'side' },
    legR: { thigh: 16, shin: 74, foot: -14, boot: 'side' },
    cape: {
      outer: [
        {
          top: [
            [-30, 50],
            [26, 84],
          ],
          hem: [
            [-296, -84],
            [-330, -34],
            [-296, 4],
            [-270, 52],
            [-206, 76],
            [-150, 112],
          ],
          bulgeL: [10, -66],
          bulgeR: [-16, 30],
          wave: 2,
          foldW: 12,
          foldO: 0.6,
        },
      ],
      front: [
        {
          top: [
            [14, 84],
            [40, 86],
          ],
          hem: [
            [-6, 190],
            [22, 206],
            [46, 186],
          ],
          bulgeL: [6, 6],
          bulgeR: [16, 0],
          edges: ['L'],
        },
      ],
    },
    order: ['outer', 'armL', 'legL', 'tunic', 'legR', 'front', 'armR', 'mantle', 'head'],
  },
  // 4: kneeling before the log, the near arm comes toward us
  reach: {
    tilt: -12,
    lean: 84,
    tip: 1,
    armL: {
      up: 132,
      fore: 155,
      short: 0.62,
      short2: 1.6,
      wide: [19, 21, 21],
      hand: 'open',
      rot: 164,
      size: 1.6,
      flip: true,
    },
    armR: { up: 76, fore: 176, short: 0.8, wide: [17, 16, 15], hand: 'flat', rot: 176, size: 1.25, flip: true },
    cape: {
      back: [
        {
          top: [
            [-60, 60],
            [60, 60],
          ],
          hem: [
            [-150, 200],
            [-90, 240],
            [0, 250],
            [90, 240],
            [150, 200],
          ],
          bulgeL: [-20, -30],
          bulgeR: [20, -30],
        },
      ],
      front: [
        {
          top: [
            [22, 78],
            [74, 76],
          ],
          hem: [
            [66, 190],
            [100, 200],
            [140, 190],
          ],
          bulgeL: [6, 10],
          bulgeR: [26, -10],
          edges: ['L'],
        },
        {
          top: [
            [-70, 80],
            [-40, 76],
          ],
          hem: [
            [-150, 190],
            [-116, 200],
            [-92, 196],
          ],
          bulgeL: [-16, -20],
          bulgeR: [-8, 0],
        },
      ],
    },
    order: ['back', 'tunic', 'front', 'armR', 'armL', 'mantle', 'head'],
  },
  // 5: on the back on the moss, seen from above, hands round the hedgehog
  lie: {
    tilt: 15,
    lean: 131,
    hipLean: 134,
    tip: 1,
    skirt: [
      [-45, 136],
      [-24, 142],
      [0, 145],
      [24, 142],
      [45, 136],
    ],
    armL: { up: 142, fore: 72, hand: 'flat', rot: 44, flip: false, short2: 0.8, handOver: true },
    armR: { up: 110, fore: 172, hand: 'flat', rot: 196, flip: true, short2: 0.62, handOver: true },
    legL: { thigh: 144, shin: 150, foot: 62, boot: 'front' },
    legR: { thigh: 128, shin: 136, foot: 38, boot: 'front' },
    order: ['under', 'legL', 'legR', 'tunic', 'armL', 'armR', 'between', 'handL', 'handR', 'mantle', 'head'],
  },
  // 6: half sitting in bed, a hand before the chest (just hiccuped)
  bed: {
    tilt: 8,
    lean: 93,
    tip: 1,
    armL: { up: 104, fore: 66, hand: 'flat', rot: 40, flip: false },
    armR: { up: 98, fore: 214, hand: 'flat', rot: 232, flip: true, short2: 0.8, handOver: true },
    cape: {
      back: [
        {
          top: [
            [-50, 70],
            [50, 70],
          ],
          hem: [
            [-112, 240],
            [-60, 262],
            [0, 266],
            [60, 262],
            [112, 240],
          ],
          bulgeL: [-26, -20],
          bulgeR: [26, -20],
        },
      ],
      front: [
        {
          top: [
            [-52, 76],
            [-16, 80],
          ],
          hem: [
            [-104, 236],
            [-78, 250],
            [-58, 244],
          ],
          bulgeL: [-22, -10],
          bulgeR: [-6, 0],
          edges: ['R'],
        },
        {
          top: [
            [16, 80],
            [54, 76],
          ],
          hem: [
            [58, 244],
            [80, 250],
            [106, 236],
          ],
          bulgeL: [6, 0],
          bulgeR: [22, -10],
          edges: ['L'],
        },
      ],
    },
    order: ['back', 'tunic', 'front', 'armL', 'armR', 'mantle', 'handR', 'head'],
  },
}
