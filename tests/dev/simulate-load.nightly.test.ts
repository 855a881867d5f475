/** A simulated evening with an hour without a painter; tests/dev/simulate-load.test.ts has one hour. */
import { expect, test } from 'vitest'
import { losesNoLateBook, runNode } from './simulations.ts'

const LAST_LINE = /^(\d+) books, p99 to book (\d+) s, p99 to refund 0 s, oldest due \d+ s \((internal|cloud-tasks)\)$/

test('delivers each paid book with either queue, also those of an hour without a painter', () => {
  const { stdout, stderr, status } = runNode(
    ...['dev/simulate-load.ts', '--books-per-hour', '30', '--hours', '2', '--seed', '3'],
  )
  expect([stderr, status]).toEqual(['', 0])
  const ends = stdout.split('\n').flatMap((line) => LAST_LINE.exec(line)?.slice(1) ?? [])
  const [books, internalWait, internal, booksOfTasks, waitOfTasks, tasks] = ends
  expect([internal, tasks]).toEqual(['internal', 'cloud-tasks'])
  expect(Number(books)).toBeGreaterThan(30)
  expect(booksOfTasks).toBe(books)
  // A task comes at its time, also of an order of the days before.
  expect(stdout).toContain('oldest due 0 s (cloud-tasks)')
  // The painter was away for an hour.
  for (const wait of [internalWait, waitOfTasks]) expect(Number(wait)).toBeGreaterThan(3_000)
})

test('loses none of many books that are late because the painter paints too little', () => losesNoLateBook(15, 14))
