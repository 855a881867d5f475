/** The HTTP server of the stand-ins: reads a whole request, returns an answer as a value. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export interface Call {
  method: string
  /** Decoded path without the query. */
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  body: string
}

/**
 * The callers close idle connections. Node closes them after five seconds by default, which on a busy machine races
 * with the next call. A service behind a load balancer has no such fault.
 */
export const KEEPS_CONNECTIONS = { keepAliveTimeout: 0 } as const

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

export const html = (body: string, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
})

export const redirect = (location: string): Reply => ({ status: 303, headers: { Location: location }, body: '' })

/** Parses the body of a request; an empty one is `{}`. */
export const objectFrom = (body: string): Record<string, unknown> =>
  body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)

/** @param handle returns null to leave the caller without an answer */
export function httpServer(handle: (call: Call) => Reply | null | Promise<Reply | null>): Server {
  return createServer(KEEPS_CONNECTIONS, (request, response) => {
    void answer(request, response, handle)
  })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (call: Call) => Reply | null | Promise<Reply | null>,
) {
  try {
    const reply = await handle(await readCall(request))
    if (!reply) return
    response.writeHead(reply.status, reply.headers).end(reply.body)
  } catch (error) {
    console.error(error)
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://localhost')
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
