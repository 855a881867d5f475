/**
 * `/shared/{token}`: GET is the book that the link opens, POST says that somebody has opened it; `/shared/{token}/{name}` is a
 * picture or a clip of it. Each call asks whether the link is still open.
 */
import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { shareTokenSchema } from '#domain/share.ts'
import { handle } from '#netlify/access/handle.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { serveShared } from '#netlify/media/serve-media.ts'
import { isOfVoice, sharedBookOf, sharedVoices } from '#netlify/shares/shared-book.ts'
import { countReading, openShare } from '#netlify/shares/shares.ts'

export const config: Config = { path: '/shared/*' }

export default handle({
  name: 'shared-book',
  answer: async ({ request, address, nowMs }) => {
    const [, asked, name] = /^\/shared\/([^/]*)(?:\/(.*))?$/.exec(new URL(request.url).pathname) ?? []
    const token = v.safeParse(shareTokenSchema, asked)
    if (!token.success) throw new Problem('share-over', 'Not the address of a share')
    if (request.method === 'POST') {
      if (name !== undefined) throw new Problem('method-not-allowed', 'Of a picture no reading is counted')
      await countAddress(address, 'reading', nowMs)
      await countReading(token.output, nowMs)
      return { message: 'counted' }
    }
    const open = await openShare(token.output, nowMs)
    // Most of what is asked for are pictures and clips of the book itself.
    const voices = name === undefined || isOfVoice(name) ? await sharedVoices(open) : []
    const { book, keys } = sharedBookOf(open, voices)
    if (name === undefined) return { book }
    const key = keys.get(name)
    if (key === undefined) throw new Problem('not-found', 'Nothing of this book')
    return serveShared(request, key)
  },
})
