/** POST: all photos of the caller go now, with what was made of them and not paid for. */
import { handle } from '#netlify/access/handle.ts'
import { erasePhotos } from '#netlify/jobs/erase-photos.ts'

export default handle({
  name: 'erase-photos',
  answer: async ({ caller }) => {
    await erasePhotos(caller.uid, { reason: 'photo-missing' })
    return { message: 'erased' }
  },
})
