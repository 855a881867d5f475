import type { IncomingMessage } from 'node:http'
import type { Caller } from '../auth.ts'
import { missingIndexMessage } from '../missing-index.ts'
import type { MissingIndex } from '../missing-index.ts'
import type { Namespace, PathWrite } from '../namespace.ts'
import type { Query } from '../query/query.ts'
import { InvalidQuery } from '../query/query.ts'
import { queryFromParameters } from '../query/rest-query.ts'
import { toExportJson, toJson, toShallowJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import { formatPath, parsePath } from '../tree/path.ts'
import { pushKey } from './push-key.ts'
import { etagOf, hashFromETag } from './rest-answer.ts'
import type { RestAnswer } from './rest-answer.ts'
import { RestError } from './rest-error.ts'
import { jsonBodyOf } from './rest-request.ts'
import type { RestRequest } from './rest-request.ts'

export interface RestContext {
  readonly namespace: Namespace
  readonly caller: Caller
  readonly onMissingIndex: (missing: MissingIndex) => void
}

const EVERYTHING: Query = { index: { by: 'priority' } }
const DENIED = 'Permission denied'

/** Answers a request for data. @throws RestError */
export async function answerData(message: IncomingMessage, request: RestRequest, context: RestContext): Promise<RestAnswer> {
  switch (request.method) {
    case 'GET':
      return read(request, context)
    case 'PUT': {
      const value = await jsonBodyOf(message)
      return write([{ path: request.path, value }], request, context, ([written = null]) => toJson(written))
    }
    case 'DELETE':
      return write([{ path: request.path, value: null }], request, context, () => null)
    case 'PATCH': {
      if (request.ifMatch !== undefined) throw new RestError(400, 'if-match is not supported for PATCH requests')
      const body = await jsonBodyOf(message)
      const writes = patchWrites(body, request)
      return write(writes, request, context, (written) =>
        Object.fromEntries(Object.keys(body as object).map((key, index) => [key, toJson(written[index] ?? null)])),
      )
    }
    case 'POST': {
      if (request.ifMatch !== undefined) throw new RestError(400, 'if-match is not supported for POST requests')
      const value = await jsonBodyOf(message)
      const name = pushKey(context.namespace.clock())
      return write([{ path: [...request.path, name], value }], request, context, () => ({ name }))
    }
    default:
      throw new RestError(405, `Method ${request.method} is not supported`)
  }
}

function read(request: RestRequest, { namespace, caller, onMissingIndex }: RestContext): RestAnswer {
  const { path, parameters } = request
  const query = queryOf(parameters)
  if (!namespace.mayRead(path, query ?? EVERYTHING, caller)) throw new RestError(401, DENIED)
  const index = query === undefined ? null : namespace.missingIndex(path, query)
  if (index !== null) {
    const missing = { namespace: namespace.name, path: formatPath(path), index }
    onMissingIndex(missing)
    throw new RestError(400, missingIndexMessage(missing))
  }
  const node = namespace.view(path, query ?? EVERYTHING)
  const convert = isShallow(parameters, query) ? toShallowJson : parameters.get('format') === 'export' ? toExportJson : toJson
  return printed(parameters, convert(node), request.wantsETag ? etagOf(node) : undefined)
}

function write(
  writes: readonly PathWrite[],
  request: RestRequest,
  { namespace, caller }: RestContext,
  bodyOf: (written: Parameters<typeof toJson>[0][]) => Json,
): RestAnswer {
  const { path, ifMatch, parameters } = request
  const expected = ifMatch === undefined ? undefined : { path, hash: hashFromETag(ifMatch) }
  const outcome = namespace.write(writes, caller, expected)
  switch (outcome.is) {
    case 'written':
      return printed(parameters, bodyOf([...outcome.values]), request.wantsETag ? etagOf(namespace.nodeAt(path)) : undefined)
    case 'denied':
      throw new RestError(401, DENIED)
    case 'invalid':
      throw new RestError(400, outcome.message)
    case 'stale':
      if (!namespace.mayRead(path, EVERYTHING, caller)) throw new RestError(401, DENIED)
      return { status: 412, body: toJson(outcome.current), etag: etagOf(outcome.current) }
  }
}

function patchWrites(body: Json, { path }: RestRequest): PathWrite[] {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new RestError(400, "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?")
  }
  return Object.entries(body as Readonly<Record<string, Json>>).map(([key, value]) => ({ path: [...path, ...parsePath(key)], value }))
}

function queryOf(parameters: URLSearchParams): Query | undefined {
  try {
    return queryFromParameters(parameters)
  } catch (error) {
    if (!(error instanceof InvalidQuery)) throw error
    throw new RestError(400, error.message)
  }
}

function isShallow(parameters: URLSearchParams, query: Query | undefined): boolean {
  if (parameters.get('shallow') !== 'true') return false
  if (query !== undefined) throw new RestError(400, 'Cannot specify shallow with other query parameters')
  return true
}

function printed(parameters: URLSearchParams, body: Json, etag: string | undefined): RestAnswer {
  const print = parameters.get('print')
  const tagged = etag === undefined ? {} : { etag }
  if (print === 'silent') return { status: 204, ...tagged }
  return { status: 200, body, isPretty: print === 'pretty', ...tagged }
}
