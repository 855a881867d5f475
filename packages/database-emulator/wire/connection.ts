import { ADMIN, callerFrom, overridden, timerMs, TokenError, VISITOR } from '../auth.ts'
import type { Caller } from '../auth.ts'
import { missingIndexMessage } from '../missing-index.ts'
import type { MissingIndex } from '../missing-index.ts'
import type { Namespace } from '../namespace.ts'
import { DisconnectWrites } from '../on-disconnect.ts'
import { queryFromWire } from '../query/wire-query.ts'
import { toExportJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import { InvalidData } from '../tree/limits.ts'
import type { Path } from '../tree/path.ts'
import { setAt, updateAt } from '../write-operation.ts'
import type { WriteOperation } from '../write-operation.ts'
import { answerTo, DENIED, isTooBigToWrite, OK, TOO_BIG } from './answer.ts'
import type { Answer } from './answer.ts'
import { Listens } from './listens.ts'
import { MalformedMessage } from './malformed-message.ts'
import { incomingFrom } from './requests.ts'
import type { Request, RequestBody } from './requests.ts'

export interface ConnectionSettings {
  readonly namespace: Namespace
  readonly sessionId: string
  /** The host to which the client connected; the SDK uses the returned host from then on. */
  readonly host: string
  readonly send: (message: string) => void
  readonly onMissingIndex: (missing: MissingIndex) => void
}

const WRITING_ACTIONS = new Set(['p', 'm', 'o', 'om'])

/** One client over one transport, from greeting to disconnect. */
export class Connection {
  readonly #namespace: Namespace
  readonly #settings: ConnectionSettings
  readonly #listens: Listens
  readonly #onDisconnect = new DisconnectWrites()
  readonly #unwatch: () => void
  #caller: Caller = VISITOR
  #expiry: NodeJS.Timeout | undefined

  constructor(settings: ConnectionSettings) {
    this.#settings = settings
    this.#namespace = settings.namespace
    this.#listens = new Listens(settings.namespace, (action, body) => this.#sendData({ a: action, b: body }))
    this.#unwatch = settings.namespace.watch({
      changed: (transition) => this.#listens.changed(transition, this.#caller),
      rulesReplaced: () => this.#listens.revoke(this.#caller),
    })
    const greeting = { ts: this.#namespace.clock(), v: '5', h: settings.host, s: settings.sessionId }
    this.#send({ t: 'c', d: { t: 'h', d: greeting } })
  }

  /** @throws MalformedMessage or InvalidData for an invalid message; the caller closes the connection */
  receive(message: string): void {
    const incoming = incomingFrom(message)
    if (incoming.is === 'ping') this.#send({ t: 'c', d: { t: 'o', d: {} } })
    if (incoming.is === 'request') this.#answer(incoming.request, message)
  }

  /** Ends the client's session, whether it disconnected on purpose or not. */
  close(): void {
    clearTimeout(this.#expiry)
    this.#unwatch()
    this.#onDisconnect.run(this.#namespace, this.#caller)
  }

  #answer(request: Request, message: string): void {
    const isTooBig = WRITING_ACTIONS.has(request.action) && isTooBigToWrite(message)
    const answer = isTooBig ? TOO_BIG : this.#handle(request)
    this.#sendData({ r: request.number, b: answer })
    // The answer confirms the new identity first; then the listens on paths that this identity may not read end.
    if (request.action === 'auth' || request.action === 'gauth' || request.action === 'unauth')
      this.#listens.revoke(this.#caller)
  }

  #handle({ action, body }: Request): Answer {
    switch (action) {
      case 'q':
        return this.#listen(body)
      case 'n':
        this.#listens.remove(body.path, body.query)
        return OK
      case 'g':
        return this.#get(body)
      case 'p':
        return this.#write(setAt(body.path, body.data), body.hash)
      case 'm':
        return this.#write(updateAt(body.path, mergedValues(body)), body.hash)
      case 'o':
        return this.#writeOnDisconnect(setAt(body.path, body.data))
      case 'om':
        return this.#writeOnDisconnect(updateAt(body.path, mergedValues(body)))
      case 'oc':
        this.#onDisconnect.cancel(body.path)
        return OK
      case 'auth':
      case 'gauth':
        return this.#authenticate(body)
      case 'unauth':
        this.#become(VISITOR)
        return OK
      case 's':
      case 'appcheck':
      case 'unappeck': // The SDK's own spelling.
        return OK
      default:
        return { s: 'invalid_request', d: `Unknown action ${action}` }
    }
  }

  #listen({ path, query: wireQuery, tag, hash }: RequestBody): Answer {
    const query = queryFromWire(wireQuery)
    if (!this.#namespace.mayRead(path, query, this.#caller)) return DENIED
    const index = this.#namespace.missingIndex(path, query)
    this.#listens.add(path, wireQuery, tag, hash)
    if (index === null) return { s: 'ok', d: {} }
    this.#reportMissingIndex(path, index)
    return { s: 'ok', d: { w: ['no_index'] } }
  }

  #get({ path, query: wireQuery }: RequestBody): Answer {
    const query = queryFromWire(wireQuery)
    if (!this.#namespace.mayRead(path, query, this.#caller)) return DENIED
    const index = this.#namespace.missingIndex(path, query)
    if (index !== null) return { s: 'failed', d: missingIndexMessage(this.#reportMissingIndex(path, index)) }
    return { s: 'ok', d: toExportJson(this.#namespace.view(path, query)) }
  }

  #write(operation: WriteOperation, expectedHash: string | undefined): Answer {
    return answerTo(this.#namespace.write(operation, this.#caller, expectedHash))
  }

  #writeOnDisconnect(operation: WriteOperation): Answer {
    try {
      if (!this.#namespace.mayWrite(operation, this.#caller)) return DENIED
    } catch (error) {
      if (!(error instanceof InvalidData)) throw error
      return { s: 'failure', d: error.message }
    }
    this.#onDisconnect.add(operation.writes)
    return OK
  }

  #authenticate({ credential, authOverride }: RequestBody): Answer {
    try {
      const caller = callerFrom(credential ?? '', this.#namespace.name, this.#namespace.clock())
      this.#become(authOverride === undefined ? caller : overridden(caller, authOverride))
      return {
        s: 'ok',
        d: { auth: caller === ADMIN ? null : caller.auth, expires: Math.floor((caller.expiresAtMs ?? 0) / 1000) },
      }
    } catch (error) {
      if (!(error instanceof TokenError)) throw error
      this.#become(VISITOR)
      return { s: error.status, d: error.message }
    }
  }

  #become(caller: Caller): void {
    clearTimeout(this.#expiry)
    this.#caller = caller
    if (caller.expiresAtMs === undefined) return
    const leftMs = timerMs(caller.expiresAtMs - this.#namespace.clock())
    this.#expiry = setTimeout(() => this.#expire(), leftMs).unref()
  }

  #expire(): void {
    this.#become(VISITOR)
    this.#sendData({ a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } })
    this.#listens.revoke(this.#caller)
  }

  #reportMissingIndex(path: Path, index: string): MissingIndex {
    const missing = { namespace: this.#namespace.name, path: `/${path.join('/')}`, index }
    this.#settings.onMissingIndex(missing)
    return missing
  }

  #sendData(data: object): void {
    this.#send({ t: 'd', d: data })
  }

  #send(message: object): void {
    this.#settings.send(JSON.stringify(message))
  }
}

function mergedValues({ data }: RequestBody): Readonly<Record<string, Json>> {
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new MalformedMessage('an update without values by path')
  return data as Readonly<Record<string, Json>>
}
