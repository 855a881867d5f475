/** So many random cases that each condition of the rules has decided often enough. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { runOverTheWire } from './fuzz/over-the-wire.ts'
import { runCases } from './fuzz/run.ts'
import { tellDisagreement } from './fuzz/tell-disagreement.ts'

const SEED = 3
const rules = loadRules(readFileSync('database.rules.json', 'utf8'))

test('finds rules and policy equal in random cases, and each condition decides a case', () => {
  const { disagreements, coverage } = runCases(rules, 30_000, SEED)
  expect(disagreements.map(tellDisagreement)).toEqual([])
  expect(coverage.shortfalls()).toEqual([])
})

test('allows by real requests exactly what the policy allows, in 400 random cases', async () => {
  const disagreements = await runOverTheWire('database.rules.json', 400, SEED)
  expect(disagreements.map(tellDisagreement)).toEqual([])
})
