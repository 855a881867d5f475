/** POST: deletes all photos of the caller now, with everything made from them that is not paid. */
import { handle } from '#netlify/access/handle.ts'
import { erasePhotos } from '#netlify/jobs/erase-photos.ts'

export default handle({
  name: 'erase-photos',
  answer: async ({ caller }) => {
    await erasePhotos(caller.uid, { reason: 'photo-missing' })
    return { message: 'erased' }
  },
})
