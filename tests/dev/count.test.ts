import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from '#dev/test-runner/count.ts'

const reportOf = (value: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, testResults: [] as object[] }

test('passed, failed and skipped tests are counted', () => {
  expect(countVitest(reportOf(vitest), true)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  const report = reportOf({ stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(countPlaywright(report, false)).toEqual({ passed: 2, failed: 2, skipped: 0 })
})

test('a file that could not be loaded is a failure', () => {
  const report = reportOf({ ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] })
  expect(countVitest(report, false).failed).toBe(1)
})

test('a run without a report, without a test, or with a bad end is a failure', () => {
  expect(countVitest('/nowhere/report.json', true).failed).toBe(1)
  expect(countVitest(reportOf({ ...vitest, numPassedTests: 0 }), true).failed).toBe(1)
  expect(countVitest(reportOf(vitest), false).failed).toBe(1)
})
