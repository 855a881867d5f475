/**
 * Ends every link that a backup has restored. The backup opens a link as it was then: with voices that its parent has
 * removed since, and for days by which the parent has shortened it since. The journal contains ended links, but no such
 * changes.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema, userIdSchema } from '#domain/ids.ts'
import { voiceIdSchema } from '#domain/voice.ts'
import { readPage } from '#netlify/clients/database.ts'
import { endInvitation, endShare } from '#netlify/links/end-link.ts'
import { forEachLimited } from '#netlify/platform/for-each-limited.ts'

const PAGE = 200
const LIMITS = { where: 'end-links', concurrency: 10, itemMaxMs: 20_000, aboutOf: ([hash]: [string, unknown]) => hash }

const bookSchema = v.object({ uid: userIdSchema, storyId: storyIdSchema })
const voiceSchema = v.object({ ...bookSchema.entries, voiceId: voiceIdSchema })

export interface EndedLinks {
  ended: number
  /** The log has the reasons: run the command again. */
  failed: number
}

/** Safe to repeat. @throws Problem 'unavailable' if the links cannot be listed */
export async function endAllLinks(): Promise<EndedLinks> {
  const shares = await endEach(paths.sharedBooks, async (hash, entry) => {
    const book = v.safeParse(bookSchema, entry)
    return book.success && endShare(book.output.uid, book.output.storyId, hash)
  })
  const invitations = await endEach(paths.invitations, async (hash, entry) => {
    const voice = v.safeParse(voiceSchema, entry)
    return voice.success && endInvitation(voice.output, hash)
  })
  return { ended: shares.ended + invitations.ended, failed: shares.failed + invitations.failed }
}

async function endEach(folder: string, end: (hash: string, entry: unknown) => Promise<boolean>): Promise<EndedLinks> {
  const count: EndedLinks = { ended: 0, failed: 0 }
  for (let after: string | null = null, isMore = true; isMore;) {
    const page = await readPage(folder, { by: '$key', after, atMost: PAGE })
    let done = 0
    await forEachLimited(page, LIMITS, async ([hash, entry]) => {
      if (await end(hash, entry)) count.ended += 1
      done += 1
    })
    count.failed += page.length - done
    after = page.at(-1)?.[0] ?? null
    isMore = page.length === PAGE
  }
  return count
}
