/** Our geometry, taken from page-flip, must give the same numbers as page-flip, to the last digit. */
import { FlipCalculation } from 'page-flip/src/Flip/FlipCalculation.ts?geometry'
import { expect, test } from 'vitest'
import { foldAt, holdBack, type Corner, type PageSize, type Point } from '#flip-book/geometry/fold.ts'

const SIZES: readonly PageSize[] = [
  { width: 400, height: 450 },
  { width: 612, height: 688 },
  { width: 325, height: 365 },
  { width: 1_000, height: 1_125 },
  { width: 1, height: 1 },
]
const STEPS = 64

/** A grid from far left to far right of the book, with its edges, spine and corners. */
function* pointsAround({ width, height }: PageSize): Generator<Point> {
  const across = Array.from({ length: STEPS + 1 }, (_, step) => -1.5 * width + (3 * width * step) / STEPS)
  const along = Array.from({ length: STEPS + 1 }, (_, step) => -height + (3 * height * step) / STEPS)
  const edges = [0, 0.4, 1, 0.37 * height, height - 1, height, height + 0.4]
  for (const x of [...across, -width, -1, 0, 1, width - 1, width - 0.5, width, width + 1])
    for (const y of [...along, ...edges]) yield { x, y }
}

function libraryAt({ width, height }: PageSize, corner: Corner, point: Point) {
  const paper = new FlipCalculation(0, corner, String(width), String(height))
  if (!paper.calc(point)) return null
  return {
    held: paper.getPosition(),
    topLeft: paper.getActiveCorner(),
    angleRad: paper.getAngle(),
    progress: paper.getFlippingProgress(),
  }
}

test.each(SIZES)('limits a dragged corner of a $width x $height page like the library page-flip', (size) => {
  const told = { folds: 0, none: 0 }
  for (const corner of ['top', 'bottom'] as const)
    for (const point of pointsAround(size)) {
      const library = libraryAt(size, corner, point)
      const ours = holdBack(size, corner, point)
      told[library ? 'folds' : 'none'] += 1
      const where = `${corner} ${point.x} ${point.y}`
      expect(ours, where).toStrictEqual(
        library && { held: library.held, topLeft: library.topLeft, angleRad: library.angleRad },
      )
      // page-flip reports progress in percent.
      if (library) expect(foldAt(size, corner, point)?.progress, where).toBeCloseTo(library.progress / 100, 14)
    }
  expect(told.folds).toBeGreaterThan(5_000)
  expect(told.none).toBeGreaterThan(100)
})
