/** GET /media/{key}: made pictures and narrations. */
import type { Config } from '@netlify/functions'
import { handle } from '#netlify/access/handle.ts'
import { serveMedia } from '#netlify/media/serve-media.ts'

export const config: Config = { path: '/media/*' }

export default handle({ name: 'media', answer: ({ request }) => serveMedia(request) })
