/**
 * Runs parts one after the other, prints the time of each, and ends the process: the last line is `N passed, N failed`.
 */
import { MISSING_INDEX_MARK } from '#packages/database-emulator/missing-index.ts'
import { freePorts } from '#local/environment/ports.ts'
import { startLocalEnvironment, type LocalEnvironment } from '#local/environment/start-environment.ts'
import { oneTest, sum, type Count } from './count.ts'
import type { Part } from './parts.ts'
import { personalDataIn } from './personal-data.ts'
import { recordTimes, tooSlow } from './recorded-times.ts'

const SLOWEST = 10

export interface RunOptions {
  /** Names or parts of names of test files; for one part. */
  files?: readonly string[]
  /** A pattern of titles. */
  grep?: string
  /** Writes recorded-times.json instead of comparing with it. */
  record?: boolean
}

interface PartResult {
  part: Part
  count: Count
  seconds: number
}

export async function runParts(
  parts: readonly Part[],
  { files = [], grep, record = false }: RunOptions = {},
): Promise<never> {
  const startedAt = Date.now()
  /** Slow queries and log lines that name a person. Each fails the part that caused it. */
  const complaints = new Set<string>()
  let environment: Promise<LocalEnvironment> | undefined
  const startEnvironment = async () =>
    startLocalEnvironment({
      ports: await freePorts(),
      mode: 'serve',
      studio: 'plain',
      log: console.log,
      onOutput: (source, line) => {
        const complaint = complaintAbout(source, line)
        if (complaint) complaints.add(complaint)
      },
    })

  const results: PartResult[] = []
  try {
    const others = parts.filter(({ readsOnly }) => !readsOnly)
    const readers = parts.filter(({ readsOnly }) => readsOnly).map(timed)
    // The environment is built and started on the core that the first finished part has left.
    if (readers.length > 0) await Promise.race(readers)
    if (others.some(({ needsEnvironment }) => needsEnvironment)) {
      environment = startEnvironment()
      // The first part that needs the environment reports a failure.
      environment.catch(() => {})
    }
    // The next parts do not wait for a reader either: lint leaves one core idle for a minute.
    await environment?.catch(() => {})
    for (const part of others) {
      // A part that needs no environment of this run may start its own, and a folder has space for only one.
      if (!part.needsEnvironment && !isUpcoming(others, part)) await stopEnvironment()
      results.push(await timed(part))
    }
    results.unshift(...(await Promise.all(readers)))
  } finally {
    await stopEnvironment()
  }

  print(results, record, (Date.now() - startedAt) / 1_000)
  const total = sum(results.map(({ count }) => count))
  console.log(`\n${wording(total)}`)
  process.exit(total.failed === 0 ? 0 : 1)

  async function stopEnvironment() {
    const started = await environment?.catch(() => undefined)
    environment = undefined
    await started?.stop()
  }

  async function timed(part: Part): Promise<PartResult> {
    console.log(`\n── ${part.name} ──`)
    const partStartedAt = Date.now()
    const count = judged(await countOf(part))
    return { part, count, seconds: (Date.now() - partStartedAt) / 1_000 }
  }

  /** A part that cannot run counts as failed; the parts after it still run. */
  async function countOf(part: Part): Promise<Count> {
    try {
      if (part.needsEnvironment) environment ??= startEnvironment()
      const env = part.needsEnvironment ? ((await environment)?.env ?? {}) : {}
      return await part.run({ files, env, grep })
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      return oneTest(false)
    }
  }

  function judged(count: Count): Count {
    const faults = [...complaints, ...(record ? [] : tooSlow(count.tests))]
    for (const fault of faults) console.error(`✗ ${fault}`)
    complaints.clear()
    return { ...count, failed: count.failed + faults.length }
  }
}

function complaintAbout(source: string, line: string): string | undefined {
  if (source === 'database' && line.includes(MISSING_INDEX_MARK)) return line
  const found = source === 'app' ? personalDataIn(line) : undefined
  return found && `The log of the functions holds ${found}: ${line}`
}

/** Tells if a later part needs the environment that is being started. */
const isUpcoming = (parts: readonly Part[], part: Part) =>
  parts.slice(parts.indexOf(part) + 1).some(({ needsEnvironment }) => needsEnvironment)

function print(results: readonly PartResult[], record: boolean, seconds: number) {
  const tests = results.flatMap(({ count }) => count.tests)
  console.log(`\nThe ${SLOWEST} slowest tests:`)
  for (const test of tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST))
    console.log(`  ${test.seconds.toFixed(1).padStart(6)} s  ${test.name}`)
  if (record) recordTimes(tests)
  console.log('')
  for (const { part, count, seconds: took } of results)
    console.log(
      `  ${part.name.padEnd(12)} ${count.failed === 0 ? 'ok    ' : 'FAILED'} ${took.toFixed(0).padStart(5)} s  ${wording(count)}`,
    )
  console.log(`  ${'all'.padEnd(12)}        ${seconds.toFixed(0).padStart(5)} s`)
}

function wording({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
