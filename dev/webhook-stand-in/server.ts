/** The notification webhook's stand-in: `POST /notify` is recorded; it can be told to fail, to hang, or to send its callers elsewhere. */
import type { Server } from 'node:http'
import { httpServer, json } from '../http.ts'

const BEHAVIOURS = ['ok', 'fail', 'hang', 'redirect'] as const
type Behaviour = (typeof BEHAVIOURS)[number]

/** What a test reads at `GET /__control/received`, oldest first. */
export interface Received {
  headers: Record<string, unknown>
  /** Parsed where it is JSON, else the text as it came. */
  body: unknown
}

export function webhookStandIn(): Server {
  let behaviour: Behaviour = 'ok'
  let received: Received[] = []

  return httpServer(({ method, path, headers, body }) => {
    switch (`${method} ${path}`) {
      case 'GET /':
        return json({ standIn: 'webhook' })
      case 'POST /notify':
        received.push({ headers, body: parsed(body) })
        if (behaviour === 'hang') return null
        if (behaviour === 'redirect') return json({}, 307, { Location: '/elsewhere' })
        return behaviour === 'ok' ? json({ success: true }) : json({ success: false, message: 'told to fail' }, 500)
      case 'POST /elsewhere':
        received.push({ headers, body: parsed(body) })
        return json({ success: true })
      case 'GET /__control/received':
        return json(received)
      case 'DELETE /__control/received':
        received = []
        return json({})
      case 'POST /__control/behaviour': {
        const mode = (parsed(body) as { mode?: unknown } | null)?.mode
        const known = BEHAVIOURS.find((one) => one === mode)
        if (!known) return json({ message: `mode must be one of ${BEHAVIOURS.join(', ')}` }, 400)
        behaviour = known
        return json({ mode })
      }
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
