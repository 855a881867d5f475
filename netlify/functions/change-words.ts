/** POST: other words for a spread of a finished book of the caller. Answers at once; the book's record says when they are read aloud. */
import { changeWordsRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { wishForWords } from '#netlify/orders/rewording/rewordings.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'

export default handle({
  name: 'change-words',
  body: changeWordsRequestSchema,
  answer: async ({ caller: { uid }, body: { texts, ...asked }, nowMs }) => ({
    rewording: await wishForWords({ uid, ...asked, startedAt: nowMs }, texts, (wish) =>
      startInBackground('change-words-background', wish),
    ),
  }),
})
