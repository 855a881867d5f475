/**
 * Time and memory of a process and its children: the studio's voice runs in a process of its own. Reads /proc: Linux.
 */
import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 50
/** A constant of Linux, `sysconf(_SC_CLK_TCK)`: the same on every machine that Node supports. */
const TICKS_A_SECOND = 100

/** @returns seconds of one core so far, of the running processes and of their ended children */
export function cpuSeconds(pid: number): number {
  return treeOf(pid).reduce((sum, member) => sum + ticksOf(member), 0) / TICKS_A_SECOND
}

export function watchMemory(pid: number): {
  /** @returns the peak memory of the process tree, megabytes */ stop: () => number
} {
  let mostKilobytes = 0
  const look = () => {
    mostKilobytes = Math.max(
      mostKilobytes,
      treeOf(pid).reduce((sum, member) => sum + residentKilobytes(member), 0),
    )
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return mostKilobytes / 1_024
    },
  }
}

function treeOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc')) if (/^\d+$/.test(entry)) parents.set(Number(entry), parentOf(entry))
  const tree = [pid]
  // Includes children of children.
  for (const member of tree) for (const [child, parent] of parents) if (parent === member) tree.push(child)
  return tree
}

/** A process may end while this reads its files. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const parentOf = (pid: string): number => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
/** Pss counts shared memory (Node's own code) once. */
const residentKilobytes = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
/** Fields 14–17: user and system time, of the process itself and of its ended children. */
const ticksOf = (pid: number): number =>
  (read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [])
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0)
