/**
 * `npm run ops -- audit`: known vulnerabilities in the packages that ship, except those with a reason in
 * audit/exceptions.ts.
 */
import { spawnSync } from 'node:child_process'
import { EXCEPTIONS } from './exceptions.ts'
import { judgeReport } from './judge-report.ts'
import { projectFolder } from '#local/environment/project-folder.ts'

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--fetch-retries=0'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
const verdict = judgeReport(stdout, EXCEPTIONS)
if (verdict.isAnswered) {
  for (const problem of verdict.problems) console.error(`✗ ${problem}`)
  console.log(
    verdict.problems.length === 0
      ? 'No package that ships has a known fault.'
      : `${verdict.problems.length} to mend, or to except with a reason.`,
  )
} else console.log(`Nobody was asked for known faults: ${verdict.why}. Where the registry answers, this is a test.`)
process.exitCode = verdict.isAnswered && verdict.problems.length > 0 ? 1 : 0
