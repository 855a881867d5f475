/**
 * POST: changes the words of a spread in a finished book of the caller. Answers at once; the book's record shows when
 * they are read aloud.
 */
import { changeWordsRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { requireVerified } from '#netlify/accounts/caller.ts'
import { readableStory } from '#netlify/records/own-story.ts'
import { requestWords } from '#netlify/orders/rewording/rewordings.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'
import { isVoicePaid } from '#netlify/studio/paid-portrait.ts'

export default handle({
  name: 'change-words',
  body: changeWordsRequestSchema,
  answer: async ({ caller, body: { texts, ...asked }, nowMs }) => {
    const { uid } = caller
    // The book's own narrator reads the new words, even if another narrator is configured now.
    const { narratedBy = studioSettings().NARRATOR } = await readableStory(uid, asked.storyId)
    if (isVoicePaid({ NARRATOR: narratedBy })) await requireVerified(caller)
    const rewording = await requestWords({ uid, ...asked, startedAt: nowMs }, texts, (job) =>
      startInBackground('change-words-background', job),
    )
    return { rewording }
  },
})
