/** Background: draws a finished book for a press. Started by a signed call of ours. */
import * as v from 'valibot'
import { withRepetition } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { readInternalCall } from '#netlify/platform/internal-call.ts'
import { makePrint, printJobSchema } from '#netlify/prints/make-print.ts'
import { choosePrintBook } from '#netlify/studio/print-book.ts'

export default withRepetition('print-book-background', async (request) => {
  requirePost(request)
  await makePrint(
    v.parse(printJobSchema, await readInternalCall('print-book-background', request)),
    choosePrintBook(studioSettings()),
  )
  return jsonAnswer({ success: true, message: 'done' })
})
