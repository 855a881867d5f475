/** Runs a program with a time limit; at its end the program and all that it has started are killed. */
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'

interface Limited {
  cwd: string
  env: Readonly<Record<string, string>>
  limitMs: number
  /** All that it prints goes there. */
  logFile: string
}

export interface Ended {
  /** null: the time limit ended it. */
  code: number | null
  output: string
}

const running = new Set<number>()

export function runLimited(program: string, args: readonly string[], limited: Limited): Promise<Ended> {
  const { cwd, env, limitMs, logFile } = limited
  return new Promise((resolve, reject) => {
    // A group of its own: one signal reaches workers and browsers too.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    let output = ''
    let isOver = false
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        output += bytes.toString()
        appendFileSync(logFile, bytes)
      })
    const timer = setTimeout(() => {
      isOver = true
      killGroup(pid)
    }, limitMs)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      killGroup(pid)
      if (pid !== undefined) running.delete(pid)
      resolve({ code: isOver ? null : code, output })
    })
  })
}

export function killAll(): void {
  for (const pid of running) killGroup(pid)
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
