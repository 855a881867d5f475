/** GET /media/{key}: made pictures and narrations. */
import type { Config } from '@netlify/functions'
import { Problem } from '#domain/problem.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { serveMedia } from '#netlify/media/serve-media.ts'

export const config: Config = {
  path: '/media/*',
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}

export default withProblemResponse('media', async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Problem('method-not-allowed', `${request.method} is not answered here`)
  return serveMedia(request)
})
