/**
 * `npm run bench -- database`: 200 clients with 100,000 writes, and a million nodes. Fails if an event is lost or out
 * of order; rates are printed, not judged.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { runCrowd } from './crowd.ts'
import { WireClient } from './wire-client.ts'

const CLIENTS = 200
const WRITES = 100_000
const PER_ROOM = 10
const CHILDREN = 100_000
const FIELDS = 9
const WRITES_INTO_MANY = 10_000

const folder = fileURLToPath(new URL('../../../packages/database-emulator', import.meta.url))
const rules = fileURLToPath(new URL('rules.json', import.meta.url))
// A process of its own, so that the clients do not use the server's CPU time.
const emulator = spawn(process.execPath, [folder, '--port', '0', '--rules', rules, '--quiet'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(emulator, 'exit').then(() => Promise.reject(new Error('The emulator did not start.')))
const [line] = (await Promise.race([once(createInterface(emulator.stdout), 'line'), ended])) as [string]
const url = line.slice(line.indexOf('http'))

try {
  await crowd()
  await manyNodes()
} finally {
  ended.catch(() => {})
  emulator.kill()
}

async function crowd(): Promise<void> {
  const { writes, events, seconds, problems } = await runCrowd({
    url: url.replace('http', 'ws'),
    namespace: 'crowd',
    clients: CLIENTS,
    writes: WRITES / CLIENTS,
    perRoom: PER_ROOM,
  })
  for (const problem of problems.slice(0, 20)) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  console.log(`${CLIENTS} clients, ${writes} writes, ${events} events, ${problems.length} lost or out of order`)
  console.log(`  ${rate(writes, seconds)} writes/s, ${rate(events, seconds)} events/s`)
}

async function manyNodes(): Promise<void> {
  const children = Object.fromEntries(
    Array.from({ length: CHILDREN }, (_, number) => [`child${number}`, child(number)]),
  )
  const putSeconds = await timed(async () => {
    const answer = await fetch(`${url}/many.json?ns=many&print=silent&auth=owner`, {
      method: 'PUT',
      body: JSON.stringify(children),
    })
    if (answer.status !== 204) throw new Error(await answer.text())
  })
  console.log(
    `${CHILDREN * (FIELDS + 1)} nodes beneath one branch of ${CHILDREN}: written in ${putSeconds.toFixed(1)} s, ${await megabytesHeld()} MB held`,
  )
  const client = await WireClient.connect(url.replace('http', 'ws'), 'many')
  const query = { i: 'n', l: 10, vf: 'r' }
  console.log(
    `  the first query by child: ${((await timed(() => client.request('q', { p: '/many', q: query, t: 1, h: '' }))) * 1_000).toFixed(0)} ms`,
  )
  const writeSeconds = await timed(async () => {
    const requests = Array.from({ length: WRITES_INTO_MANY }, (_, number) =>
      client.request('p', { p: `/many/child${number * 7}`, d: child(number) }),
    )
    await Promise.all(requests)
  })
  console.log(`  ${rate(WRITES_INTO_MANY, writeSeconds)} writes/s into it, with that query listening`)
  client.close()
}

function child(number: number): object {
  return Object.fromEntries(
    Array.from({ length: FIELDS }, (_, field) => [
      field === 0 ? 'n' : `field${field}`,
      (number * 7919 * (field + 1)) % CHILDREN,
    ]),
  )
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1_000
}

function rate(count: number, seconds: number): string {
  return Math.round(count / seconds).toLocaleString('en')
}

async function megabytesHeld(): Promise<string> {
  const status = await readFile(`/proc/${emulator.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? '?' : String(Math.round(Number(kilobytes) / 1_000))
}
