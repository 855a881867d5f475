/** Background: draws a finished book for a press. Started by a signed call of ours. */
import { handle } from '#netlify/access/handle.ts'
import { readSitePlate } from '#netlify/clients/plates.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { makePrint, printJobSchema } from '#netlify/prints/make-print.ts'
import { choosePrintBook } from '#netlify/studio/choose-print-book.ts'

export default handle({
  name: 'print-book-background',
  body: printJobSchema,
  answer: async ({ body: job }) => {
    await makePrint(job, choosePrintBook(studioSettings(), { readPlate: readSitePlate }))
    return { message: 'done' }
  },
})
