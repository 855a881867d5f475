/** POST: deletes one finished book of the caller, with its media and the child's data in its order. */
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
