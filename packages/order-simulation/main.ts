/**
 * `npm run simulate:orders -- --orders N [--seed S]`: runs the product's order and production code through N orders
 * with failures, on all cores of this machine. Last line: `N orders, 0 violations`. `--planted` plants known bugs one
 * by one: `N planted, N found`.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { replaceClients } from './replace-clients.ts'
import { MUTANTS } from './mutants.ts'
import { Statistics, type Counts } from './statistics.ts'

const ORDERS_A_WORLD = 6
/** Fewer orders are not worth a process of their own. */
const ORDERS_A_SHARE = 1_000
/**
 * A planted bug without a violation after so many orders counts as missed. The rarest one needs 5,000 orders on average:
 * with 12,000 orders each of three whole runs missed another one.
 */
const MUTANT_ORDERS = 40_000
const TOLD_VIOLATIONS = 20

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
    /** Number of a planted bug; the run ends at the first violation. */
    plant: { type: 'string' },
    /** Share of one of several processes: its number, from 0, and the count of all. */
    share: { type: 'string', default: '0/1' },
  },
})
const seed = Number(values.seed)
const orders = Number(values.orders)
const planted = values.plant === undefined ? undefined : MUTANTS[Number(values.plant)]
const print = console.log

interface Share {
  done: number
  violations: number
  counts: Counts
}

if (values.planted) await findMutants()
else if (process.send) process.send(await runShare())
else await simulate()

async function simulate(): Promise<void> {
  const ofAll = planted ? 1 : Math.min(availableParallelism(), Math.ceil(orders / ORDERS_A_SHARE))
  const shares =
    ofAll === 1
      ? [await runShare()]
      : await Promise.all(Array.from({ length: ofAll }, (_, number) => runElsewhere(`${number}/${ofAll}`)))
  const counts = new Statistics()
  for (const share of shares) counts.add(share.counts)
  const [done, violations] = [sum(shares.map((share) => share.done)), sum(shares.map((share) => share.violations))]
  // Import late: the report loads product code, which may contain the planted bug.
  const { report } = await import('./report.ts')
  if (!planted) report(counts, done, print)
  print(`${done} orders, ${violations} violations`)
  process.exitCode = violations > 0 ? 1 : 0
}

async function runElsewhere(share: string): Promise<Share> {
  const child = fork(
    fileURLToPath(import.meta.url),
    ['--share', share, '--orders', values.orders, '--seed', values.seed],
    { serialization: 'advanced' },
  )
  process.on('SIGINT', () => child.kill('SIGINT'))
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`Share ${share} ended without its counts, with ${code}`)
  })
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [Share]
  gone.catch(() => undefined)
  return message
}

/**
 * Runs every n-th simulation. The places at which faults hit depend on earlier simulations, so the same share repeats
 * the same faults.
 */
async function runShare(): Promise<Share> {
  const [from, step] = values.share.split('/').map(Number) as [number, number]
  replaceClients(planted)
  // Import late: both load product code, which may contain the planted bug.
  const { runWorld } = await import('./run-world.ts')
  const { useVirtualTime } = await import('./virtual-time.ts')
  useVirtualTime()
  const counts = new Statistics()
  let [done, violations, isAsked] = [0, 0, true]
  // Ctrl-C ends the run with the results so far.
  process.on('SIGINT', () => (isAsked = false))
  for (let number = from; number * ORDERS_A_WORLD < orders && isAsked; number += step) {
    await new Promise((resolve) => setImmediate(resolve))
    const size = Math.min(ORDERS_A_WORLD, orders - number * ORDERS_A_WORLD)
    const world = await runWorld(seed * 1_000_003 + number, size, counts)
    for (const violation of world.violations.slice(0, Math.max(0, TOLD_VIOLATIONS - violations)))
      print(`seed ${seed}, world ${number} of share ${values.share}: ${violation}`)
    done += size
    violations += world.violations.length
    if (world.violations.length > 0 && !planted) writeChronicle(`seed-${seed}-world-${number}.txt`, world.chronicle())
    if (planted && violations > 0) break
  }
  return { done, violations, counts }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Writes the log of a simulation. It cannot be run again alone: its faults depend on the earlier ones. */
function writeChronicle(name: string, chronicle: readonly string[]): void {
  const folder = join(import.meta.dirname, '../../.local/simulation')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `${chronicle.join('\n')}\n`)
}

/** Runs each bug in a process of its own, which loads the product with the bug. */
async function findMutants(): Promise<void> {
  let found = 0
  const rest = MUTANTS.entries()
  const findRest = async () => {
    for (const [number, { name }] of rest) {
      const [last = '', before] = (await outputWith(number)).trim().split('\n').reverse()
      const isFound = /^\d+ orders, [1-9]\d* violations$/.test(last)
      if (isFound) found += 1
      print(`${isFound ? 'found ' : 'MISSED'}  ${name}\n        ${before}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, findRest))
  print(`${MUTANTS.length} planted, ${found} found`)
  process.exitCode = found === MUTANTS.length ? 0 : 1
}

async function outputWith(mutant: number): Promise<string> {
  const file = fileURLToPath(import.meta.url)
  const child = spawn(
    process.execPath,
    [file, '--plant', String(mutant), '--orders', String(MUTANT_ORDERS), '--seed', values.seed],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return text(child.stdout)
}
