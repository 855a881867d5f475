/**
 * `npm run simulate:orders -- --orders N [--seed S]`: the product's own order and production code in N orders' worth of bad
 * days. Last line: `N orders, 0 violations`. `--planted` plants known bugs one by one: `12 planted, 12 found`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { replaceOutside } from './simulate-orders/outside.ts'
import { PLANTED } from './simulate-orders/planted.ts'
import { useVirtualTime } from './simulate-orders/virtual-time.ts'
import { projectFolder } from './world/project-folder.ts'

const ORDERS_A_WORLD = 6
/** A planted bug that has not shown itself by then is not found. */
const PLANTED_ORDERS = 12_000

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
    /** Number of one planted bug: ends at the first violation. */
    plant: { type: 'string' },
  },
})
const seed = Number(values.seed)
const print = console.log

if (values.planted) findPlanted()
else await simulate(Number(values.orders), values.plant === undefined ? undefined : PLANTED[Number(values.plant)])

async function simulate(orders: number, planted?: (typeof PLANTED)[number]): Promise<void> {
  replaceOutside(planted)
  const [{ runWorld }, { Statistics }, { report }] = await Promise.all([
    import('./simulate-orders/run-world.ts'),
    import('./simulate-orders/statistics.ts'),
    import('./simulate-orders/report.ts'),
  ])
  useVirtualTime()
  const statistics = new Statistics()
  let violations = 0
  let done = 0
  let isAsked = true
  // Ctrl-C ends with what was done so far.
  process.once('SIGINT', () => (isAsked = false))
  for (let number = 0; done < orders && isAsked; number += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    const size = Math.min(ORDERS_A_WORLD, orders - done)
    const world = await runWorld(seed * 1_000_003 + number, size, statistics)
    const found = world.violations
    done += size
    violations += found.length
    for (const violation of found.slice(0, Math.max(0, 20 - violations + found.length))) print(`seed ${seed}, world ${number}: ${violation}`)
    if (found.length > 0 && !planted) writeChronicle(`seed-${seed}-world-${number}.txt`, world.chronicle())
    if (planted && violations > 0) break
  }
  const seldom = planted ? [] : report(statistics, done, print)
  print(`${done} orders, ${violations} violations`)
  process.exitCode = violations + seldom.length > 0 ? 1 : 0
}

/** A world cannot be run alone: how often a place is hit depends on those before. */
function writeChronicle(name: string, chronicle: readonly string[]): void {
  const folder = join(projectFolder, '.local', 'simulation')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `${chronicle.join('\n')}\n`)
}

/** Each in a process of its own: the product is loaded with the bug in it. */
function findPlanted(): void {
  let found = 0
  for (const [number, { name }] of PLANTED.entries()) {
    const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--plant', String(number), '--orders', String(PLANTED_ORDERS), '--seed', values.seed], { encoding: 'utf8' })
    const lines = stdout.trim().split('\n')
    const isFound = /^\d+ orders, [1-9]\d* violations$/.test(lines.at(-1) ?? '')
    if (isFound) found += 1
    print(`${isFound ? 'found ' : 'MISSED'}  ${name}\n        ${lines.at(-2) ?? stderr}`)
  }
  print(`${PLANTED.length} planted, ${found} found`)
  process.exitCode = found === PLANTED.length ? 0 : 1
}
