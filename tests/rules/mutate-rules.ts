/**
 * `npm run ops -- mutate-rules`: makes every rule wrong in every small way, and reports whether the tests notice it.
 */
import { readFileSync } from 'node:fs'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { EQUIVALENTS } from './mutation/equivalents.ts'
import { isKilled, knownCases } from './mutation/judge.ts'
import { mutantsOf } from './mutation/mutants.ts'

const CASES = 60_000
const SEED = 1
const LEAST_KILLED = 0.98
const NOT_EXPLAINED =
  'NOT EXPLAINED: add the case that tells it from the rule (tests/rules/fuzz/story-cases.ts, other-cases.ts, fields.ts), or say in tests/rules/mutation/equivalents.ts why there is none'

const rules = loadRules(readFileSync('database.rules.json', 'utf8'))
const cases = knownCases(CASES, SEED)
if (isKilled(rules, cases)) throw new Error('the rules themselves disagree with the policy: run fuzz:rules first')

const mutants = mutantsOf(rules)
const survivors = mutants.filter((mutant) => !isKilled(mutant.rules, cases))
for (const { name } of survivors) console.log(`survived: ${name}\n  ${EQUIVALENTS.get(name) ?? NOT_EXPLAINED}`)

const killed = mutants.length - survivors.length
const isEachExplained = survivors.every(({ name }) => EQUIVALENTS.has(name))
const share = killed / mutants.length
process.exitCode = isEachExplained && share >= LEAST_KILLED ? 0 : 1
console.log(`${mutants.length} mutants, ${killed} killed (${(100 * share).toFixed(1)} %)`)
