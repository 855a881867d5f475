/** The hair styles of photos: locks of strands between two edges, and clouds of curls. */
import { lerp } from './curve.ts'

/** A cubic curve: start, two handles, end. */
type Curve = readonly [number, number, number, number, number, number, number, number]

export interface Lock {
  from: Curve
  to: Curve
  strands: number
  /** Distance by which a strand strays from its neighbours. */
  loose?: number
  /** Size of the waves. Only a lock with this field has clumps and a band of light. */
  wave?: number
}

/** Ellipses filled with curls. */
export interface CurlCloud {
  at: readonly [x: number, y: number]
  reach: readonly [rx: number, ry: number]
  count: number
  /** Radius of its curls. */
  size: readonly [from: number, to: number]
}

export interface PhotoHair {
  behind: readonly Lock[]
  over: readonly Lock[]
  /** Rings of curls: the area for them, between two ellipses round a middle. */
  curls?: { from: readonly [rx: number, ry: number]; to: readonly [rx: number, ry: number]; count: number }
  /** Larger curls, behind the head and over it. */
  cloudsBehind?: readonly CurlCloud[]
  cloudsOver?: readonly CurlCloud[]
}

const mirrored = ({ from, to, ...rest }: Lock): Lock => {
  const flip = (curve: Curve) => curve.map((value, i) => (i % 2 ? value : 760 - value)) as unknown as Curve
  return { from: flip(from), to: flip(to), ...rest }
}
const both = (...locks: readonly Lock[]): Lock[] => locks.flatMap((lock) => [lock, mirrored(lock)])

const LONG_BEHIND = both({
  from: [380, 130, 200, 130, 150, 380, 176, 770],
  to: [380, 170, 300, 200, 280, 460, 330, 770],
  strands: 150,
})

/** Pointed locks. @param ends of each: its root, its tip, and how far it bends to the side */
function tufts(
  ends: readonly (readonly [x: number, y: number, tipX: number, tipY: number, bend: number])[],
  width: number,
): Lock[] {
  return ends.map(([x, y, tipX, tipY, bend]) => {
    const edge = (by: number): Curve => [
      x + by * 0.6,
      y,
      lerp(x, tipX, 0.35) + bend + by,
      lerp(y, tipY, 0.1) - 12,
      tipX + bend * 0.4 + by * 0.7,
      lerp(y, tipY, 0.6),
      tipX + by * 0.05,
      tipY,
    ]
    return { from: edge(-width / 2), to: edge(width / 2), strands: 90, loose: 2, wave: 0 }
  })
}

export const PHOTO_HAIR = {
  long: {
    behind: LONG_BEHIND,
    over: [
      {
        from: [350, 196, 236, 216, 262, 560, 222, 790],
        to: [372, 128, 120, 128, 214, 470, 140, 790],
        strands: 300,
        loose: 10,
      },
      {
        from: [348, 196, 530, 216, 500, 560, 540, 790],
        to: [366, 128, 640, 128, 546, 470, 620, 790],
        strands: 320,
        loose: 10,
      },
    ],
  },
  short: {
    behind: both({
      from: [380, 140, 250, 140, 206, 260, 216, 420],
      to: [380, 200, 300, 220, 250, 300, 240, 430],
      strands: 90,
    }),
    over: [
      {
        from: [410, 226, 350, 236, 290, 262, 232, 352],
        to: [420, 136, 300, 118, 210, 210, 214, 400],
        strands: 210,
        loose: 12,
      },
      {
        from: [404, 228, 450, 250, 506, 286, 530, 352],
        to: [396, 136, 520, 118, 556, 220, 546, 400],
        strands: 210,
        loose: 12,
      },
      {
        from: [404, 150, 350, 176, 300, 232, 262, 296],
        to: [430, 150, 420, 200, 380, 250, 322, 290],
        strands: 90,
        loose: 14,
      },
    ],
  },
  fringe: {
    behind: both({
      from: [380, 132, 190, 130, 150, 360, 190, 600],
      to: [380, 170, 300, 200, 270, 400, 300, 600],
      strands: 120,
    }),
    over: [
      ...both(
        {
          from: [392, 140, 392, 200, 392, 300, 386, 372],
          to: [370, 136, 250, 146, 226, 280, 240, 378],
          strands: 230,
          loose: 7,
        },
        {
          from: [246, 330, 232, 420, 240, 520, 262, 596],
          to: [330, 130, 196, 150, 160, 400, 200, 606],
          strands: 170,
          loose: 7,
        },
      ),
    ],
  },
  curly: {
    behind: both({
      from: [380, 130, 190, 130, 150, 330, 210, 470],
      to: [380, 200, 300, 220, 260, 360, 240, 450],
      strands: 20,
      loose: 10,
    }),
    over: [],
    curls: { from: [160, 172], to: [226, 254], count: 900 },
  },
  tied: {
    behind: both({
      from: [380, 140, 250, 136, 214, 250, 222, 400],
      to: [380, 200, 300, 220, 250, 300, 240, 400],
      strands: 60,
    }),
    over: both({
      from: [380, 214, 300, 222, 246, 290, 230, 392],
      to: [380, 132, 260, 126, 206, 230, 216, 384],
      strands: 200,
      loose: 4,
    }),
  },
  shaved: { behind: [], over: [] },
  wavy: {
    behind: both({
      from: [380, 140, 190, 130, 168, 400, 196, 780],
      to: [380, 180, 300, 200, 300, 460, 350, 780],
      strands: 150,
      wave: 7,
    }),
    over: [
      // From a parting at the right.
      {
        from: [424, 204, 270, 240, 200, 470, 268, 800],
        to: [412, 126, 118, 106, 186, 470, 126, 800],
        strands: 420,
        loose: 5,
        wave: 14,
      },
      {
        from: [414, 212, 520, 240, 546, 480, 490, 800],
        to: [406, 126, 650, 106, 570, 470, 636, 800],
        strands: 360,
        loose: 5,
        wave: 14,
      },
    ],
  },
  tousled: {
    behind: both({
      from: [380, 140, 250, 130, 200, 260, 214, 400],
      to: [380, 200, 300, 220, 250, 300, 240, 420],
      strands: 90,
      wave: 0,
    }),
    over: [
      ...both({
        from: [262, 230, 244, 280, 238, 330, 234, 392],
        to: [250, 180, 204, 230, 208, 330, 216, 400],
        strands: 90,
        loose: 4,
        wave: 0,
      }),
      {
        from: [236, 250, 300, 262, 440, 262, 526, 250],
        to: [226, 250, 250, 100, 510, 100, 536, 250],
        strands: 60,
        wave: 0,
      },
      ...tufts(
        [
          [330, 158, 222, 330, -30],
          [436, 156, 538, 326, 24],
          [340, 146, 234, 352, -14],
          [430, 146, 526, 350, 14],
          [360, 136, 262, 316, -40],
          [420, 140, 506, 306, 30],
          [390, 132, 474, 312, 34],
          [370, 132, 290, 322, -44],
          [400, 130, 446, 296, 30],
          [380, 128, 322, 306, -44],
          [410, 128, 418, 316, 22],
          [396, 126, 356, 318, -40],
          [420, 126, 386, 298, -34],
          [424, 132, 300, 284, -50],
          [420, 132, 460, 268, 20],
          [402, 122, 398, 300, -14],
          [420, 134, 344, 270, -40],
        ],
        62,
      ),
    ],
  },
  bigCurls: {
    behind: [],
    over: [],
    cloudsBehind: [
      { at: [380, 250], reach: [206, 160], count: 260, size: [20, 32] },
      { at: [212, 440], reach: [86, 190], count: 190, size: [20, 32] },
      { at: [548, 440], reach: [86, 190], count: 190, size: [20, 32] },
    ],
    cloudsOver: [
      { at: [380, 160], reach: [176, 66], count: 170, size: [18, 30] },
      { at: [258, 226], reach: [70, 64], count: 80, size: [16, 28] },
      { at: [502, 226], reach: [70, 64], count: 80, size: [16, 28] },
      { at: [184, 390], reach: [46, 150], count: 110, size: [16, 28] },
      { at: [582, 390], reach: [42, 150], count: 110, size: [16, 28] },
      { at: [350, 226], reach: [90, 26], count: 44, size: [13, 22] },
    ],
  },
  shortCurls: {
    behind: [],
    over: [],
    cloudsBehind: [{ at: [380, 290], reach: [164, 140], count: 160, size: [12, 20] }],
    cloudsOver: [
      { at: [228, 320], reach: [12, 54], count: 30, size: [8, 14] },
      { at: [532, 320], reach: [12, 54], count: 30, size: [8, 14] },
      { at: [244, 252], reach: [30, 54], count: 50, size: [12, 21] },
      { at: [516, 252], reach: [30, 54], count: 50, size: [12, 21] },
      { at: [380, 192], reach: [146, 62], count: 190, size: [15, 26] },
      { at: [300, 226], reach: [70, 44], count: 60, size: [14, 24] },
      { at: [466, 222], reach: [66, 36], count: 54, size: [14, 24] },
      { at: [350, 244], reach: [60, 26], count: 24, size: [12, 20] },
    ],
  },
} as const satisfies Record<string, PhotoHair>
export type PhotoHairStyle = keyof typeof PHOTO_HAIR

export interface HairTones {
  base: string
  dark: string
  light: string
}
