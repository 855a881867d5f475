import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { RestError } from '../rest/rest-error.ts'
import { FrameReader, framesOf } from './frames.ts'
import type { Sessions } from './sessions.ts'

/** Clients cut their messages into frames of 16 KB; this limit is for a client that sends larger frames. */
const MAX_FRAME_BYTES = 32 * 1024 * 1024
/** A message that is too big to write is still read, up to this size, to answer with an error. */
const MAX_MESSAGE_LENGTH = 64 * 1024 * 1024
const CLOSE_PROTOCOL_ERROR = 1002

/** Speaks the clients' protocol at `/.ws` of an HTTP server. @returns a function that closes all sockets */
export function attachSockets(server: Server, sessions: Sessions): () => void {
  const sockets = new WebSocketServer({ server, path: '/.ws', maxPayload: MAX_FRAME_BYTES })

  sockets.on('connection', (socket, request) => {
    try {
      serve(socket, request, sessions)
    } catch (error) {
      if (!(error instanceof RestError)) throw error
      socket.close(CLOSE_PROTOCOL_ERROR, error.message)
    }
  })

  return () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

function serve(socket: WebSocket, request: IncomingMessage, sessions: Sessions): void {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  // A client on long polling asks to move its session to this socket; closing it keeps the client on long polling.
  if (searchParams.has('s')) {
    socket.close()
    return
  }
  const frames = new FrameReader(MAX_MESSAGE_LENGTH)

  function send(message: string): void {
    if (socket.bufferedAmount <= sessions.settings.maxUnsentBytes) {
      for (const frame of framesOf(message)) socket.send(frame)
    } else if (socket.readyState === socket.OPEN) {
      session.log('connection closed: its reader is too slow')
      // Do not end the session here, in the middle of sending a write to all sessions: the socket's close event ends
      // it.
      socket.terminate()
    }
  }

  const session = sessions.begin(request, searchParams, send)
  socket.on('close', () => session.end())
  socket.on('error', (error) => session.log(`connection broken: ${error.message}`))
  socket.on('message', (data) => {
    if (!session.receive(() => frames.take(String(data)))) socket.close(CLOSE_PROTOCOL_ERROR)
  })
}
