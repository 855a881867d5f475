/**
 * `npm run ops -- judge-rules --cases N [--seed N]`: judges the fuzz's cases by our evaluator of rules and by
 * targaryen's. Fails if they differ and judge/known-differences.ts does not explain it.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { wholeNumber } from './fuzz/whole-number.ts'
import { judgeCases } from './judge/run.ts'

const SHOWN = 5

const { values } = parseArgs({ options: { cases: { type: 'string', default: '60000' }, seed: { type: 'string' } } })
const cases = wholeNumber('--cases', values.cases)
const seed = values.seed === undefined ? Date.now() % 0x1_0000_0000 : wholeNumber('--seed', values.seed)
console.log(`seed ${seed}`)

const rules = loadRules(readFileSync('database.rules.json', 'utf8'))
const { known, unexplained } = judgeCases(rules, cases, seed, {
  onProgress: (done) => console.log(`${done} of ${cases}`),
})
for (const [name, count] of known) console.log(`known: ${name}, ${count} times`)
for (const { number, case: one, ours, theirs } of unexplained.slice(0, SHOWN))
  console.log(`case ${number}: ${JSON.stringify(one)}\n  ours: ${ours.because}\n  targaryen: ${theirs.because}\n`)
console.log(`${cases} cases, ${unexplained.length} unexplained`)
process.exitCode = unexplained.length > 0 ? 1 : 0
