/**
 * Reports tests that have become slow. recorded-times.json has the seconds of every test that takes longer than one
 * second; a test that takes more than three times as long fails. `npm test -- --record` rewrites the file.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#local/environment/project-folder.ts'
import type { TestTime } from './count.ts'

export type RecordedTimes = Readonly<Record<string, number>>

const FILE = join(projectFolder, 'tests', 'runner', 'recorded-times.json')
const FACTOR = 3
/** Shorter tests count as this long, because a moment of load by another process would make them too slow. */
const AT_LEAST_S = 5
const RECORDED_FROM_S = 1

const recordedTimes = (): RecordedTimes =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as RecordedTimes) : {}

/**
 * @param tests of whole files: a test that is gone from its file leaves the record, and files that did not run keep
 * their times
 */
export function recordTimes(tests: readonly TestTime[]): void {
  const fileOf = (name: string) => name.split(' › ')[0]
  const files = new Set(tests.map(({ name }) => fileOf(name)))
  const kept = Object.entries(recordedTimes()).filter(([name]) => !files.has(fileOf(name)))
  const measured = tests
    .filter(({ seconds }) => seconds >= RECORDED_FROM_S)
    .map(({ name, seconds }) => [name, Math.round(seconds * 10) / 10] as const)
  const sorted = [...kept, ...measured].sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/**
 * Compares each time with the median of this run's part, so that a slow machine makes no test too slow.
 * @param tests of one part
 * @returns a sentence for each test that took too long
 */
export function tooSlow(tests: readonly TestTime[], recorded: RecordedTimes = recordedTimes()): string[] {
  const known = tests.filter(({ name }) => recorded[name] !== undefined)
  const ratios = known.map(({ name, seconds }) => seconds / (recorded[name] ?? seconds)).sort((a, b) => a - b)
  const slowness = Math.max(1, ratios[Math.floor(ratios.length / 2)] ?? 1)
  return tests.flatMap(({ name, seconds, failed }) => {
    const usualS = Math.max(AT_LEAST_S, recorded[name] ?? 0)
    const limitS = FACTOR * usualS * slowness
    // A failed test counts once, however long it waited.
    return failed || seconds <= limitS
      ? []
      : [
          `${name} took ${seconds.toFixed(1)} s; ${limitS.toFixed(1)} s is three times its recorded time. See docs/tests.md.`,
        ]
  })
}
