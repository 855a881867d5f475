/** Reads the reports of vitest and Playwright: how many tests passed and failed, and how long each took. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectFolder } from '#local/environment/project-folder.ts'

export interface TestTime {
  /** File and titles, the same in each run. */
  name: string
  seconds: number
  failed?: true
}

export interface Count {
  passed: number
  failed: number
  skipped: number
  tests: readonly TestTime[]
}

/** A check with a single result, such as the type check, counts as one test. */
export const oneTest = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
  tests: [],
})

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      tests: [...all.tests, ...one.tests],
    }),
    { passed: 0, failed: 0, skipped: 0, tests: [] },
  )

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[]
}
interface VitestTest {
  status: string
  fullName: string
  /** Milliseconds; absent for a test that did not run. */
  duration?: number
}

/** A file that does not load has no failed test, so it counts as one. A run that ended badly always fails. */
export function countVitest(reportFile: string, endedWell: boolean): Count {
  if (!existsSync(reportFile)) return oneTest(false)
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  return atLeastOneFailure(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable,
      skipped: report.numPendingTests,
      tests: report.testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults.map(({ fullName, status, duration = 0 }) => ({
          name: `${relative(projectFolder, file)} › ${fullName}`,
          seconds: duration / 1_000,
          ...(status === 'failed' && { failed: true as const }),
        })),
      ),
    },
    endedWell,
  )
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}

/** A test that passes only when it is repeated counts as failed. */
export function countPlaywright(reportFile: string, endedWell: boolean): Count {
  if (!existsSync(reportFile)) return oneTest(false)
  const { stats, suites = [] } = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport
  return atLeastOneFailure(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      tests: suites.flatMap((suite) => timesIn(suite, 'e2e/')),
    },
    endedWell,
  )
}

function timesIn({ title, suites = [], specs = [] }: PlaywrightSuite, before: string): TestTime[] {
  const name = `${before}${title}`
  return [
    ...specs.map((spec) => ({
      name: `${name} › ${spec.title}`,
      seconds: spec.tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0) / 1_000,
      ...(!spec.ok && { failed: true as const }),
    })),
    ...suites.flatMap((suite) => timesIn(suite, `${name} › `)),
  ]
}

/** A run without a single test is no success. */
const atLeastOneFailure = (count: Count, endedWell: boolean): Count =>
  count.failed === 0 && (!endedWell || count.passed === 0) ? { ...count, failed: 1 } : count
