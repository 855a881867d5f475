/**
 * Runs a command that must not outlive its parent: `node lifeline.mjs COMMAND [ARGUMENT…]`.
 *
 * The parent holds the other end of this process's standard input. When that pipe closes (the parent ended it, exited,
 * or was killed without a chance to clean up), this process ends its whole process group. The parent must start this as
 * the leader of a group of its own (`detached: true`), else the group is the parent's.
 */
import { spawn } from 'node:child_process'

const GRACE_MS = 4_000

const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
let ending = false

/** The group's signals reach this process too; it runs until its child has ended. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
/** After the parent has ended, its pipes are closed too: a line that cannot be written must not stop the ending. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

process.stdin.on('end', endGroup).on('error', endGroup).on('close', endGroup).resume()
child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`)
  killGroupSoon()
})
child.on('exit', (code, signal) => {
  if (!ending) console.error(`${command} ended by itself: ${signal ?? `code ${code}`}`)
  killGroupSoon()
})

function endGroup() {
  if (ending) return
  ending = true
  process.kill(-process.pid, 'SIGTERM')
  setTimeout(killGroup, GRACE_MS)
}

/** A server that the command started gets 300 ms to end as well. */
function killGroupSoon() {
  ending = true
  process.kill(-process.pid, 'SIGTERM')
  setTimeout(killGroup, 300)
}

/** Ends this process too: it leads the group. */
function killGroup() {
  process.kill(-process.pid, 'SIGKILL')
}
