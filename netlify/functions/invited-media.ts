/** GET /invited/{name}: a picture or a clip of the book that a guest is invited to read aloud. */
import type { Config } from '@netlify/functions'
import { Problem } from '#domain/problem.ts'
import { handle } from '#netlify/access/handle.ts'
import { invitedMediumKey, openInvitation } from '#netlify/links/invitations.ts'
import { serveLinked } from '#netlify/media/serve-media.ts'

export const config: Config = { path: '/invited/*' }

export default handle({
  name: 'invited-media',
  answer: async ({ request, nowMs }) => {
    const invitation = await openInvitation(request, nowMs)
    if (!invitation) throw new Problem('not-signed-in', 'No invitation')
    const name = new URL(request.url).pathname.replace(/^\/invited\//, '')
    return serveLinked(request, await invitedMediumKey(invitation, name))
  },
})
