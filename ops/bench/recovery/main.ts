/**
 * `npm run bench -- recovery`: kills a worker at each of its calls, and checks that another one has finished the book
 * within 150 s; a worker that seemed dead comes back, and its late write is refused. Time is simulated, the code is the
 * product's.
 */
import { replaceClients } from '#packages/order-simulation/replace-clients.ts'
import { useVirtualTime } from '#packages/order-simulation/virtual-time.ts'

const RECOVERED_WITHIN_MS = 150_000
const ZOMBIES = 1_000

replaceClients()
const { killAt, stallAt } = await import('#packages/order-simulation/recovery.ts')
useVirtualTime()

const slowest = new Map<string, number>()
let kills = 0
for (let call = 1; ; call += 1) {
  const trial = await killAt(call)
  if (!trial) break
  kills += 1
  slowest.set(trial.place, Math.max(trial.recoveredMs, slowest.get(trial.place) ?? 0))
}
for (const [place, ms] of slowest) console.log(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${place}`)
const worstMs = Math.max(...slowest.values())

let stalls = 0
let refused = 0
let write = 1
for (let seed = 1; stalls < ZOMBIES; seed += 1) {
  const isRefused = await stallAt(write, seed)
  write = isRefused === null ? 1 : write + 1
  if (isRefused === null) continue
  stalls += 1
  if (isRefused) refused += 1
}
console.log(
  `killed at ${kills} calls: finished by another within ${(worstMs / 1_000).toFixed(1)} s of simulated time (${RECOVERED_WITHIN_MS / 1_000} s are allowed)`,
)
console.log(`${refused} of ${stalls} late writes refused`)
process.exitCode = worstMs <= RECOVERED_WITHIN_MS && refused === stalls ? 0 : 1
