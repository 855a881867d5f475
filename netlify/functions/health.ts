/** GET: how the site is, for an uptime monitor: 200 or 503 with what is not as it should be. Numbers alone, nothing of anybody. */
import { complaintsOf } from '#domain/health.ts'
import { Problem } from '#domain/problem.ts'
import { readHealth } from '#netlify/monitoring/health.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer } from '#netlify/platform/http.ts'

export default withProblemResponse('health', async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Problem('method-not-allowed', `${request.method} is not answered here`)
  const health = await readHealth()
  const complaints = complaintsOf(health, Date.now())
  return jsonAnswer({ success: complaints.length === 0, complaints, ...health }, complaints.length === 0 ? 200 : 503)
})
