/** GET: how the site is, for an uptime monitor: 200 or 503 with what is not as it should be. Times alone, nothing of anybody. */
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
    // How many orders there are is nobody else's business: `npm run operate:status` says it.
    const { orders: _orders, ...times } = health ?? {}
    const isWell = complaints.length === 0
    return jsonAnswer({ success: isWell, complaints, region: functionsRegion(), ...times }, isWell ? 200 : 503)
  },
})
