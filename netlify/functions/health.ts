/**
 * GET: the site's health, for an uptime monitor: 200, or 503 with the complaints. The answer has only times, no
 * personal data.
 */
import { complaintsOf } from '#domain/health.ts'
import { handle } from '#netlify/access/handle.ts'
import { readHealth } from '#netlify/monitoring/health.ts'
import { functionsRegion } from '#netlify/platform/env.ts'
import { jsonAnswer } from '#netlify/platform/http.ts'

export default handle({
  name: 'health',
  answer: async ({ nowMs }) => {
    const health = await readHealth()
    const complaints = complaintsOf(health, nowMs)
    // The number of orders is not public: `npm run operate:status` shows it.
    const { orders: _orders, ...times } = health ?? {}
    const isWell = complaints.length === 0
    return jsonAnswer({ success: isWell, complaints, region: functionsRegion(), ...times }, isWell ? 200 : 503)
  },
})
