/** Sends a fault to `client-reports`: without a token, because the fault may be that there is none. */
import type { ClientReport } from '#domain/wire.ts'

/** The request is not awaited, and it outlives the page. A report that does not arrive is not reported again. */
export function sendClientReport(report: ClientReport): void {
  fetch('/.netlify/functions/client-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined)
}
