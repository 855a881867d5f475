/**
 * `npm test` on Node 24: every part, then one line of counts.
 * `node dev/test.mjs PART [FILE…]` runs one part, or some files of it.
 */
import { MISSING_INDEX_MARK } from './database-emulator/missing-index.ts'
import { EXTRA_PARTS, PARTS, needsWorld, readsOnly, runPart, type Part } from './test-runner/parts.ts'
import { personalDataIn } from './test-runner/personal-data.ts'
import { oneTest, sum, type Count } from './test-runner/count.ts'
import { freePorts } from './local-env/ports.ts'
import { startLocalEnvironment, type LocalEnvironment } from './local-env.ts'

const [name, ...files] = process.argv.slice(2)
const chosen: readonly Part[] = name === undefined ? PARTS : [...PARTS, ...EXTRA_PARTS].filter((part) => part === name)
if (chosen.length === 0) {
  console.error(`There is no part '${name}'. Parts: ${[...PARTS, ...EXTRA_PARTS].join(', ')}`)
  process.exit(1)
}

let environment: LocalEnvironment | undefined
/** Queries that the service would answer slowly, with a warning, and lines of the log that name somebody. Each fails the part that caused it. */
const complaints = new Set<string>()
const results: { part: Part; count: Count; seconds: number }[] = []

try {
  results.push(...(await Promise.all(chosen.filter(readsOnly).map(timed))))
  for (const part of chosen.filter((part) => !readsOnly(part))) results.push(await timed(part))
} finally {
  await environment?.stop()
}

console.log('')
for (const { part, count, seconds } of results) {
  console.log(
    `  ${part.padEnd(12)} ${count.failed === 0 ? 'ok    ' : 'FAILED'} ${wording(count)}  (${seconds.toFixed(0)} s)`,
  )
}
const total = sum(results.map(({ count }) => count))
console.log(`\n${wording(total)}`)
process.exit(total.failed === 0 ? 0 : 1)

async function timed(part: Part) {
  console.log(`\n── ${part} ──`)
  const startedAt = Date.now()
  const count = withComplaints(await countOf(part))
  return { part, count, seconds: (Date.now() - startedAt) / 1_000 }
}

/** A part that cannot run is a failed one; the parts after it still run. */
async function countOf(part: Part): Promise<Count> {
  try {
    if (needsWorld(part))
      environment ??= await startLocalEnvironment({
        ports: await freePorts(),
        mode: 'serve',
        log: console.log,
        onOutput: noteComplaint,
      })
    return await runPart(part, files, environment?.env ?? {})
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return oneTest(false)
  }
}

function noteComplaint(part: string, line: string) {
  if (part === 'database' && line.includes(MISSING_INDEX_MARK)) complaints.add(line)
  const found = part === 'app' ? personalDataIn(line) : undefined
  if (found) complaints.add(`The log of the functions holds ${found}: ${line}`)
}

function withComplaints(count: Count): Count {
  for (const line of complaints) console.error(line)
  const failed = count.failed + complaints.size
  complaints.clear()
  return { ...count, failed }
}

function wording({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
