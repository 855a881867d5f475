/** Checks every pose on every page: each arm and leg begins within the outline of the torso that the page draws. */
import { describe, expect, test, vi } from 'vitest'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { fix, place } from '#stories/drawing/curve.ts'
import type { Point } from '#stories/drawing/geometry.ts'
import type { FreePose, FreeSkeleton } from '#stories/hero/free-body.ts'
import type { Frame } from '#stories/hero/limb.ts'
import { storyWorlds } from '#stories/library.ts'
import type { HeroAge, SceneHero, SceneHeroes } from '#stories/story-world.ts'
import { child, spreadsOf } from '../page-tests.ts'

type Body = FreeSkeleton<FreePose>

const { drawnBodies } = vi.hoisted(() => ({ drawnBodies: new Map<unknown, unknown>() }))
vi.mock('#stories/hero/free-body.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('#stories/hero/free-body.ts')>()
  return {
    ...real,
    torsoFrame: (...given: Parameters<typeof real.torsoFrame>) => {
      const frame = real.torsoFrame(...given)
      drawnBodies.set(given[0], frame)
      return frame
    },
  }
})

/**
 * The smallest depth of a root: closer to the outline, the shoulder shows a gap. In units of a face that is 200 wide.
 */
const LEAST_DEPTH = 8
/** The left end of each tale's neckline, unplaced. */
const NECKLINES = ['M-36 -14C', 'M-40 -14C']
const STEPS = 12

/** Points along an outline of one M, curves and a Z. */
function polygonOf(outline: string): Point[] {
  const numbers = [...outline.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
  const points = Array.from({ length: numbers.length / 2 }, (_, i): Point => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ])
  const polygon: Point[] = []
  for (let i = 0; i + 3 < points.length; i += 3)
    for (let step = 0; step < STEPS; step++) {
      const [t, u] = [step / STEPS, 1 - step / STEPS]
      const axis = (k: 0 | 1) =>
        [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3].reduce(
          (sum, weight, p) => sum + weight * (points[i + p]?.[k] ?? 0),
          0,
        )
      polygon.push([axis(0), axis(1)])
    }
  return polygon
}

/** @returns the depth of a point within a polygon; negative outside */
function depthIn(polygon: readonly Point[], [x, y]: Point): number {
  let isInside = false
  let nearest = Infinity
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
    const along = Math.min(
      1,
      Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)),
    )
    nearest = Math.min(nearest, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)))
  }
  return isInside ? nearest : -nearest
}

/** The outline of the torso that the drawing places at a frame. */
function torsoAt(svg: string, frame: Frame): string {
  const starts = NECKLINES.map((neckline) => `d="${place(neckline, frame)}`)
  const start = Math.max(...starts.map((text) => svg.indexOf(text)))
  expect(start, `no torso begins at ${fix(frame.x)} ${fix(frame.y)}`).toBeGreaterThanOrEqual(0)
  return svg.slice(start + 'd="'.length, svg.indexOf('Z', start))
}

const drawn = (age: HeroAge): SceneHero => ({ ...child(age), drawn: PLAIN_FACE })
const GROUPS: readonly SceneHeroes[] = [
  ...([3, 5, 7] as const).map((age): SceneHeroes => [drawn(age)]),
  [drawn(7), drawn(3)],
  [drawn(7), drawn(5), drawn(3)],
]
const LIMBS = ['armL', 'armR', 'legL', 'legR'] as const

describe.each(storyWorlds)('$id', (world) => {
  test.each([['cover', world.cover] as const, ...spreadsOf(world)])(
    'begins each limb within the torso on %s',
    (_, scene) => {
      for (const heroes of GROUPS) {
        drawnBodies.clear()
        const { hero } = scene({ heroes })
        expect(drawnBodies.size).toBe(heroes.length)
        for (const [body, frame] of drawnBodies as Map<Body, Frame>) {
          const torso = polygonOf(torsoAt(hero, frame))
          for (const limb of LIMBS) {
            const root = body[limb]?.from
            if (root) expect(depthIn(torso, root), `${limb} of ${heroes.length}`).toBeGreaterThan(LEAST_DEPTH)
          }
        }
      }
    },
  )
})
