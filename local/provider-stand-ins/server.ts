/**
 * Stand-ins for the providers of pictures and voices: they answer as the real APIs answered in their documentation and
 * published types, refusals included. Not part of the local environment, which uses the built-in studio: a test starts
 * what it needs.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { KEEPS_CONNECTIONS } from '#packages/http-server/http.ts'
import { HOST } from '../environment/ports.ts'

export interface ProviderCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer<ArrayBuffer>
}

export interface ProviderReply {
  status: number
  headers?: Record<string, string>
  body: string | Uint8Array
}

/** `hang`: no answer at all. `cut`: the connection breaks in the middle of a good answer. */
export type Mishap = 'hang' | 'cut'

/** Answers to the next calls, in order; later calls succeed. */
export type Behaviour = Mishap | ((call: ProviderCall) => ProviderReply | Promise<ProviderReply>)

export interface StandIn {
  url: string
  /** Oldest first. */
  calls: ProviderCall[]
  next(...behaviours: Behaviour[]): void
  reset(): void
  close(): Promise<void>
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): ProviderReply => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** @param answerWell the answer of a call for which `next` set none */
export async function startStandIn(
  answerWell: (call: ProviderCall) => ProviderReply | Promise<ProviderReply>,
): Promise<StandIn> {
  const calls: ProviderCall[] = []
  let behaviours: Behaviour[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const body = Buffer.from(await buffer(request))
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    }
    calls.push(call)
    const behaviour = behaviours.shift()
    if (behaviour === 'hang') return
    send(response, await (typeof behaviour === 'function' ? behaviour : answerWell)(call), behaviour === 'cut')
  }
  const server = createServer(KEEPS_CONNECTIONS, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A caller that disconnected is no error of the stand-in.
      if (!request.destroyed) console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const reset = () => {
    calls.length = 0
    behaviours = []
  }
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    calls,
    next: (...following) => behaviours.push(...following),
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, { status, headers, body }: ProviderReply, isCut: boolean): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'Content-Length': String(bytes.length) })
  if (!isCut) return void response.end(bytes)
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}
