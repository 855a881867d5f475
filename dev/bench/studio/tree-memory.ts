/** The most memory that a process and what it started hold at once. Reads /proc: Linux. */
import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 50

export function watchMemory(pid: number): { /** @returns megabytes */ stop: () => number } {
  let mostKilobytes = 0
  const look = () => {
    mostKilobytes = Math.max(mostKilobytes, treeOf(pid).reduce((sum, member) => sum + residentKilobytes(member), 0))
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
  // What is found is looked at in its turn.
  for (const member of tree) for (const [child, parent] of parents) if (parent === member) tree.push(child)
  return tree
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const parentOf = (pid: string): number => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
/** Pss: what processes share (Node's own code) counts once. */
const residentKilobytes = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
