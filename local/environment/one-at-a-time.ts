/**
 * One local environment in a working tree at a time: netlify-cli stores the bundled functions in
 * `.netlify/functions-serve` and empties that folder when it starts, so a second environment would silently break the
 * functions of the first.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFolder } from './project-folder.ts'

/**
 * @returns releases the working tree
 * @throws if another live process has claimed it; a killed one does not count
 */
export const claimWorkingTree = (): (() => void) =>
  claim(
    join(projectFolder, '.local', 'world.pid'),
    (holder) =>
      `The local environment of this folder runs already (process ${holder}: npm start or npm test). End it first; two would overwrite each other's functions.`,
  )

/**
 * Writes this process's id into a file, unless the file names another live process.
 * @param isTaken the error message in that case
 * @returns releases the file
 */
export function claim(file: string, isTaken: (holder: number) => string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const holder = holderOf(file)
  if (holder !== null && holder !== process.pid && isAlive(holder)) throw new Error(isTaken(holder))
  writeFileSync(file, String(process.pid))
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}

function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
