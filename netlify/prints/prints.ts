/** Print files of a finished book, as jobs in the book's record. */
import { PRINT_KEPT_MS, printNow, type Print, type PrintFormat } from '#domain/printed-book.ts'
import { recordJob, type Job } from '#netlify/records/record-job.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import type { MadeMedia } from '#studio/studio.ts'

export interface PrintJob extends Job {
  format: PrintFormat
}

export const printJobs = recordJob<PrintJob, Print>({
  name: 'print-book',
  problem: 'print-failed',
  // An outside painter's book cannot be drawn for print.
  expected: ['print-not-drawn'],
  stateOf: ({ prints }, { format, startedAt }) => printNow(prints?.[format], startedAt),
  fieldsWith: ({ prints }, { format }, print) => ({ prints: { ...prints, [format]: print } }),
})

/**
 * Makes no second file while one is ready or being made. @returns the print as it is now. @throws as `request` of a
 * record's job
 */
export const requestPrint = (job: PrintJob, start: (job: PrintJob) => Promise<void>): Promise<Print | null> =>
  printJobs.request(
    job,
    (before) => (before && before.is !== 'failed' ? before : { is: 'making', startedAt: job.startedAt }),
    start,
  )

/** @throws Problem 'not-found' if the book is deleted: then the file is erased too */
export async function keepPrint(job: PrintJob, object: MadeMedia): Promise<void> {
  const { uid, storyId, startedAt } = job
  const expiresAt = Date.now() + PRINT_KEPT_MS
  const key = await storeMedia({ uid, kind: 'print', storyId, object, expiresAt })
  const state: Print = { is: 'ready', startedAt, url: mediaUrl(key), bytes: object.bytes.length, expiresAt }
  let isWanted: boolean | null = null
  try {
    isWanted = await printJobs.finish(job, () => ({ result: true, state }))
  } finally {
    if (!isWanted) await eraseMedia(uid, key, 'print')
  }
}
