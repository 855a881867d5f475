/**
 * One local environment in a working tree at a time: netlify-cli keeps the bundled functions in `.netlify/functions-serve`
 * and empties that folder when it starts, so a second one would break the first one's functions without a word.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project-folder.ts'

const lockFile = join(projectFolder, '.local', 'world.pid')

/**
 * @returns lets the next one in
 * @throws where another process has one here; one that was killed does not count
 */
export function claimWorkingTree(): () => void {
  mkdirSync(join(projectFolder, '.local'), { recursive: true })
  const holder = holderOf()
  if (holder !== null && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `The local environment of this folder runs already (process ${holder}: npm start or npm test). End it first; two would overwrite each other's functions.`,
    )
  }
  writeFileSync(lockFile, String(process.pid))
  return () => {
    if (holderOf() === process.pid) rmSync(lockFile, { force: true })
  }
}

function holderOf(): number | null {
  try {
    return Number(readFileSync(lockFile, 'utf8'))
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
