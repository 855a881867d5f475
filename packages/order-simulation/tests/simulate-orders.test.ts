/**
 * A small run of `npm run simulate:orders`, and one planted bug that it must find; the nightly file has larger runs.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#local/environment/project-folder.ts'
import { MUTANTS } from '#packages/order-simulation/mutants.ts'
import { endsInOneBook, findsPlantedBug, keepsThePromise, runNode } from './simulations.ts'

test('delivers or refunds each of twenty-four orders despite simulated failures', () => keepsThePromise(24))

test.each(MUTANTS)('finds exactly one place in the product to plant a bug: $name', ({ file, text, becomes }) => {
  expect(readFileSync(path.join(projectFolder, file), 'utf8').split(text)).toHaveLength(2)
  expect(becomes).not.toBe(text)
})

test('finds a planted bug', () => {
  findsPlantedBug('key reused: a new attempt keeps the old number', 1_000)
})

test('makes one order and one book from five webhooks in any sequence', () => endsInOneBook(20, 50))

test('ends every scenario of a rare race in a correct state', () => {
  const { stdout, stderr, status } = runNode('packages/order-simulation/race-scenarios.ts')
  const lines = stdout.trim().split('\n')
  expect([lines.filter((line) => !line.startsWith('well  ')), stderr, status]).toEqual([[], '', 0])
})
