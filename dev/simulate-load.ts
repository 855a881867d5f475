/**
 * `npm run simulate:load -- --books-per-hour 1000 --hours 24 [--queue internal|cloud-tasks|both] [--database-ms N] [--seed S]`: a day's whole load
 * over the product's own order code, in virtual time, with an hour without a painter (docs/scale.md). A table and a last line
 * for each queue; ends with 1 where somebody who paid has neither one book nor one refund.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { replaceClients } from './simulate-orders/replace-clients.ts'
import { useVirtualTime } from './simulate-orders/virtual-time.ts'
import { CALL_MS, PICTURES_A_MINUTE, PICTURES_A_QUEUED_BOOK } from './simulate-load/assumptions.ts'
import { lastLineOf, report } from './simulate-load/report.ts'
import type { Outcome, Queue } from './simulate-load/run-load.ts'

const QUEUES: readonly Queue[] = ['internal', 'cloud-tasks']
const TOLD_VIOLATIONS = 20

const { values } = parseArgs({
  options: {
    'books-per-hour': { type: 'string', default: '1000' },
    hours: { type: 'string', default: '24' },
    queue: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
    /** One call of the database: 25 from the same continent, some 110 from another. */
    'database-ms': { type: 'string', default: String(CALL_MS['database read']) },
    /** What the painter bears. */
    'pictures-a-minute': { type: 'string', default: String(PICTURES_A_MINUTE) },
  },
})
const print = console.log
const wanted = QUEUES.filter((queue) => values.queue === 'both' || values.queue === queue)
if (wanted.length === 0) throw new Error(`--queue is ${QUEUES.join(', ')} or both, and not ${values.queue}.`)

if (process.send) process.send(await run(wanted[0] ?? 'internal'))
else for (const outcome of await Promise.all(wanted.map(runElsewhere))) tell(outcome)

function tell(outcome: Outcome): void {
  report(outcome, print)
  for (const violation of outcome.violations.slice(0, TOLD_VIOLATIONS)) print(`violated: ${violation}`)
  if (outcome.violations.length > 0) {
    print(`${outcome.violations.length} violations`)
    process.exitCode = 1
  }
  print(lastLineOf(outcome))
}

/** Each in a process of its own: side by side, and with the product's settings for its queue. */
async function runElsewhere(queue: Queue): Promise<Outcome> {
  const given = Object.entries({ ...values, queue }).flatMap(([name, value]) => [`--${name}`, value])
  const child = fork(fileURLToPath(import.meta.url), given, {
    serialization: 'advanced',
    env: { ...process.env, JOB_QUEUE: queue, ILLUSTRATOR: 'openai' },
  })
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`The run with ${queue} ended without an outcome, with ${code}`)
  })
  const [outcome] = (await Promise.race([once(child, 'message'), gone])) as [Outcome]
  gone.catch(() => undefined)
  return outcome
}

async function run(queue: Queue): Promise<Outcome> {
  const tasks = new URL('./simulate-load/clients/cloud-tasks.ts', import.meta.url).href
  replaceClients(undefined, { 'netlify/clients/cloud-tasks.ts': tasks })
  const { runLoad } = await import('./simulate-load/run-load.ts')
  useVirtualTime()
  // What the product logs of a refusal is no news here.
  console.info = () => {}
  const picturesAMinute = Number(values['pictures-a-minute'])
  return runLoad({
    booksAnHour: Number(values['books-per-hour']),
    hours: Number(values.hours),
    queue,
    seed: Number(values.seed),
    databaseMs: Number(values['database-ms']),
    picturesAMinute,
    booksASecond: picturesAMinute / PICTURES_A_QUEUED_BOOK / 60,
  })
}
