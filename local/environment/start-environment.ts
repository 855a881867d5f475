/** The whole product on one machine: its own code, the emulators and the stand-ins, each a process that ends with this one. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DECOY_SECRETS, LOCAL_BUILD, MODULES_FILE } from './build-context.ts'
import { startChild, type Child } from './children.ts'
import { databasePart, loadRulesOverRest } from './database-part.ts'
import { addressesOf, PROJECT_ID, environmentVariables, type Addresses, type LocalStudio } from './variables.ts'
import { nodeOutsideProject } from './node-outside.ts'
import { claimWorkingTree } from './one-at-a-time.ts'
import { takenPorts, type Ports } from './ports.ts'
import { projectFolder } from './project-folder.ts'
import { untilReady } from './readiness.ts'
import { seedDatabase } from '../seed.ts'
import { headersFile } from '../../vite/content-security-policy.ts'

const STAND_IN_TIMEOUT_MS = 180_000
/** `serve` builds the app and bundles every function before it listens. */
const APP_TIMEOUT_MS = { dev: 180_000, serve: 400_000 } as const
const CLI = 'node_modules/netlify-cli/bin/run.js'
const NETLIFY_FLAGS = ['--offline', '--internal-disable-edge-functions']

export interface LocalEnvironmentOptions {
  ports: Ports
  /** `dev` rebuilds after each change of a file; `serve` builds once and serves as production does. */
  mode: 'dev' | 'serve'
  studio?: LocalStudio
  /** Called with each step of the start. */
  log: (line: string) => void
  /** Called with each line that a part prints; the log folder gets every line anyway. */
  onOutput?: (part: string, line: string) => void
}

export interface LocalEnvironment {
  addresses: Addresses
  /** Every variable that the product and its tests read. */
  env: Readonly<Record<string, string>>
  /** Which database emulator runs. */
  databaseDescription: string
  logFolder: string
  /** Resolves with the name of the first part that ends by itself. */
  partEnded: Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts all parts and resolves when each answers and the database is seeded.
 * @throws if a port is taken, this folder runs an environment already, or a part does not start; it first ends the
 * parts that it started
 */
export async function startLocalEnvironment({
  ports,
  mode,
  studio,
  log,
  onOutput,
}: LocalEnvironmentOptions): Promise<LocalEnvironment> {
  const taken = await takenPorts(ports)
  if (taken.length > 0)
    throw new Error(`Taken by another program: ${taken.map((part) => `${part} ${ports[part]}`).join(', ')}`)

  const release = claimWorkingTree()
  const addresses = addressesOf(ports)
  const env = environmentVariables(ports, studio)
  const logFolder = join(projectFolder, '.local', 'logs', String(ports.app))
  const children: Child[] = []
  const start = (name: string, command: string[], extra: Record<string, string> = {}) => {
    const child = startChild({
      name,
      command,
      env: { ...env, ...extra },
      logFolder,
      onLine: (line) => onOutput?.(name, line),
    })
    children.push(child)
    return child
  }
  const stop = async () => {
    // Stops the app first, because its functions still call the other parts.
    for (const child of children.toReversed()) await child.stop()
    release()
  }

  try {
    const database = databasePart(ports.database)
    log('Starting Auth emulator, database and stand-ins …')
    const parts = [
      untilReady(start('auth', ['node', 'local/auth-emulator.ts', PROJECT_ID, String(ports.auth)]), addresses.auth, {
        timeoutMs: STAND_IN_TIMEOUT_MS,
      }),
      untilReady(start('database', database.command), `${addresses.database}/.json`, {
        timeoutMs: STAND_IN_TIMEOUT_MS,
      }),
      untilReady(
        start('stripe', ['node', 'packages/stripe-stand-in/main.ts', String(ports.stripe), webhookUrl(addresses)]),
        addresses.stripe,
        { timeoutMs: STAND_IN_TIMEOUT_MS },
      ),
      untilReady(
        start('webhook', ['node', 'local/webhook-stand-in/main.ts', String(ports.webhook)]),
        addresses.webhook,
        {
          timeoutMs: STAND_IN_TIMEOUT_MS,
        },
      ),
    ]
    log(mode === 'dev' ? 'Starting app and functions …' : 'Building app and functions as for production …')
    prepareHeaders(mode, env)
    parts.push(
      untilReady(
        start('app', appCommand(ports, mode), {
          PORT_VITE: String(ports.vite),
          ...(mode === 'serve' && { ...LOCAL_BUILD, ...DECOY_SECRETS, MODULES_FILE }),
        }),
        `${addresses.app}/dashboard`,
        {
          timeoutMs: APP_TIMEOUT_MS[mode],
          isReady: (answer) => answer.ok,
        },
      ),
    )
    await Promise.all(parts)
    if (database.loadsRulesOverRest) await loadRulesOverRest(addresses.database)
    log('Seeding the story templates …')
    await seedDatabase(addresses.database)
    return {
      addresses,
      env,
      databaseDescription: database.description,
      logFolder,
      partEnded: Promise.race(children.map(async (child) => (await child.ended, child.name))),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function appCommand(ports: Ports, mode: LocalEnvironmentOptions['mode']): string[] {
  const netlify = [nodeOutsideProject(), CLI]
  const port = ['--port', String(ports.app)]
  return mode === 'dev'
    ? [...netlify, 'dev', ...NETLIFY_FLAGS, '--no-open', ...port, '--target-port', String(ports.vite)]
    : // The CLI's static server has the same port in every environment unless this option names another.
      [
        nodeOutsideProject(),
        '--import',
        './local/warm-functions/preload.mjs',
        CLI,
        'serve',
        ...NETLIFY_FLAGS,
        ...port,
        '--staticServerPort',
        String(ports.vite),
      ]
}

/**
 * The CLI reads `dist/_headers` once, before it builds. The file of an earlier build would name another environment's
 * addresses, and in dev its policy would block vite's inline scripts for live reload.
 */
function prepareHeaders(mode: LocalEnvironmentOptions['mode'], env: LocalEnvironment['env']) {
  const folder = join(projectFolder, 'dist')
  const file = join(folder, '_headers')
  rmSync(file, { force: true })
  if (mode === 'dev') return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, headersFile(env))
}

const webhookUrl = ({ app }: Addresses) => `${app}/.netlify/functions/stripe-webhook`
