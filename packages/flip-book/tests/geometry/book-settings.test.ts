import { expect, test } from 'vitest'
import { pageSizeIn } from '#flip-book/geometry/book-settings.ts'

test.each([
  ['its base on a table of that size', 800, 450, 400, 450],
  ['stretched by the height', 4_000, 900, 800, 900],
  ['stretched by the width', 1_200, 4_000, 600, 675],
  ['never larger than 1000 by 1125', 10_000, 10_000, 1_000, 1_125],
  ['its least size where the table allows just that', 480, 270, 240, 270],
  ['smaller where the table does, rather than overflow', 320, 400, 160, 180],
])('computes the size of a page: %s', (_, tableWidth, tableHeight, width, height) => {
  expect(pageSizeIn(tableWidth, tableHeight)).toEqual({ width, height })
})
