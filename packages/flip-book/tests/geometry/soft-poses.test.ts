import { expect, test } from 'vitest'
import { liftedCorner, restingCorner, type PageSize, type Point } from '#flip-book/geometry/fold.ts'
import { apply, compose, inverse, type Matrix } from '#flip-book/geometry/matrix.ts'
import { SHADE_PX, softKeyframes, softPose } from '#flip-book/geometry/soft-poses.ts'

const PAGE: PageSize = { width: 612, height: 688 }
const CORNERS: readonly Point[] = [0, PAGE.width].flatMap((x) => [0, PAGE.height].map((y) => ({ x, y })))
const MOMENTS = 300
/** From this moment on the crease is at the book's edge, and the uncovered page already lies there. */
const LAID_DOWN = 0.985
const FROM = liftedCorner(PAGE, 'top')
const TO = restingCorner(PAGE, 'top', 'turned')

const parsed = (css = '') => (/\((.*)\)/.exec(css)?.[1] ?? '').split(',').map(Number) as unknown as Matrix

/** Interpolates matrices like a browser (CSS Transforms, decomposed), for rotations and translations only. */
function between(from: Matrix, to: Matrix, part: number): Matrix {
  const angleOf = ([a, b]: Matrix) => Math.atan2(b, a)
  let turn = angleOf(to) - angleOf(from)
  if (Math.abs(turn) > Math.PI) turn -= Math.sign(turn) * 2 * Math.PI
  const angle = angleOf(from) + turn * part
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, from[4] + (to[4] - from[4]) * part, from[5] + (to[5] - from[5]) * part]
}

/** @returns the animation's matrix at a moment */
function at({ transform, offset }: { transform: string[]; offset: number[] }, moment: number): Matrix {
  const next = offset.findIndex((each) => each > moment)
  const [from, to] = [offset[next - 1] ?? 0, offset[next] ?? 1]
  return between(parsed(transform[next - 1]), parsed(transform[next]), (moment - from) / (to - from))
}

/** The distance between the y axes of two maps, over the height of the book. */
const apart = (crease: Matrix, exact: Matrix): number =>
  Math.max(
    ...[-PAGE.height / 2, PAGE.height / 2].map((y) => {
      const { x: px, y: py } = apply(crease, { x: 0, y })
      return Math.abs((px - exact[4]) * exact[0] + (py - exact[5]) * exact[1])
    }),
  )

const furthest = (map: Matrix, exact: Matrix): number =>
  Math.max(
    ...CORNERS.map((corner) =>
      Math.hypot(apply(map, corner).x - apply(exact, corner).x, apply(map, corner).y - apply(exact, corner).y),
    ),
  )

test.each(['forward', 'back'] as const)(
  'keeps the crease within 2 px, the page within 1 px between samples of a turn %s',
  (direction) => {
    const keyframes = softKeyframes(PAGE, direction, 'top', FROM, TO)
    const off = { crease: 0, page: 0 }
    for (let moment = 1 / MOMENTS; moment < LAID_DOWN; moment += 1 / MOMENTS) {
      const exact = softPose(PAGE, direction, 'top', {
        x: FROM.x + (TO.x - FROM.x) * moment,
        y: FROM.y + (TO.y - FROM.y) * moment,
      })
      if (!exact) throw new Error(`no fold at ${moment}`)
      const [box, page] = [at(keyframes.box, moment), at(keyframes.still, moment)]
      off.crease = Math.max(off.crease, apart(box, parsed(exact.box)))
      off.page = Math.max(off.page, furthest(compose(box, page), compose(parsed(exact.box), parsed(exact.still))))
    }
    expect(off.crease).toBeLessThan(2)
    expect(off.page).toBeLessThan(1)
  },
)

/** The visible share of the shade's picture; the rest is too faint to see. */
const SEEN = 0.75

// A shade outside of the flap would be visible.
test.each(['forward', 'back'] as const)('keeps the shade within its flap in a turn %s', (direction) => {
  const hands: [corner: 'top' | 'bottom', x: number, y: number][] = [
    ['top', 560, 40],
    ['top', 480, 300],
    ['top', 100, 60],
    ['top', -400, 20],
    ['bottom', 580, 640],
    ['bottom', 300, 400],
    ['bottom', -200, 600],
  ]
  for (const [corner, x, y] of hands) {
    const pose = softPose(PAGE, direction, corner, { x, y })
    if (!pose) throw new Error(`no fold at ${x}, ${y}`)
    const onFlap = compose(inverse(parsed(pose.flap)), parsed(pose.fold.transform))
    const seen = [0, SEEN].flatMap((u) => [0, SEEN].map((v) => apply(onFlap, { x: u * SHADE_PX, y: v * SHADE_PX })))
    // On a flap that ends in a point, half of the shade's fading corner lies outside.
    const beyond = seen.map((at) => Math.max(-at.x, at.x - PAGE.width, -at.y, at.y - PAGE.height))
    expect(Math.max(...beyond), `${direction} ${corner} ${x} ${y}`).toBeLessThan(PAGE.width * 0.03)
  }
})

// A scale of 1.00001 makes the browser repaint each page when its turn begins, and shows it blurred.
test.each(['forward', 'back'] as const)(
  'never scales a page above 1 in a turn %s, not even by rounding',
  (direction) => {
    const { box, still, flap } = softKeyframes(PAGE, direction, 'top', { x: 321, y: 123 }, TO)
    const scales = [box, still, flap].flatMap(({ transform }) =>
      transform.map(parsed).flatMap(([a, b, c, d]) => [a * a + b * b, c * c + d * d]),
    )
    expect(scales.length).toBeGreaterThan(120)
    expect(Math.max(...scales)).toBeLessThanOrEqual(1)
  },
)

test.each([
  { x: 300, y: 250 },
  { x: 500, y: 80 },
  { x: 600, y: 12 },
])('lays a page released at $x, $y flat again', (from) => {
  const back = restingCorner(PAGE, 'top', 'back')
  expect(softPose(PAGE, 'forward', 'top', back)).toBeNull()
  const { box } = softKeyframes(PAGE, 'forward', 'top', from, back)
  expect(box.transform).toHaveLength(box.offset.length)
  const [, , , , x, y] = parsed(box.transform.at(-1))
  // The crease is halfway between the corner and its resting position.
  expect(Math.hypot(x - back.x, y - back.y)).toBeLessThan(2)
})
