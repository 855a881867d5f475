import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count.ts'

const reportOf = (value: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, testResults: [] as object[] }

test('counts passed, failed and skipped tests', () => {
  expect(countVitest(reportOf(vitest), true)).toMatchObject({ passed: 3, failed: 0, skipped: 1 })
  const report = reportOf({ stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(countPlaywright(report, false)).toMatchObject({ passed: 2, failed: 2, skipped: 0 })
})

test('reads the seconds of each vitest test', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a book opens', duration: 1_500 },
    { status: 'failed', fullName: 'it closes', duration: 500 },
  ]
  const report = reportOf({
    ...vitest,
    testResults: [{ name: resolve('tests/a.test.ts'), status: 'passed', assertionResults }],
  })
  expect(countVitest(report, true).tests).toEqual([
    { name: 'tests/a.test.ts › a book opens', seconds: 1.5 },
    { name: 'tests/a.test.ts › it closes', seconds: 0.5, failed: true },
  ])
})

test('reads the seconds of each Playwright test, by file and titles', () => {
  const specs = [
    { title: 'opens', ok: true, tests: [{ results: [{ duration: 2_000 }] }] },
    { title: 'closes', ok: false, tests: [{ results: [{ duration: 1_000 }] }] },
  ]
  const suites = [{ title: 'a.spec.ts', suites: [{ title: 'phone', specs }] }]
  const report = reportOf({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, suites })
  expect(countPlaywright(report, true).tests).toEqual([
    { name: 'e2e/a.spec.ts › phone › opens', seconds: 2 },
    { name: 'e2e/a.spec.ts › phone › closes', seconds: 1, failed: true },
  ])
})

test('counts a file that could not be loaded as a failure', () => {
  const report = reportOf({ ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] })
  expect(countVitest(report, false).failed).toBe(1)
})

test('counts a run without a report, without a test, or with a bad end as a failure', () => {
  expect(countVitest('/nowhere/report.json', true).failed).toBe(1)
  expect(countVitest(reportOf({ ...vitest, numPassedTests: 0 }), true).failed).toBe(1)
  expect(countVitest(reportOf(vitest), false).failed).toBe(1)
})
