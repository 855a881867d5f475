/** Runs the tests that must find a fault, in the tree, and returns which of them failed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectFolder } from '#local/environment/project-folder.ts'
import type { Finder, VitestPart } from './faults.ts'
import { runLimited } from './run-limited.ts'

const MINUTE_MS = 60_000
/** These limits end only runs that hang: on a busy machine a run takes many times longer. */
const LIMIT_MS = {
  unit: 10 * MINUTE_MS,
  rules: 10 * MINUTE_MS,
  tools: 10 * MINUTE_MS,
  functions: 15 * MINUTE_MS,
  e2e: 20 * MINUTE_MS,
}

/** For one run of all finders of a part. */
const CLEAN_LIMIT_MS = 60 * MINUTE_MS

export interface Outcome {
  passed: number
  /** Titles of the tests that failed. */
  failed: string[]
  /** The reason why the run gives no answer; null if it gives one. */
  trouble: string | null
}

interface Where {
  folder: string
  env: Readonly<Record<string, string>>
  /** The name of the run's log and report. */
  name: string
}

const logFolder = join(projectFolder, '.local', 'reports', 'planted')

/** @param isPlanted stops the run at the first failing test */
export async function runFinder(finder: Finder, where: Where, { isPlanted }: { isPlanted: boolean }): Promise<Outcome> {
  return finder.part === 'e2e'
    ? runPlaywright(finder, where, isPlanted)
    : overall(await runVitest(finder.part, finder, where, { bail: isPlanted, limitMs: LIMIT_MS[finder.part] }))
}

/** Runs all finders of a part at once. @returns the outcome of each file */
export function runTogether(part: VitestPart, finders: readonly Finder[], where: Where): Promise<Map<string, Outcome>> {
  const greps = finders.flatMap(({ grep }) => grep ?? [])
  const together: Tests = {
    files: [...new Set(finders.flatMap(({ files }) => files))],
    // A finder without a grep needs every test of its files.
    ...(greps.length === finders.length && { grep: greps.join('|') }),
  }
  return runVitest(part, together, where, { bail: false, limitMs: CLEAN_LIMIT_MS })
}

export function overall(files: ReadonlyMap<string, Outcome>): Outcome {
  const all = [...files.values()]
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
    trouble: all.find(({ trouble }) => trouble !== null)?.trouble ?? null,
  }
}

type Tests = Pick<Finder, 'files' | 'grep'>

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

async function runVitest(
  part: VitestPart,
  { files, grep }: Tests,
  where: Where,
  { bail, limitMs }: { bail: boolean; limitMs: number },
): Promise<Map<string, Outcome>> {
  const report = newFile(where.name, 'json')
  const projects = part === 'unit' ? ['unit', 'component'] : [part]
  const { code, output } = await runLimited(
    join(where.folder, 'node_modules', '.bin', 'vitest'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(bail ? ['--bail=1'] : []),
      ...(grep === undefined ? [] : ['--testNamePattern', grep]),
      ...files,
    ],
    { cwd: where.folder, env: where.env, limitMs, logFile: logFileOf(where.name) },
  )
  if (!existsSync(report)) {
    const outcome = withoutReport(code, output.match(/^\s*×.*$/gm) ?? [])
    return new Map(files.map((file) => [file, outcome]))
  }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const outcomes = testResults.map(({ name, status, message, assertionResults }): [string, Outcome] => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    const isUnloadable = status === 'failed' && failed.length === 0
    return [
      relative(where.folder, name),
      {
        passed: assertionResults.filter((test) => test.status === 'passed').length,
        failed,
        trouble: isUnloadable ? `the tests cannot be loaded: ${firstLine(message)}` : null,
      },
    ]
  })
  return new Map(outcomes)
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}

async function runPlaywright(
  { files, grep }: Extract<Finder, { part: 'e2e' }>,
  where: Where,
  isPlanted: boolean,
): Promise<Outcome> {
  const report = newFile(where.name, 'json')
  const { code, output } = await runLimited(
    join(where.folder, 'node_modules', '.bin', 'playwright'),
    [
      'test',
      '--project=shell',
      '--project=full-browser',
      '--reporter=list,json',
      ...(isPlanted ? ['--max-failures=1'] : []),
      ...(grep === undefined ? [] : ['--grep', grep]),
      ...files,
    ],
    {
      cwd: where.folder,
      env: { ...where.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      limitMs: LIMIT_MS.e2e,
      logFile: logFileOf(where.name),
    },
  )
  if (!existsSync(report)) return withoutReport(code, output.match(/^\s*✘.*$/gm) ?? [])
  const specs = specsIn(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightSuite)
  const titlesOf = (...wanted: string[]) =>
    specs.flatMap(({ title, tests }) => tests.flatMap(({ status }) => (wanted.includes(status) ? [title] : [])))
  return { passed: titlesOf('expected').length, failed: titlesOf('unexpected', 'flaky'), trouble: null }
}

const specsIn = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/** A run that hangs writes no report, so the failed tests come from its printed output. */
const withoutReport = (code: number | null, failed: readonly string[]): Outcome => ({
  passed: 0,
  failed: failed.map((line) => line.trim()),
  trouble: code === null ? 'it did not end in time' : `it ended with ${code} and without a report`,
})

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

export const logFileOf = (name: string): string => newFile(name, 'log')

/** Deletes the report of an earlier run, which must not count. */
function newFile(name: string, ending: string): string {
  mkdirSync(logFolder, { recursive: true })
  const file = join(logFolder, `${name}.${ending}`)
  rmSync(file, { force: true })
  return file
}
