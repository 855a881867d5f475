import { toJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import type { TreeNode } from '../tree/node.ts'
import type { WriteOperation } from '../write-operation.ts'
import { etagOf, hashFromETag, printed } from './rest-answer.ts'
import type { RestAnswer } from './rest-answer.ts'
import type { RestContext } from './rest-context.ts'
import { RestError } from './rest-error.ts'
import { DENIED, mayReadAll } from './rest-read.ts'
import type { RestRequest } from './rest-request.ts'

const MIXED_CONDITION =
  "Mixing 'shallow', querying parameters or 'print=silent' and if-match or if-none-match requests is not supported"

/**
 * Writes; an `if-match` header makes the write conditional.
 *
 * @param text the request's body, to report the position of a wrong key
 * @param bodyOf builds the answer from the written data, server values resolved
 * @throws RestError
 */
export function write(
  operation: WriteOperation,
  text: string,
  request: RestRequest,
  context: RestContext,
  bodyOf: (written: readonly (TreeNode | null)[]) => Json,
): RestAnswer {
  const { namespace, caller } = context
  const { path, ifMatch, parameters } = request
  if (ifMatch !== undefined) checkCondition(request)
  const outcome = namespace.write(operation, caller, ifMatch === undefined ? undefined : hashFromETag(ifMatch))
  switch (outcome.is) {
    case 'written':
      return printed(parameters, bodyOf(outcome.values), request.wantsETag ? etagOf(namespace.nodeAt(path)) : undefined)
    case 'denied':
      throw new RestError(401, DENIED)
    case 'invalid':
      throw new RestError(
        400,
        outcome.key === undefined ? outcome.message : withPlace(outcome.message, outcome.key, text),
      )
    case 'stale':
      if (!mayReadAll(path, context)) throw new RestError(401, DENIED)
      return { status: 412, body: toJson(outcome.current), etag: etagOf(outcome.current) }
  }
}

function checkCondition({ method, parameters }: RestRequest): void {
  if (method === 'PATCH' || method === 'POST')
    throw new RestError(400, `if-match is not supported for ${method} requests`)
  const isMixed = parameters.get('print') === 'silent' || parameters.has('shallow') || parameters.has('orderBy')
  if (isMixed) throw new RestError(400, MIXED_CONDITION)
}

/** The service names the line and column at which the key begins. */
function withPlace(message: string, key: string, text: string): string {
  const offset = text.indexOf(JSON.stringify(key))
  if (offset < 0) return message
  const before = text.slice(0, offset).split('\n')
  const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
  return message.replace('parse key.', `parse key beginning at ${place}.`)
}
