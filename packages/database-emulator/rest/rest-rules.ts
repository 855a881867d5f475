import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadRules } from '../rules/load-rules.ts'
import { RulesError } from '../rules/rules-error.ts'
import type { RestContext } from './rest-context.ts'
import { RestError } from './rest-error.ts'
import { textBodyOf } from './rest-request.ts'
import type { RestRequest } from './rest-request.ts'

/** `/.settings/rules.json`: an admin reads and replaces a namespace's rules. */
export function isRulesRequest({ path }: RestRequest): boolean {
  return path.length === 2 && path[0] === '.settings' && path[1] === 'rules'
}

/** @throws RestError; a broken rules file is refused and the old rules stay */
export async function answerRules(
  message: IncomingMessage,
  response: ServerResponse,
  { method }: RestRequest,
  { namespace, caller }: RestContext,
): Promise<void> {
  if (!caller.isAdmin) throw new RestError(401, 'Permission denied')
  if (method !== 'GET' && method !== 'PUT') throw new RestError(405, `Method ${method} is not supported`)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  if (method === 'GET') {
    response.end(namespace.rulesText)
    return
  }
  const text = await textBodyOf(message)
  try {
    namespace.replaceRules(loadRules(text), text)
  } catch (error) {
    if (!(error instanceof RulesError)) throw error
    throw new RestError(400, error.message)
  }
  response.end(JSON.stringify({ status: 'ok' }))
}
