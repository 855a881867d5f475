/**
 * `npm run check:deploy -- FILE`: looks at the variables of a real site before it is deployed. FILE has lines NAME=VALUE, as
 * `npx netlify env:list --plain --context production` prints them; without one, those of this shell are looked at.
 */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { checkEnvironment } from './check-deploy/check-environment.ts'

const [file] = process.argv.slice(2)
const problems = checkEnvironment(file === undefined ? process.env : parseEnv(readFileSync(file, 'utf8')))
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'Every setting is there and looks right.' : `${problems.length} to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1
