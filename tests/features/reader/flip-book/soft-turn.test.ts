import { expect, test } from 'vitest'
import { liftedCorner, restingCorner, type PageSize, type Point } from '#features/reader/flip-book/fold.ts'
import { apply, compose, type Matrix } from '#features/reader/flip-book/matrix.ts'
import { softKeyframes, softPose } from '#features/reader/flip-book/soft-turn.ts'

const PAGE: PageSize = { width: 612, height: 688 }
const CORNERS: readonly Point[] = [0, PAGE.width].flatMap((x) => [0, PAGE.height].map((y) => ({ x, y })))
const MOMENTS = 300
/** From here on the crease is at the book's edge, and what it uncovers lies there already. */
const LAID_DOWN = 0.985
const FROM = liftedCorner(PAGE, 'top')
const TO = restingCorner(PAGE, 'top', 'turned')

const parsed = (css = '') => (/\((.*)\)/.exec(css)?.[1] ?? '').split(',').map(Number) as unknown as Matrix

/** As browsers go from one matrix to the next (CSS Transforms: decomposed), where both only turn and shift. */
function between(from: Matrix, to: Matrix, part: number): Matrix {
  const angleOf = ([a, b]: Matrix) => Math.atan2(b, a)
  let turn = angleOf(to) - angleOf(from)
  if (Math.abs(turn) > Math.PI) turn -= Math.sign(turn) * 2 * Math.PI
  const angle = angleOf(from) + turn * part
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, from[4] + (to[4] - from[4]) * part, from[5] + (to[5] - from[5]) * part]
}

/** Where an animation of these keyframes is. */
function at({ transform, offset }: { transform: string[]; offset: number[] }, moment: number): Matrix {
  const next = offset.findIndex((each) => each > moment)
  const [from, to] = [offset[next - 1] ?? 0, offset[next] ?? 1]
  return between(parsed(transform[next - 1]), parsed(transform[next]), (moment - from) / (to - from))
}

/** How far a line along the y axis of a map is from another's, over the height of the book. */
const apart = (crease: Matrix, exact: Matrix): number =>
  Math.max(...[-PAGE.height / 2, PAGE.height / 2].map((y) => {
    const { x: px, y: py } = apply(crease, { x: 0, y })
    return Math.abs((px - exact[4]) * exact[0] + (py - exact[5]) * exact[1])
  }))

const furthest = (map: Matrix, exact: Matrix): number =>
  Math.max(...CORNERS.map((corner) => Math.hypot(apply(map, corner).x - apply(exact, corner).x, apply(map, corner).y - apply(exact, corner).y)))

test.each(['forward', 'back'] as const)('between its samples a turn %s keeps to the geometry: crease within 2 px, the page that still lies within 1 px', (direction) => {
  const { still } = softKeyframes(PAGE, direction, 'top', FROM, TO)
  const off = { crease: 0, page: 0 }
  for (let moment = 1 / MOMENTS; moment < LAID_DOWN; moment += 1 / MOMENTS) {
    const exact = softPose(PAGE, direction, 'top', { x: FROM.x + (TO.x - FROM.x) * moment, y: FROM.y + (TO.y - FROM.y) * moment })
    if (!exact) throw new Error(`no fold at ${moment}`)
    const [box, page] = [at(still.box, moment), at(still.page, moment)]
    off.crease = Math.max(off.crease, apart(box, parsed(exact.still.box)))
    off.page = Math.max(off.page, furthest(compose(box, page), compose(parsed(exact.still.box), parsed(exact.still.page))))
  }
  expect(off.crease).toBeLessThan(2)
  expect(off.page).toBeLessThan(1)
})

// Else the browser paints each page again when its turn begins, for a scale of 1.00001, and lays it down blurred.
test.each(['forward', 'back'] as const)('a turn %s never makes a page larger, by no rounding', (direction) => {
  const { still, flap } = softKeyframes(PAGE, direction, 'top', { x: 321, y: 123 }, TO)
  const scales = [still.box, still.page, flap.box, flap.page].flatMap(({ transform }) =>
    transform.map(parsed).flatMap(([a, b, c, d]) => [a * a + b * b, c * c + d * d]),
  )
  expect(scales.length).toBeGreaterThan(150)
  expect(Math.max(...scales)).toBeLessThanOrEqual(1)
})

test('a page that is laid back has a pose for each moment, also for the last, where it lies flat', () => {
  const { flap } = softKeyframes(PAGE, 'forward', 'top', { x: 100, y: 60 }, restingCorner(PAGE, 'top', 'back'))
  expect(softPose(PAGE, 'forward', 'top', restingCorner(PAGE, 'top', 'back'))).toBeNull()
  expect(flap.box.transform).toHaveLength(flap.box.offset.length)
})
