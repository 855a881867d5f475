import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { MissingIndex } from '../missing-index.ts'
import type { Namespace } from '../namespace.ts'
import { namespaceOf } from '../rest/rest-request.ts'
import { Connection } from './connection.ts'

export interface SessionSettings {
  readonly namespaceNamed: (name: string) => Namespace
  readonly onMissingIndex: (missing: MissingIndex) => void
  readonly log: (line: string) => void
  /**
   * Limit of unsent data for a client that reads slowly. One message may exceed it: the session ends only at the message
   * after that.
   */
  readonly maxUnsentBytes: number
}

export interface Session {
  /**
   * Handles messages of a transport. An invalid message ends the session, with a line in the log.
   *
   * @param read returns the messages, or throws MalformedMessage
   * @returns whether the session continues
   */
  receive(read: () => readonly string[]): boolean
  end(): void
  log(problem: string): void
}

/** All connected clients, over any transport. */
export class Sessions {
  readonly settings: SessionSettings
  readonly #ends = new Map<string, () => void>()

  constructor(settings: SessionSettings) {
    this.settings = settings
  }

  /**
   * @param parameters of the address: `ns`, and `ls` (the last session) from a returning client
   * @param send is called with the greeting before this returns
   * @throws RestError if the address names no namespace
   */
  begin(request: IncomingMessage, parameters: URLSearchParams, send: (message: string) => void): Session {
    const { namespaceNamed, onMissingIndex, log } = this.settings
    const namespace = namespaceNamed(namespaceOf(request, parameters))
    // A returning client names its old session. End that first: its onDisconnect writes must happen before the new
    // session reads data.
    this.#ends.get(parameters.get('ls') ?? '')?.()
    const sessionId = randomUUID()
    const connection = new Connection({
      namespace,
      sessionId,
      host: request.headers.host ?? 'localhost',
      send,
      onMissingIndex,
    })
    const end = () => {
      if (this.#ends.delete(sessionId)) connection.close()
    }
    this.#ends.set(sessionId, end)
    const logProblem = (problem: string) => log(`${namespace.name}: ${problem}`)
    return {
      end,
      log: logProblem,
      receive: (read) => {
        try {
          for (const message of read()) connection.receive(message)
          return true
        } catch (error) {
          logProblem(`connection closed: ${error instanceof Error ? error.message : String(error)}`)
          end()
          return false
        }
      },
    }
  }

  endAll(): void {
    for (const end of [...this.#ends.values()]) end()
  }
}
