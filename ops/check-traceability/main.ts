/**
 * `npm run ops -- check-traceability`: each sentence and each quoted string of the specification names an existing test
 * or picture. It only reads files and runs no test.
 */
import { judgeCatalogue } from './judge-catalogue.ts'
import { judgeCoverage } from './judge-coverage.ts'
import { projectFolder } from '#local/environment/project-folder.ts'

process.chdir(projectFolder)
const problems = [...judgeCatalogue(), ...judgeCoverage()]
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'Every claim has its test or its picture.' : `${problems.length} claims to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1
