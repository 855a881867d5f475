/** Repeats the erasures since a backup, with the product's own code. */
import { beginErasure } from '#netlify/accounts/erasure.ts'
import { readJournal, type JournalEntry } from '#netlify/records/erasure-journal.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { endInvitation, endShare } from '#netlify/links/end-link.ts'
import { eraseHero } from '#netlify/jobs/erase-hero.ts'
import { erasePhotos } from '#netlify/jobs/erase-photos.ts'
import { eraseStory } from '#netlify/jobs/erase-story.ts'
import { eraseVoiceForGood } from '#netlify/voices/voices.ts'
import { withdrawPhotoConsent } from '#netlify/jobs/withdraw-photo-consent.ts'
import { logProblem } from '#netlify/platform/log.ts'

/** An erasure is in the journal a moment before it is in the database: a backup may have been made in between. */
const MARGIN_MS = 15 * 60_000

export interface Replayed {
  /** Started again, or erased at once. */
  erased: number
  /** The backup did not restore it. */
  gone: number
  /** The book is being made, or a refund or dispute is open: run the command again. */
  later: number
  failed: number
}

/**
 * Safe to repeat.
 * @param sinceMs when the backup was made. @throws Problem 'unavailable' if the journal cannot be read
 */
export async function replayErasures(sinceMs: number): Promise<Replayed> {
  const entries = await readJournal(sinceMs - MARGIN_MS)
  const replayed: Replayed = { erased: 0, gone: 0, later: 0, failed: 0 }
  // An account's erasure covers all its other entries.
  const left = new Set(entries.filter(({ kind }) => kind === 'account').map(({ uid }) => uid))
  const others = entries.filter(({ kind, uid }) => kind !== 'account' && !left.has(uid))
  const accounts = [...left].map((uid) => ({ kind: 'account', uid, atMs: sinceMs }) as const)
  for (const entry of [...accounts, ...others]) replayed[await replayOne(entry)] += 1
  return replayed
}

async function replayOne(entry: JournalEntry): Promise<keyof Replayed> {
  try {
    await eraseAnew(entry)
    return 'erased'
  } catch (error) {
    const problem = asProblem(error)
    if (problem.code === 'not-found') return 'gone'
    if (problem.code === 'story-not-ready' || problem.code === 'money-under-way') return 'later'
    logProblem(`replay of ${entry.kind}`, problem)
    return 'failed'
  }
}

async function eraseAnew(entry: JournalEntry): Promise<void> {
  switch (entry.kind) {
    case 'account':
      // The sweep does the rest.
      return beginErasure(entry.uid, Date.now())
    case 'story':
      return eraseStory(entry.uid, entry.storyId)
    case 'hero':
      return eraseHero(entry.uid, entry.heroId)
    case 'photos':
      return entry.transformId
        ? withdrawPhotoConsent(entry.uid, entry.transformId)
        : erasePhotos(entry.uid, { reason: 'photo-missing' })
    case 'share':
      return requireThere(await endShare(entry.uid, entry.storyId, entry.hash))
    case 'invitation':
      return requireThere(await endInvitation(entry, entry.hash))
    case 'voice':
      return requireThere(await eraseVoiceForGood(entry))
  }
}

function requireThere(wasThere: boolean): void {
  if (!wasThere) throw new Problem('not-found', 'Nothing of it has come back')
}
