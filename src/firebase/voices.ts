/** Who reads a book beside the built-in voice, live: src/domain/voice.ts. */
import { onValue, ref } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { parseVoices, type Voice } from '#domain/voice.ts'
import { currentUser } from './auth.ts'
import { database } from './database.ts'
import { databaseProblem } from './deadline.ts'

/** @param spreads how many the book has. @returns how to stop */
export function watchVoices(
  uid: UserId,
  id: StoryId,
  spreads: number,
  onChange: (voices: Voice[]) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  return onValue(
    ref(database(), paths.voices(uid, id)),
    (snapshot) => onChange(parseVoices(snapshot.val(), spreads)),
    (error) => {
      // Who signs out in another tab loses the right to listen before the page hears of it.
      if (currentUser()) onFailed(databaseProblem(error, 'watch voices'))
    },
  )
}
