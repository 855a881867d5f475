/** How many tests passed and failed, from the runners' own JSON reports. */
import { existsSync, readFileSync } from 'node:fs'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

/** A check that is one thing, such as the type check, counts as one test. */
export const oneTest = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that could not even be loaded has no failed test; it counts as one. A run that ended badly fails in any case. */
export function countVitest(reportFile: string, endedWell: boolean): Count {
  if (!existsSync(reportFile)) return oneTest(false)
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + unloadable, skipped: report.numPendingTests },
    endedWell,
  )
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A test that passes only when it is repeated counts as failed. */
export function countPlaywright(reportFile: string, endedWell: boolean): Count {
  if (!existsSync(reportFile)) return oneTest(false)
  const { stats } = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport
  return atLeastOneFailure(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    endedWell,
  )
}

/** Also where nothing ran at all: no test is no success. */
const atLeastOneFailure = (count: Count, endedWell: boolean): Count =>
  count.failed === 0 && (!endedWell || count.passed === 0) ? { ...count, failed: 1 } : count
