/** POST: one finished book of the caller goes, with its media and what its order knows of the child. */
import { eraseStoryRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { eraseStory } from '#netlify/jobs/erase-story.ts'

export default handle({
  name: 'erase-story',
  body: eraseStoryRequestSchema,
  answer: async ({ caller, body }) => {
    await eraseStory(caller.uid, body.storyId)
    return { message: 'erased' }
  },
})
