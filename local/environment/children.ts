/** Starts the parts of the local environment as processes that end with this one, whatever ends it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { projectFolder } from './project-folder.ts'

const lifeline = fileURLToPath(new URL('../lifeline.mjs', import.meta.url))
const LINES_KEPT = 40

export interface ChildOptions {
  name: string
  /** The program and its arguments; a bare name is looked up in node_modules/.bin first. */
  command: readonly string[]
  env: Readonly<Record<string, string>>
  /** The log file `{logFolder}/{name}.log` gets everything that the part prints. */
  logFolder: string
  onLine?: (line: string) => void
}

export interface Child {
  name: string
  /** True once the process has gone. */
  hasEnded: () => boolean
  /** Resolves once the process has gone. */
  ended: Promise<void>
  /** The last lines that the part printed, for the error message if the part fails to start. */
  lastLines: () => string
  /** Ends the process and all that it started; resolves when they have gone. */
  stop: () => Promise<void>
}

export function startChild({ name, command, env, logFolder, onLine }: ChildOptions): Child {
  mkdirSync(logFolder, { recursive: true })
  const logFile = createWriteStream(join(logFolder, `${name}.log`))
  const kept: string[] = []
  const child = spawn(process.execPath, [lifeline, ...command], {
    cwd: projectFolder,
    env: { ...process.env, ...env, PATH: `${join(projectFolder, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.stdin.on('error', () => {
    /* The part has ended already: its pipe is closed. */
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      logFile.write(`${line}\n`)
      kept.push(line)
      if (kept.length > LINES_KEPT) kept.shift()
      onLine?.(line)
    })
  }
  return {
    name,
    hasEnded: () => hasExited(child),
    ended,
    lastLines: () => kept.join('\n'),
    stop: async () => {
      if (!hasExited(child)) child.stdin.end()
      await ended
      killGroup(child)
      logFile.end()
    },
  }
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** This only matters if the lifeline itself was killed, because the lifeline's group may still run then. */
function killGroup({ pid }: ChildProcess) {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
