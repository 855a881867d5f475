/** GET /book/{token}: the page of a shared book, with its preview for messengers. */
import type { Config } from '@netlify/functions'
import { asProblem } from '#domain/problem.ts'
import type { ShareToken } from '#domain/share.ts'
import { handle } from '#netlify/access/handle.ts'
import { LINKS } from '#netlify/links/link-kinds.ts'
import { sharedPage } from '#netlify/links/shared-page.ts'
import { openShare, type OpenShare } from '#netlify/links/shares.ts'

export const config: Config = { path: '/book/*' }

export default handle({
  name: 'shared-page',
  answer: async ({ request, nowMs }) => {
    const token = LINKS.share.tokenIn(request)
    return sharedPage(token && (await openOrOver(token, nowMs)))
  },
})

async function openOrOver(token: ShareToken, nowMs: number): Promise<OpenShare | null> {
  try {
    return await openShare(token, nowMs)
  } catch (error) {
    if (asProblem(error).code === LINKS.share.over) return null
    throw error
  }
}
