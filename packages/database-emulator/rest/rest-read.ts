import { missingIndexMessage } from '../missing-index.ts'
import { InvalidQuery } from '../query/query.ts'
import type { Query } from '../query/query.ts'
import { queryFromParameters } from '../query/rest-query.ts'
import { toExportJson, toJson, toShallowJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import type { TreeNode } from '../tree/node.ts'
import { formatPath } from '../tree/path.ts'
import type { Path } from '../tree/path.ts'
import { etagOf, printed } from './rest-answer.ts'
import type { RestAnswer } from './rest-answer.ts'
import type { RestContext } from './rest-context.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'

export const DENIED = 'Permission denied'
const EVERYTHING: Query = { index: { by: 'priority' } }

/** @throws RestError */
export function read(request: RestRequest, context: RestContext): RestAnswer {
  const { path, parameters } = request
  const query = readableQuery(request, context)
  const isShallow = parameters.get('shallow') === 'true'
  if (isShallow && query !== EVERYTHING)
    throw new RestError(400, "Mixing 'shallow' and querying parameters is not supported")
  if (isShallow && request.wantsETag) throw new RestError(400, "Mixing 'shallow' and etag requests is not supported")
  const node = context.namespace.view(path, query)
  const body = isShallow ? toShallowJson(node) : formatted(parameters, node)
  return { ...printed(parameters, body, request.wantsETag ? etagOf(node) : undefined), ...delivery(parameters) }
}

function delivery(parameters: URLSearchParams): Pick<RestAnswer, 'callback' | 'download'> {
  const callback = parameters.get('callback')
  if (callback !== null && !/^[\w$.]+$/.test(callback))
    throw new RestError(400, 'callback must be the name of a function')
  const download = parameters.get('download')
  return { ...(callback !== null && { callback }), ...(download !== null && { download }) }
}

/**
 * Parses a request's query, and checks its read permission and its index.
 *
 * @throws RestError
 */
export function readableQuery(
  { path, parameters }: RestRequest,
  { namespace, caller, onMissingIndex }: RestContext,
): Query {
  const query = queryOf(parameters) ?? EVERYTHING
  if (!namespace.mayRead(path, query, caller)) throw new RestError(401, DENIED)
  const index = namespace.missingIndex(path, query)
  if (index === null) return query
  const missing = { namespace: namespace.name, path: formatPath(path), index }
  onMissingIndex(missing)
  throw new RestError(400, missingIndexMessage(missing))
}

export function mayReadAll(path: Path, { namespace, caller }: RestContext): boolean {
  return namespace.mayRead(path, EVERYTHING, caller)
}

/** Converts a node to JSON, with priorities under `format=export`. */
export function formatted(parameters: URLSearchParams, node: TreeNode | null): Json {
  return parameters.get('format') === 'export' ? toExportJson(node) : toJson(node)
}

function queryOf(parameters: URLSearchParams): Query | undefined {
  try {
    return queryFromParameters(parameters)
  } catch (error) {
    if (!(error instanceof InvalidQuery)) throw error
    throw new RestError(400, error.message)
  }
}
