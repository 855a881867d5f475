/** Voices that read a book, besides the built-in one, live: src/domain/voice.ts. */
import { onValue, ref } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { currentUser } from './auth.ts'
import { database } from './database.ts'
import { databaseProblem } from './deadline.ts'

/** @param onChange is told the record as it is: who knows the book's words makes voices of it. @returns how to stop */
export function watchVoices(
  uid: UserId,
  id: StoryId,
  onChange: (record: unknown) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  return onValue(
    ref(database(), paths.voices(uid, id)),
    (snapshot) => onChange(snapshot.val()),
    (error) => {
      // A sign-out in another tab ends the right to listen before the page hears of it.
      if (currentUser()) onFailed(databaseProblem(error, 'watch voices'))
    },
  )
}
