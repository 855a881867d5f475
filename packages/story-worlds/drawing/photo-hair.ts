/** Hair as in a photo: thousands of strands that flow between two edges of a lock. */
import { fix, lerp } from './curve.ts'
import { mix } from './colour.ts'
import type { Random } from './random.ts'
import { line, path } from './svg.ts'

/** A cubic curve: start, two handles, end. */
type Curve = readonly [number, number, number, number, number, number, number, number]

export interface Lock {
  from: Curve
  to: Curve
  strands: number
  /** Distance by which a strand strays from its neighbours. */
  loose?: number
}

export interface PhotoHair {
  behind: readonly Lock[]
  over: readonly Lock[]
  /** Rings of curls: the area for them, between two ellipses round a middle. */
  curls?: { from: readonly [rx: number, ry: number]; to: readonly [rx: number, ry: number]; count: number }
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
} as const satisfies Record<string, PhotoHair>
export type PhotoHairStyle = keyof typeof PHOTO_HAIR

export interface HairTones {
  base: string
  dark: string
  light: string
}

export const locks = (random: Random, all: readonly Lock[], tones: HairTones): string =>
  all.map((lock) => body(lock, tones) + strandsOf(random, lock, tones)).join('')

/** The surface between the strands. */
function body({ from, to }: Lock, { base, dark }: HairTones): string {
  const [ax, ay, ...a] = from
  const [bx, by, b1x, b1y, b2x, b2y, ex, ey] = to
  return path(
    `M${ax} ${ay}C${a.join(' ')}L${ex} ${ey}C${b2x} ${b2y} ${b1x} ${b1y} ${bx} ${by}Z`,
    mix(base, dark, 0.35),
    'filter="url(#b3)"',
  )
}

function strandsOf(random: Random, { from, to, strands, loose = 6 }: Lock, { base, dark, light }: HairTones): string {
  let drawn = ''
  for (let i = 0; i < strands; i++) {
    const share = random()
    const at = (k: number) => lerp(from[k] as number, to[k] as number, share) + random.spread() * loose
    const [x0, y0, x1, y1, x2, y2, x3, y3] = [0, 1, 2, 3, 4, 5, 6, 7].map(at).map(fix)
    // Light comes from the upper left; the gaps between locks are dark.
    const tone = random()
    const colour = tone < 0.42 ? mix(base, dark, random()) : mix(base, light, random() * (share > 0.25 ? 1 : 0.5))
    drawn += line(
      `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`,
      colour,
      random.between(1.2, 3.6),
      `stroke-opacity="${fix(random.between(0.35, 0.8))}"`,
    )
  }
  return drawn
}

/** Small rolls, dark ones first. */
export function curls(
  random: Random,
  { from, to, count }: NonNullable<PhotoHair['curls']>,
  { base, dark, light }: HairTones,
): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * random.between(0.9, 2.1)
    const share = Math.sqrt(random())
    const x = fix(380 + Math.cos(angle) * lerp(from[0], to[0], share))
    const y = fix(392 + Math.sin(angle) * lerp(from[1], to[1], share))
    const r = random.between(8, 17)
    const lit = i / count
    const colour = lit < 0.5 ? mix(dark, base, lit * 2) : mix(base, light, (lit - 0.5) * 1.5)
    const turn = Math.round(random() * 360)
    drawn += line(
      `M${fix(-r)} 0C${fix(-r)} ${fix(-r * 1.2)} ${fix(r)} ${fix(-r * 1.2)} ${fix(r)} 0C${fix(r)} ${fix(r * 0.7)} ${fix(-r * 0.2)} ${fix(r * 0.7)} ${fix(-r * 0.2)} 0`,
      colour,
      random.between(2.5, 5),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  }
  return drawn
}
