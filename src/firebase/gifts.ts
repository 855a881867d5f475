/** Gifts that a user has bought, live: src/domain/gift.ts. */
import { get, onValue, ref } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import { parseGift, type Gift } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { report } from '#report'
import { currentUser } from './auth.ts'
import { database } from './database.ts'
import { databaseProblem, withinDeadline } from './deadline.ts'

/** The newest first. @returns how to stop */
export function watchGifts(
  uid: UserId,
  onChange: (gifts: Gift[]) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  return onValue(
    ref(database(), paths.giftsOf(uid)),
    (snapshot) => {
      const gifts: Gift[] = []
      snapshot.forEach((child) => {
        const gift = parseGift(child.key, child.val())
        if (gift) gifts.push(gift)
        else report(new Problem('unknown', 'A gift cannot be read'), 'gifts: parse')
      })
      onChange(gifts.toSorted((one, other) => other.paidAt - one.paidAt))
    },
    (error) => {
      // A sign-out in another tab ends the right to listen before the page hears of it.
      if (currentUser()) onFailed(databaseProblem(error, 'watch gifts'))
    },
  )
}

/** @returns null where there is none */
export async function readGift(uid: UserId, id: StoryId): Promise<Gift | null> {
  const reading = get(ref(database(), paths.gift(uid, id)))
  return parseGift(id, (await withinDeadline(reading, 'read gift')).val())
}
