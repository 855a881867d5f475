import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { KEEPS_CONNECTIONS } from '../http-server/http.ts'
import { warnOfMissingIndex } from './missing-index.ts'
import type { MissingIndex } from './missing-index.ts'
import { Namespace } from './namespace.ts'
import { answerHttp } from './rest/rest-server.ts'
import { loadRules } from './rules/load-rules.ts'
import { LongPolls } from './wire/long-poll.ts'
import { Sessions } from './wire/sessions.ts'
import { attachSockets } from './wire/socket-server.ts'

export interface DatabaseEmulatorOptions {
  /** 0 takes a free port. */
  readonly port: number
  readonly host?: string
  /** The rules' text, instead of `rulesFile`. Without both, only the owner may read and write. */
  readonly rules?: string
  readonly rulesFile?: string
  /** Receives the reasons of refusals and the errors of connections. Without it nothing is logged. */
  readonly log?: (line: string) => void
  /** Default: writes a line that begins with `MISSING_INDEX_MARK` to standard error. */
  readonly onMissingIndex?: (missing: MissingIndex) => void
  /** Milliseconds since 1970; for tests. */
  readonly clock?: () => number
  /** Interval of the keep-alive events of a stream, in milliseconds; by default the service's 30 s. */
  readonly keepAliveMs?: number
  /** Limit of unsent data for a client that reads slowly, 64 MB by default; above it the client is disconnected. */
  readonly maxUnsentBytes?: number
}

export interface DatabaseEmulator {
  readonly host: string
  readonly port: number
  /** `http://HOST:PORT` */
  readonly url: string
  /** Deletes the data of one namespace or of all, and restores the first rules. */
  reset(namespace?: string): void
  /** Ends every connection and frees the port. */
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 30_000
const MAX_UNSENT_BYTES = 64 * 1024 * 1024
const REFUSE_EVERYTHING = '{ "rules": { ".read": false, ".write": false } }'

/**
 * Starts a Realtime Database on this machine, for any number of namespaces.
 *
 * @throws RulesError with line and column for a broken rules file; the error of `listen` (EADDRINUSE) for an occupied
 * port
 */
export async function startDatabaseEmulator(options: DatabaseEmulatorOptions): Promise<DatabaseEmulator> {
  const {
    port,
    host = '127.0.0.1',
    log = () => {},
    onMissingIndex = warnOfMissingIndex,
    clock = Date.now,
    keepAliveMs = KEEP_ALIVE_MS,
    maxUnsentBytes = MAX_UNSENT_BYTES,
  } = options
  const rulesText =
    options.rulesFile === undefined ? (options.rules ?? REFUSE_EVERYTHING) : await readFile(options.rulesFile, 'utf8')
  const rules = loadRules(rulesText)
  const namespaces = new Map<string, Namespace>()

  function namespaceNamed(name: string): Namespace {
    const known = namespaces.get(name)
    if (known !== undefined) return known
    const made = new Namespace({ name, rules, rulesText, clock, log })
    namespaces.set(name, made)
    return made
  }

  const settings = { namespaceNamed, onMissingIndex, log, keepAliveMs, maxUnsentBytes }
  const sessions = new Sessions(settings)
  const longPolls = new LongPolls(sessions)
  const server = createServer(KEEPS_CONNECTIONS, (message, response) => {
    if (longPolls.isPoll(message)) longPolls.answer(message, response)
    else void answerHttp(message, response, settings)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  // Attach sockets after listening: the socket server would rethrow the error of an occupied port uncaught.
  const endSockets = attachSockets(server, sessions)
  const address = server.address() as AddressInfo

  return {
    host,
    port: address.port,
    url: `http://${host}:${address.port}`,
    reset: (name) => {
      for (const namespace of name === undefined ? namespaces.values() : [namespaceNamed(name)])
        namespace.reset(rules, rulesText)
    },
    close: () => {
      sessions.endAll()
      endSockets()
      longPolls.close()
      server.closeAllConnections()
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
}
