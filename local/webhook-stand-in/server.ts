/**
 * The notification webhook's stand-in records each `POST /notify` and answers as a tag in its body asks. A test puts
 * the tag into a value of its own, such as the parent's e-mail: `+mail-fail`, `+mail-busy`, `+mail-hang`,
 * `+mail-redirect`; with `+mail-fail-2` the first two tries of each notice fail.
 */
import type { Server } from 'node:http'
import { httpServer, json } from '#packages/http-server/http.ts'

/** The notices that a test reads at `GET /__control/received?about=TEXT`, oldest first. */
export interface Received {
  headers: Record<string, unknown>
  /** Parsed if it is JSON, else the text as received. */
  body: unknown
}

export function webhookStandIn(): Server {
  const received: Received[] = []
  const tries = (webhookId: unknown) => received.filter(({ headers }) => headers['webhook-id'] === webhookId).length

  return httpServer(({ method, path, query, headers, body }) => {
    switch (`${method} ${path}`) {
      case 'GET /':
        return json({ standIn: 'webhook' })
      case 'POST /notify': {
        received.push({ headers, body: parsed(body) })
        const [, tag, count = Infinity] = /\+mail-([a-z]+)(?:-(\d+))?/.exec(body) ?? []
        switch (tag) {
          case undefined:
            return json({ success: true })
          case 'hang':
            return null
          case 'redirect':
            return json({}, 307, { Location: '/elsewhere' })
          case 'busy':
            return json({ message: 'busy as its tag asks for' }, 429, { 'Retry-After': '1200' })
          case 'fail':
            return tries(headers['webhook-id']) <= Number(count)
              ? json({ success: false, message: 'failed as its tag asks for' }, 500)
              : json({ success: true })
          default:
            return json(
              { message: `The stand-in knows no tag 'mail-${tag}': mail-fail, mail-busy, mail-hang, mail-redirect.` },
              400,
            )
        }
      }
      case 'POST /elsewhere':
        received.push({ headers, body: parsed(body) })
        return json({ success: true })
      case 'GET /__control/received':
        return json(received.filter((one) => JSON.stringify(one.body).includes(query.get('about') ?? '')))
      default:
        return json({ message: `Nothing at ${method} ${path}` }, 404)
    }
  })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
