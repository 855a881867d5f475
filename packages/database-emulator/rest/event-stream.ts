import type { ServerResponse } from 'node:http'
import { timerMs } from '../auth.ts'
import type { Transition } from '../namespace.ts'
import { showsEverything } from '../query/query.ts'
import { windowAfter } from '../query/window.ts'
import { changesBetween } from '../tree/changes.ts'
import type { Json } from '../tree/json.ts'
import { nodeAt } from '../tree/node.ts'
import type { TreeNode } from '../tree/node.ts'
import { contains, formatPath } from '../tree/path.ts'
import type { Path } from '../tree/path.ts'
import type { RestContext } from './rest-context.ts'
import { DENIED, formatted, readableQuery } from './rest-read.ts'
import type { RestRequest } from './rest-request.ts'

export interface StreamSettings {
  /** Interval between two keep-alive events. */
  readonly keepAliveMs: number
  /** Limit of unsent data for a client that reads slowly; above it the client is disconnected. */
  readonly maxUnsentBytes: number
}

interface StreamEvent {
  readonly name: 'put' | 'patch'
  readonly path: Path
  readonly data: Json
}

/** @returns whether a request subscribes to changes (`Accept: text/event-stream`) instead of one answer */
export function wantsEvents({ method, accept }: RestRequest): boolean {
  return method === 'GET' && accept.includes('text/event-stream')
}

/**
 * Answers with a `put` of all data, then with a `put` or `patch` for each write, and ends with `cancel` (no longer
 * allowed) or `auth_revoked` (token expired).
 *
 * @throws RestError if the caller may not read the path
 */
export function streamEvents(
  response: ServerResponse,
  request: RestRequest,
  context: RestContext,
  { keepAliveMs, maxUnsentBytes }: StreamSettings,
): void {
  const { path, parameters } = request
  const { namespace, caller } = context
  const query = readableQuery(request, context)
  let view = namespace.view(path, query)

  function send(name: string, data: Json): void {
    if (response.writableLength > maxUnsentBytes) response.destroy()
    else response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  function sendChange({ name, path: at, data }: StreamEvent): void {
    send(name, { path: formatPath(at), data })
  }

  function end(name: string, reason: string): void {
    send(name, reason)
    response.end()
    release()
  }

  const toData = (node: TreeNode | null): Json => formatted(parameters, node)

  function isCancelled(): boolean {
    if (namespace.mayRead(path, query, caller)) return false
    end('cancel', DENIED)
    return true
  }

  function tellOf(transition: Transition): void {
    if (namespace.readingDependsOnData(path) && isCancelled()) return
    const before = nodeAt(transition.before, path)
    const after = nodeAt(transition.after, path)
    if (before === after) return
    const old = view
    view = windowAfter(view, before, after, query)
    const event = showsEverything(query) ? eventOfWrite(transition, path, toData) : eventOfWindow(old, view, toData)
    if (event !== null) sendChange(event)
  }

  const unwatch = namespace.watch({ changed: tellOf, rulesReplaced: isCancelled })
  const keepAlive = setInterval(() => send('keep-alive', null), keepAliveMs).unref()
  const expiry =
    caller.expiresAtMs === undefined
      ? undefined
      : setTimeout(
          () => end('auth_revoked', 'credential is no longer valid'),
          timerMs(caller.expiresAtMs - namespace.clock()),
        ).unref()

  function release(): void {
    unwatch()
    clearInterval(keepAlive)
    clearTimeout(expiry)
  }

  response.on('close', release)
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
    Connection: 'keep-alive',
  })
  sendChange({ name: 'put', path: [], data: toData(view) })
}

/** The event of a write, relative to `path`. A write above `path` replaced all data at `path`. */
function eventOfWrite(
  { after, operation }: Transition,
  path: Path,
  toData: (node: TreeNode | null) => Json,
): StreamEvent {
  const isInside = contains(path, operation.at)
  const isReplaced = !isInside && operation.writes.some((write) => contains(write.path, path))
  if (isReplaced) return { name: 'put', path: [], data: toData(nodeAt(after, path)) }
  const base = isInside ? operation.at : path
  const at = base.slice(path.length)
  if (operation.is === 'set') return { name: 'put', path: at, data: toData(nodeAt(after, base)) }
  const written = operation.writes.map((write) => write.path).filter((place) => contains(base, place))
  const data = written.map((place) => [place.slice(base.length).join('/'), toData(nodeAt(after, place))])
  return { name: 'patch', path: at, data: Object.fromEntries(data) as Json }
}

function eventOfWindow(
  before: TreeNode | null,
  after: TreeNode | null,
  toData: (node: TreeNode | null) => Json,
): StreamEvent | null {
  const changes = changesBetween(before, after)
  const [first] = changes
  if (first === undefined) return null
  if (changes.length === 1) return { name: 'put', path: first.path, data: toData(first.value) }
  const data = changes.map(({ path, value }) => [path.join('/'), toData(value)])
  return { name: 'patch', path: [], data: Object.fromEntries(data) as Json }
}
