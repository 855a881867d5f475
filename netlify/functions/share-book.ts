/** POST: creates a link with which others read one finished book of the caller; or ends that link. */
import { shareBookRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { endShare } from '#netlify/links/end-link.ts'
import { shareBook } from '#netlify/links/shares.ts'

export default handle({
  name: 'share-book',
  body: shareBookRequestSchema,
  answer: async ({ caller: { uid }, body: { storyId, choice }, nowMs }) => {
    if (!choice) await endShare(uid, storyId)
    return { share: choice && (await shareBook(uid, storyId, choice, nowMs)) }
  },
})
