/** `npm start` on Node 24: the local environment with live reload, until Ctrl-C. */
import { watchAncestors } from './ancestors.mjs'
import { configuredPorts, portVariable, takenPorts, type Part, type Ports } from './environment/ports.ts'
import { PROJECT_ID } from './environment/variables.ts'
import { startLocalEnvironment, type LocalEnvironment } from './environment/start-environment.ts'
import { tickSweep } from './environment/tick-sweep.ts'

const startedAt = Date.now()

/** Dims the lines that the parts print, so that this file's own lines stand out. */
const dim = (text: string) => (process.stdout.isTTY ? `\u001b[2m${text}\u001b[0m` : text)

let environment: LocalEnvironment | undefined
let ending = false

process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))
process.on('SIGHUP', () => void end(0))
watchAncestors(() => void end(1))

try {
  const ports = configuredPorts(process.env, process.argv)
  const taken = await takenPorts(ports)
  if (taken.length > 0) {
    console.error(explainTaken(ports, taken))
    process.exit(1)
  }
  environment = await startLocalEnvironment({
    ports,
    mode: 'dev',
    log: (line) => console.log(line),
    onOutput: (part, line) => part === 'app' && environment && console.log(dim(`[${part}] ${line}`)),
  })
  console.log(whatRuns(environment))
  tickSweep(environment.addresses.app, (line) => console.log(dim(line)))
  const ended = await environment.partEnded
  if (!ending) {
    console.error(`\n${ended} ended by itself; what it said last is in ${environment.logFolder}/${ended}.log`)
    await end(1)
  }
} catch (error) {
  if (!ending) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}

/** A second Ctrl-C changes nothing: the parts get their few seconds, and their lifelines end them in any case. */
async function end(code: number) {
  if (ending) return
  ending = true
  console.log('\nEnding …')
  await environment?.stop()
  process.exit(code)
}

function explainTaken(ports: Ports, taken: readonly Part[]): string {
  const [first = 'app'] = taken
  return [
    ...taken.map((part) => `Port ${ports[part]} (${part}) is taken by another program.`),
    'End that program, or choose others:',
    `  ${portVariable(first)}=${ports[first] + 100} npm start     moves this part`,
    '  npm start -- --port-offset 100   moves all of them',
  ].join('\n')
}

function whatRuns({ addresses, databaseDescription, logFolder }: LocalEnvironment): string {
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1)
  const lines = [
    ['App', addresses.app],
    ['Auth emulator', `${addresses.auth}  (official; no UI of its own)`],
    ['Mail links', `${addresses.auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`],
    ['Database', `${addresses.database}  (${databaseDescription})`],
    ['Functions', `${addresses.app}/.netlify/functions/…`],
    ['Payment stand-in', `${addresses.stripe}/__control/sessions`],
    ['Notifications', `${addresses.webhook}/__control/received`],
    ['Logs', logFolder],
  ]
  const table = lines.map(([name, value]) => `  ${name?.padEnd(18)}${value}`).join('\n')
  return `\n${table}\n\nReady after ${seconds} s. Open ${addresses.app}   (Ctrl-C ends everything)\n`
}
