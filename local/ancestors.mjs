/**
 * Notices that the process which started this one has ended, so that this one does not run on unseen. Plain JavaScript:
 * it runs on Node 20.
 */
import { execFileSync } from 'node:child_process'

const CHECK_MS = 500

/**
 * npm runs a script through a shell, and a killed npm leaves that shell running: this watches the shell's parent too.
 * @param {() => void} onOrphaned called once; the watch keeps no process alive
 */
export function watchAncestors(onOrphaned) {
  const parent = process.ppid
  const npm = process.env.npm_lifecycle_event ? parentOf(parent) : null
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || isAlive(npm))) return
    clearInterval(timer)
    onOrphaned()
  }, CHECK_MS)
  timer.unref()
}

/** @param {number} pid @returns {number | null} null if `ps` is missing */
function parentOf(pid) {
  try {
    const parent = Number(
      execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
    return parent > 1 ? parent : null
  } catch {
    return null
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user still exists.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
