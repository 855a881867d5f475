/** A square book in the pixels of a press; the other format is made, and read, in e2e/beyond/04-on-paper.spec.ts. */
import { expect, test } from 'vitest'
import { printsSquareBook } from './print-samples.ts'

const LEAST_DPI = 250
/** A function may send 20 MB at once, and a mail takes less. */
const LARGEST_BYTES = 15_000_000

test('prints a square book whose pictures all have more than 250 dots to the inch', async () => {
  expect((await printsSquareBook(LEAST_DPI)).length).toBeLessThan(LARGEST_BYTES)
})
