import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * The path of this same Node program, in a place outside the project.
 *
 * The bundler of the functions follows sharp to detect-libc, and detect-libc to /proc/self/exe. If this path leads into
 * the project, as with the devDependency `node`, the bundler reads its 125 MB as text and searches them for imports,
 * once for each function that draws: 2.5 s of every start.
 */
export function nodeOutsideProject(): string {
  if (!existsSync('/proc/self/exe')) return process.execPath
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'masal-kahramanim')
  const program = join(folder, `node-${process.version}`)
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  // Create it under another name first, so that an interrupted start leaves no half-written program.
  const unfinished = `${program}.${process.pid}`
  try {
    linkSync(process.execPath, unfinished)
  } catch {
    copyFileSync(process.execPath, unfinished)
  }
  renameSync(unfinished, program)
  return program
}
