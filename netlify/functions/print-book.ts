/**
 * POST: requests a print file of one finished book of the caller. Answers at once; the book's record shows when it is
 * ready.
 */
import { printBookRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'
import { requestPrint } from '#netlify/prints/prints.ts'

export default handle({
  name: 'print-book',
  body: printBookRequestSchema,
  answer: async ({ caller: { uid }, body: asked, nowMs }) => ({
    print: await requestPrint({ uid, ...asked, startedAt: nowMs }, (job) =>
      startInBackground('print-book-background', job),
    ),
  }),
})
