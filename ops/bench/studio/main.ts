/**
 * `npm run bench -- studio [--world ID]`: makes the book of each story as an order does, each in a process of its own,
 * and prints the CPU time of every part and the peak memory of the process and its voice. Fails outside the gates.
 * Seconds are those of one core; a reference render, the same in every run, is printed too, to compare machines. Reads
 * /proc: Linux.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { json } from 'node:stream/consumers'
import { storyWorlds } from '#stories/library.ts'
import type { BookCost } from './make-book.ts'
import { MEMORY_SETTINGS } from '#local/memory-settings.ts'
import { watchMemory } from './process-tree.ts'

const GATES = { bookSeconds: 25, pictureSeconds: 2, megabytes: 512 } as const

const { values } = parseArgs({ args: process.argv.slice(3), options: { world: { type: 'string' } } })
const worlds = storyWorlds.filter(({ id }) => !values.world || id === values.world)

let missed = 0
for (const { id } of worlds) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('make-book.ts', import.meta.url)), id], {
    env: { ...process.env, ...MEMORY_SETTINGS },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const memory = watchMemory(child.pid ?? 0)
  const { parts, referenceSeconds } = (await json(child.stdout)) as BookCost
  await ended
  const megabytes = memory.stop()
  const pictures = parts.filter(({ is }) => is === 'picture')
  const bookSeconds = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(`\n${id}  (reference render ${referenceSeconds.toFixed(2)} s)`)
  for (const { name, seconds, is } of parts)
    row(name, seconds, is === 'picture' ? GATES.pictureSeconds : undefined, 's')
  row('book', bookSeconds, GATES.bookSeconds, 's')
  row('memory', megabytes, GATES.megabytes, 'MB')
  row(
    'slowest picture / reference',
    Math.max(...pictures.map(({ seconds }) => seconds)) / referenceSeconds,
    undefined,
    'x',
  )
}
console.log(`\n${worlds.length} books, ${missed} gates missed`)
if (missed > 0) process.exitCode = 1

function row(name: string, value: number, gate: number | undefined, unit: string): void {
  const isMissed = gate !== undefined && value > gate
  if (isMissed) missed += 1
  const judged = gate === undefined ? '' : isMissed ? `  MISSED (${gate} ${unit})` : `  ≤ ${gate}`
  console.log(`  ${name.padEnd(30)}${value.toFixed(unit === 'MB' ? 0 : 2).padStart(8)} ${unit}${judged}`)
}
