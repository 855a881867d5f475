/** Voices that read a book, besides the built-in one, live: src/domain/voice.ts. */
import { ref } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import type { Watch } from '#domain/remote.ts'
import { database } from './database.ts'
import { watchOwn } from './watch.ts'

/** The record as it is, because `parseVoices` needs the book's words as well. */
export const watchVoices =
  (id: StoryId): Watch<unknown> =>
  (uid, onChange, onFailed) =>
    watchOwn('voices', ref(database(), paths.voices(uid, id)), (snapshot) => onChange(snapshot.val()), onFailed)
