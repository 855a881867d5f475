/**
 * Installs the packages, and with them Node 24, before any TypeScript can run.
 * Plain JavaScript without dependencies: it runs on Node 20.19, before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchAncestors } from './ancestors.mjs'

const OLDEST_NODE = [20, 19]
/** From this version on Node runs TypeScript files by itself. */
const NODE_FOR_TYPESCRIPT = 24

const root = fileURLToPath(new URL('..', import.meta.url))
const binFolder = join(root, 'node_modules', '.bin')
const installedLockHashFile = join(root, 'node_modules', '.masal-lock-hash')

/** Installs the packages where they are missing or where the lock file has changed since. Ends the process on failure. */
export function ensureInstalled() {
  refuseOldNode()
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installedHash = existsSync(installedLockHashFile) ? readFileSync(installedLockHashFile, 'utf8') : null
  if (installedHash === lockHash) return

  const why = installedHash === null ? 'The packages are not installed yet' : 'The lock file has changed'
  console.log(`${why}: npm ci (a few minutes without a warm npm cache) …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error('npm ci failed; its own words are above. Nothing else was started.')
    process.exit(status ?? 1)
  }
  writeFileSync(installedLockHashFile, lockHash)
}

/**
 * Runs a TypeScript file on Node 24 with this process's arguments: in this process if it is Node 24 already, else in a
 * child that gets this process's signals and ends with it.
 * @param {string} file its path from the project's root
 */
export async function runTypeScript(file) {
  const path = join(root, file)
  process.env.PATH = `${binFolder}${delimiter}${process.env.PATH ?? ''}`
  if (Number(process.versions.node.split('.')[0]) >= NODE_FOR_TYPESCRIPT) {
    await import(path)
    return
  }
  const child = spawn(join(binFolder, 'node'), [path, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  // This process waits until the child has cleaned up. (A terminal sends Ctrl-C to both; a second signal does no harm.)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  watchAncestors(() => child.kill('SIGTERM'))
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}
