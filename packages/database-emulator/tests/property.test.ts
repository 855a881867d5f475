/**
 * Runs random operations on SDK clients and on plain data, and compares the events of every listener.
 * `DATABASE_PROPERTY_RUNS=1000` runs more, `DATABASE_PROPERTY_SEED=N` repeats a run.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { commands } from './property/commands.ts'
import { plainQuery } from './property/queries.ts'
import { Run } from './property/run.ts'
import { startTarget } from './target.ts'
import type { Target } from './target.ts'

const RUNS = Number(process.env['DATABASE_PROPERTY_RUNS'] ?? 20)
const SEED = process.env['DATABASE_PROPERTY_SEED']
const TIMEOUT_MS = 30_000 + RUNS * 500

/** Each run has a path of its own. */
const RULES =
  '{ "rules": { ".read": true, ".write": true, "$run": { "list": { ".indexOn": [".value", "n", "deep/p"] } } } }'

let target: Target
beforeAll(async () => {
  target = await startTarget(RULES)
})
afterAll(() => target.close())

test('sends the events that plain data predict, for random operations', { timeout: TIMEOUT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(commands, fc.tuple(plainQuery, plainQuery), async (chosen, queries) => {
      const run = new Run(target, queries)
      try {
        await run.start()
        for (const command of chosen) await run.do(command)
        await run.do({ is: 'observer online' })
      } finally {
        await run.end()
      }
    }),
    { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
  )
})
