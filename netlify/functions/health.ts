/** GET: how the site is, for an uptime monitor: 200 or 503 with what is not as it should be. Numbers alone, nothing of anybody. */
import { complaintsOf } from '#domain/health.ts'
import { handle } from '#netlify/access/handle.ts'
import { readHealth } from '#netlify/monitoring/health.ts'
import { jsonAnswer } from '#netlify/platform/http.ts'

export default handle({
  name: 'health',
  answer: async ({ nowMs }) => {
    const health = await readHealth()
    const complaints = complaintsOf(health, nowMs)
    return jsonAnswer({ success: complaints.length === 0, complaints, ...health }, complaints.length === 0 ? 200 : 503)
  },
})
