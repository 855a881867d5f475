import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RestError } from '../rest/rest-error.ts'
import { SegmentReader } from './segments.ts'
import type { Session, Sessions } from './sessions.ts'

/** Clients poll again every 25 s: a client without a poll for this long has disconnected. */
const PATIENCE_MS = 60_000

interface Poll {
  readonly session: Session
  readonly password: string
  readonly segments: SegmentReader
  /** Messages that wait for the client's next poll, as JSON. */
  pending: string[]
  /** The open request that waits for a message. */
  waiting: ServerResponse | undefined
  /** Number of the last answer; the client orders answers by it. */
  answers: number
  patience: NodeJS.Timeout
}

/**
 * The transport for browsers that cannot open a WebSocket, at `/.lp`. Each request is a script tag in an iframe of the
 * SDK, each answer a script that calls the SDK's functions (`pLPCommand`, `pRTLPCB`) in the page around it.
 */
export class LongPolls {
  readonly #sessions: Sessions
  readonly #polls = new Map<string, Poll>()

  constructor(sessions: Sessions) {
    this.#sessions = sessions
  }

  isPoll(request: IncomingMessage): boolean {
    return /^\/\.lp\/?(\?|$)/.test(request.url ?? '')
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams: parameters } = new URL(request.url ?? '/', 'http://localhost')
    if (parameters.has('start')) {
      this.#start(request, parameters, response)
      return
    }
    const id = parameters.get('id') ?? ''
    const poll = this.#polls.get(id)
    if (poll === undefined || parameters.get('pw') !== poll.password) sendScript(response, 'pLPCommand("close")')
    // The SDK opens this frame to announce its disconnection. The emulator ignores it: the aborted request already ends
    // the session.
    else if (parameters.has('dframe')) response.writeHead(204).end()
    else this.#take(id, poll, parameters, response)
  }

  /** Ends every session and answers every open request. */
  close(): void {
    for (const [id, poll] of this.#polls) this.#end(id, poll)
  }

  #start(request: IncomingMessage, parameters: URLSearchParams, response: ServerResponse): void {
    const [id, password] = [randomUUID(), randomUUID()]
    const pending: string[] = []
    let poll: Poll | undefined
    try {
      const session = this.#sessions.begin(request, parameters, (message) => {
        if (poll === undefined) pending.push(message)
        else this.#send(id, poll, message)
      })
      poll = {
        session,
        password,
        segments: new SegmentReader(),
        pending: [],
        waiting: undefined,
        answers: 1,
        patience: this.#waitFor(id),
      }
      this.#polls.set(id, poll)
    } catch (error) {
      if (!(error instanceof RestError)) throw error
      response.writeHead(error.status).end(error.message)
      return
    }
    const callback = (parameters.get('cb') ?? '').replace(/\W/g, '')
    sendScript(
      response,
      `function pLPCommand(...args) { parent.window["pLPCommand${callback}"]?.(...args) }
      function pRTLPCB(...args) { parent.window["pRTLPCB${callback}"]?.(...args) }
      pLPCommand("start", "${id}", "${password}")
      pRTLPCB(0, [${pending.join()}])`,
    )
  }

  #take(id: string, poll: Poll, parameters: URLSearchParams, response: ServerResponse): void {
    clearTimeout(poll.patience)
    poll.patience = this.#waitFor(id)
    // Only the newest request waits: the client polls again as soon as an older one is answered.
    if (poll.waiting !== undefined) sendScript(poll.waiting, '')
    poll.waiting = response
    response.on('close', () => {
      if (!response.writableEnded) this.#end(id, poll)
    })
    if (poll.session.receive(() => poll.segments.take(parameters))) this.#flush(poll)
    else this.#end(id, poll)
  }

  #send(id: string, poll: Poll, message: string): void {
    if (poll.pending.length === 0) {
      // All messages caused by one write or one request go into one answer.
      setImmediate(() => this.#flush(poll))
    } else if (lengthOf(poll.pending) > this.#sessions.settings.maxUnsentBytes) {
      poll.session.log('connection closed: its reader is too slow')
      setImmediate(() => this.#end(id, poll))
      poll.pending = []
    }
    poll.pending.push(message)
  }

  #flush(poll: Poll): void {
    if (poll.waiting === undefined || poll.pending.length === 0) return
    sendScript(poll.waiting, `pRTLPCB(${poll.answers}, [${poll.pending.join()}])`)
    poll.answers += 1
    poll.pending = []
    poll.waiting = undefined
  }

  #waitFor(id: string): NodeJS.Timeout {
    return setTimeout(() => {
      const poll = this.#polls.get(id)
      if (poll !== undefined) this.#end(id, poll)
    }, PATIENCE_MS).unref()
  }

  #end(id: string, poll: Poll): void {
    this.#polls.delete(id)
    clearTimeout(poll.patience)
    poll.session.end()
    if (poll.waiting !== undefined) sendScript(poll.waiting, 'pLPCommand("close")')
    poll.waiting = undefined
  }
}

function lengthOf(messages: readonly string[]): number {
  return messages.reduce((length, message) => length + message.length, 0)
}

function sendScript(response: ServerResponse, script: string): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }).end(script)
}
