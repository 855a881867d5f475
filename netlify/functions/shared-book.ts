/**
 * `/shared/{token}`: GET returns the link's book, POST counts one opening; `/shared/{token}/{name}` is a picture or a
 * clip of it. Each call checks that the link is still open.
 */
import type { Config } from '@netlify/functions'
import { Problem } from '#domain/problem.ts'
import { handle } from '#netlify/access/handle.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { LINKS } from '#netlify/links/link-kinds.ts'
import { sharedBook } from '#netlify/links/shared-book.ts'
import { countReading, openShare, sharedMediumKey } from '#netlify/links/shares.ts'
import { serveLinked } from '#netlify/media/serve-media.ts'

export const config: Config = { path: '/shared/*' }

export default handle({
  name: 'shared-book',
  answer: async ({ request, address, nowMs }) => {
    const token = LINKS.share.tokenIn(request)
    if (token === null) throw new Problem('share-over', 'Not the address of a share')
    const [, name] = /^\/shared\/[^/]*\/(.*)$/.exec(new URL(request.url).pathname) ?? []
    if (request.method === 'POST') {
      if (name !== undefined) throw new Problem('method-not-allowed', 'Of a picture no reading is counted')
      await countAddress(address, 'reading', nowMs)
      await countReading(token, nowMs)
      return { message: 'counted' }
    }
    if (name !== undefined) return serveLinked(request, await sharedMediumKey(token, name, nowMs))
    return { book: await sharedBook(await openShare(token, nowMs)) }
  },
})
