/** POST: deletes one voice of a book of the caller, with its clips and its invitation. */
import { Problem } from '#domain/problem.ts'
import { splitStoryId } from '#domain/story-id.ts'
import { eraseVoiceRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { eraseVoiceForGood } from '#netlify/voices/voices.ts'

export default handle({
  name: 'erase-voice',
  body: eraseVoiceRequestSchema,
  answer: async ({ caller: { uid }, body: { storyId, voiceId } }) => {
    if (!splitStoryId(storyId, uid)) throw new Problem('not-allowed', 'Not a story of this user')
    await eraseVoiceForGood({ uid, storyId, voiceId })
    return { message: 'erased' }
  },
})
