/**
 * `npm run ops -- check-licences`: each package that can ship has a licence and is listed in THIRD_PARTY_NOTICES.md.
 * `-- --write` rewrites the list there.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeNotices, rewriteNotices } from './notices.ts'
import { productionPackages } from './production-packages.ts'
import { projectFolder } from '#local/environment/project-folder.ts'

const noticesFile = join(projectFolder, 'THIRD_PARTY_NOTICES.md')
const packages = productionPackages(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'))
if (process.argv.includes('--write'))
  writeFileSync(noticesFile, rewriteNotices(readFileSync(noticesFile, 'utf8'), packages, projectFolder))

const problems = judgeNotices(readFileSync(noticesFile, 'utf8'), packages)
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(
  problems.length === 0
    ? `${packages.length} packages, each with its licence in THIRD_PARTY_NOTICES.md.`
    : `${problems.length} to mend; \`npm run ops -- check-licences --write\` writes the list anew.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
