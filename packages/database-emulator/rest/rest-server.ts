import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MissingIndex } from '../missing-index.ts'
import type { Namespace } from '../namespace.ts'
import { streamEvents, wantsEvents } from './event-stream.ts'
import { allowAnyOrigin, send } from './rest-answer.ts'
import { answerData } from './rest-data.ts'
import { RestError } from './rest-error.ts'
import { checkLimits } from './rest-parameters.ts'
import { callerOf, restRequestFrom } from './rest-request.ts'
import { answerRules, isRulesRequest } from './rest-rules.ts'

export interface RestSettings {
  readonly namespaceNamed: (name: string) => Namespace
  readonly onMissingIndex: (missing: MissingIndex) => void
  readonly log: (line: string) => void
  /** Interval between two keep-alive events of an event stream. */
  readonly keepAliveMs: number
  readonly maxUnsentBytes: number
}

/** Answers every HTTP request; never rejects. */
export async function answerHttp(
  message: IncomingMessage,
  response: ServerResponse,
  settings: RestSettings,
): Promise<void> {
  allowAnyOrigin(response, message.headers.origin)
  try {
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const request = restRequestFrom(message)
    const namespace = settings.namespaceNamed(request.namespace)
    const caller = callerOf(message, request, namespace.clock())
    const context = { namespace, caller, onMissingIndex: settings.onMissingIndex }
    checkLimits(request.parameters)
    if (isRulesRequest(request)) await answerRules(message, response, request, context)
    else if (wantsEvents(request)) streamEvents(response, request, context, settings)
    else send(response, await answerData(message, request, context))
  } catch (error) {
    if (error instanceof RestError) {
      send(response, { status: error.status, body: { error: error.message }, isPretty: true })
      return
    }
    settings.log(`internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    if (!response.headersSent)
      send(response, { status: 500, body: { error: 'Internal server error.' }, isPretty: true })
  }
}
