import type { RuleAuth } from '../rules/scope.ts'
import type { WireQuery } from '../query/wire-query.ts'
import type { Json } from '../tree/json.ts'
import { parsePath, ROOT } from '../tree/path.ts'
import type { Path } from '../tree/path.ts'
import { MalformedMessage } from './malformed-message.ts'

/** A request of a client: number, action, body. */
export interface Request {
  readonly number: number
  readonly action: string
  readonly body: RequestBody
}

/** The fields of a request's body; the action decides which ones it uses. */
export interface RequestBody {
  readonly path: Path
  readonly data: Json
  readonly hash: string | undefined
  readonly query: WireQuery | undefined
  readonly tag: number | undefined
  readonly credential: string | undefined
  /** `authvar` (a user for rules), or null for `noauth`; undefined if the admin keeps its own identity. */
  readonly authOverride: RuleAuth | null | undefined
}

/** A frame's content: `ping`, a request, or something that needs no answer. */
export type Incoming =
  { readonly is: 'request'; readonly request: Request } | { readonly is: 'ping' } | { readonly is: 'ignored' }

/** @throws MalformedMessage */
export function incomingFrom(message: string): Incoming {
  const envelope = recordOf(parsed(message))
  const data = recordOf(envelope.d)
  if (envelope.t === 'c') return data.t === 'p' ? { is: 'ping' } : { is: 'ignored' }
  if (envelope.t !== 'd') throw new MalformedMessage('neither control nor data')
  if (typeof data.r !== 'number' || typeof data.a !== 'string')
    throw new MalformedMessage('a request without number or action')
  return { is: 'request', request: { number: data.r, action: data.a, body: bodyFrom(recordOf(data.b ?? {})) } }
}

function bodyFrom(body: Record<string, unknown>): RequestBody {
  return {
    path: pathFrom(body.p),
    data: (body.d ?? null) as Json,
    hash: typeof body.h === 'string' ? body.h : undefined,
    query: body.q === undefined ? undefined : (recordOf(body.q) as WireQuery),
    tag: typeof body.t === 'number' ? body.t : undefined,
    credential: typeof body.cred === 'string' ? body.cred : undefined,
    authOverride:
      body.noauth === true ? null : body.authvar === undefined ? undefined : (recordOf(body.authvar) as RuleAuth),
  }
}

/** Requests without a path (`auth`, `s`) never read this default. */
function pathFrom(path: unknown): Path {
  if (path === undefined) return ROOT
  if (typeof path === 'string') return parsePath(path)
  throw new MalformedMessage('a path that is no string')
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch (cause) {
    throw new MalformedMessage('not JSON', { cause })
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new MalformedMessage('expected an object')
}
