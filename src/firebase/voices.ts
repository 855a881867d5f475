/** Voices that read a book, besides the built-in one, live: src/domain/voice.ts. */
import { onValue, ref } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import type { Watch } from '#domain/remote.ts'
import { currentUser } from './auth.ts'
import { database } from './database.ts'
import { databaseProblem } from './deadline.ts'

/** The record as it is: `parseVoices` needs the book's words as well. */
export const watchVoices =
  (id: StoryId): Watch<unknown> =>
  (uid, onChange, onFailed) =>
    onValue(
      ref(database(), paths.voices(uid, id)),
      (snapshot) => onChange(snapshot.val()),
      (error) => {
        // A sign-out in another tab ends the right to listen before the page hears of it.
        if (currentUser()) onFailed(databaseProblem(error, 'watch voices'))
      },
    )
