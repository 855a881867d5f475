/** Gifts that a user has bought, live: src/domain/gift.ts. */
import { get, ref } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import { parseGift, type Gift } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { Watch } from '#domain/remote.ts'
import { report } from '#report'
import { database } from './database.ts'
import { withinDeadline } from './deadline.ts'
import { listIn, watchOwn } from './watch.ts'

/** The newest first. */
export const watchGifts: Watch<Gift[]> = (uid, onChange, onFailed) =>
  watchOwn(
    'gifts',
    ref(database(), paths.giftsOf(uid)),
    (snapshot) => onChange(listIn(snapshot, parseOrReport).sort((one, other) => other.paidAt - one.paidAt)),
    onFailed,
  )

function parseOrReport(id: string, record: unknown): Gift | null {
  const gift = parseGift(id, record)
  if (!gift) report(new Problem('unknown', 'A gift cannot be read'), 'gifts: parse')
  return gift
}

/** @returns null if there is no such gift */
export async function readGift(uid: UserId, id: StoryId): Promise<Gift | null> {
  const reading = get(ref(database(), paths.gift(uid, id)))
  return parseGift(id, (await withinDeadline(reading, 'read gift')).val())
}
