import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import type { MissingIndex } from '../missing-index.ts'
import type { Namespace } from '../namespace.ts'
import { namespaceOf } from '../rest/rest-request.ts'
import { RestError } from '../rest/rest-error.ts'
import { Connection } from './connection.ts'

export interface SocketSettings {
  readonly namespaceNamed: (name: string) => Namespace
  readonly onMissingIndex: (missing: MissingIndex) => void
  readonly log: (line: string) => void
  /** One answer may be larger: only what comes after it ends the connection. */
  readonly maxUnsentBytes: number
}

/** Clients cut their messages into frames of 16 KB; this is what one that does not may send. */
const MAX_FRAME_BYTES = 32 * 1024 * 1024
const CLOSE_PROTOCOL_ERROR = 1002

/** Speaks the clients' protocol at `/.ws` of an HTTP server. Returns a function that ends all of it. */
export function attachSockets(server: Server, settings: SocketSettings): () => void {
  const sockets = new WebSocketServer({ server, path: '/.ws', maxPayload: MAX_FRAME_BYTES })
  const sessions = new Map<string, () => void>()

  sockets.on('connection', (socket, request) => {
    try {
      serve(socket, request)
    } catch (error) {
      if (!(error instanceof RestError)) throw error
      socket.close(CLOSE_PROTOCOL_ERROR, error.message)
    }
  })

  function serve(socket: WebSocket, request: IncomingMessage): void {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const namespace = settings.namespaceNamed(namespaceOf(request, searchParams))
    // A client that comes back says which session it had: what that one wanted done
    // on disconnect happens before the new one sees any data.
    sessions.get(searchParams.get('ls') ?? '')?.()
    const sessionId = randomUUID()
    const connection = new Connection({
      namespace,
      sessionId,
      host: request.headers.host ?? 'localhost',
      send: (frames) => {
        if (socket.bufferedAmount <= settings.maxUnsentBytes) {
          for (const frame of frames) socket.send(frame)
        } else if (socket.readyState === socket.OPEN) {
          settings.log(`${namespace.name}: connection closed: its reader is too slow`)
          // Not `end` itself: this may be in the midst of telling everybody of a write.
          socket.terminate()
        }
      },
      onMissingIndex: settings.onMissingIndex,
    })

    const end = () => {
      if (!sessions.delete(sessionId)) return
      connection.close()
      socket.terminate()
    }
    sessions.set(sessionId, end)
    socket.on('close', end)
    socket.on('error', (error) => settings.log(`${namespace.name}: connection broken: ${error.message}`))
    socket.on('message', (data) => {
      try {
        connection.receive(String(data))
      } catch (error) {
        settings.log(`${namespace.name}: connection closed: ${error instanceof Error ? error.message : String(error)}`)
        socket.close(CLOSE_PROTOCOL_ERROR)
      }
    })
  }

  return () => {
    for (const end of [...sessions.values()]) end()
    sockets.close()
  }
}
