/** GET /book/{token}: the page of a shared book, with its preview for messengers. */
import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { asProblem } from '#domain/problem.ts'
import { shareTokenSchema, type ShareToken } from '#domain/share.ts'
import { handle } from '#netlify/access/handle.ts'
import { sharedPage } from '#netlify/shares/shared-page.ts'
import { openShare, type OpenShare } from '#netlify/shares/shares.ts'

export const config: Config = { path: '/book/*' }

export default handle({
  name: 'shared-page',
  answer: ({ request }) => {
    const token = v.safeParse(shareTokenSchema, new URL(request.url).pathname.replace(/^\/book\//, ''))
    return sharedPage(token.success ? openOrOver(token.output) : Promise.resolve(null))
  },
})

async function openOrOver(token: ShareToken): Promise<OpenShare | null> {
  try {
    return await openShare(token, Date.now())
  } catch (error) {
    if (asProblem(error).code === 'share-over') return null
    throw error
  }
}
