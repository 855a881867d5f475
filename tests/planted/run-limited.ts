/** Runs a program with a time limit. At the end it kills the program and everything that the program has started. */
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'

interface Limited {
  cwd: string
  env: Readonly<Record<string, string>>
  limitMs: number
  /** Receives all output. */
  logFile: string
}

export interface Ended {
  /** null if the time limit ended the program */
  code: number | null
  output: string
}

const running = new Set<number>()

export function runLimited(program: string, args: readonly string[], limited: Limited): Promise<Ended> {
  const { cwd, env, limitMs, logFile } = limited
  return new Promise((resolve, reject) => {
    // Starts a process group, so that one signal also reaches workers and browsers.
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
