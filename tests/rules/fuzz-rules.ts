/**
 * `npm run ops -- fuzz-rules --cases N [--seed N]`: judges random cases by database.rules.json and by the policy. Fails
 * if they disagree, or if the run tried anything too seldom.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { runOverTheWire } from './fuzz/over-the-wire.ts'
import { runCases } from './fuzz/run.ts'
import { tableOf } from './fuzz/table.ts'
import { tellDisagreement } from './fuzz/tell-disagreement.ts'
import { wholeNumber } from './fuzz/whole-number.ts'

const RULES_FILE = 'database.rules.json'
const MOST_OVER_THE_WIRE = 20_000
const SHOWN = 5

const { values } = parseArgs({ options: { cases: { type: 'string', default: '100000' }, seed: { type: 'string' } } })
const cases = wholeNumber('--cases', values.cases)
const seed = values.seed === undefined ? Date.now() % 0x1_0000_0000 : wholeNumber('--seed', values.seed)
console.log(`seed ${seed}`)

const rules = loadRules(readFileSync(RULES_FILE, 'utf8'))
const { disagreements, coverage } = runCases(rules, cases, seed, (done) =>
  console.log(`${done} of ${cases} in the process`),
)
const wired = Math.min(cases, MOST_OVER_THE_WIRE)
const overTheWire = await runOverTheWire(RULES_FILE, wired, seed)
console.log(`${wired} of them over the wire too, ${overTheWire.length} disagreements there`)

console.log(`\n${tableOf(coverage.rows())}\n`)
const all = [...disagreements, ...overTheWire]
for (const disagreement of all.slice(0, SHOWN)) console.log(`${tellDisagreement(disagreement)}\n`)
const shortfalls = coverage.shortfalls()
for (const shortfall of shortfalls) console.log(`too little tried: ${shortfall}`)
console.log(`${cases} cases, ${all.length} disagreements`)
process.exitCode = all.length > 0 || shortfalls.length > 0 ? 1 : 0
