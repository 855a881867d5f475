import { useMemo } from 'react'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Remote } from '#domain/remote.ts'
import { parseVoices, type ReadBook, type Voice } from '#domain/voice.ts'
import { watchVoices } from '#firebase/voices.ts'
import { useWatched } from '#ui/use-watched.ts'

/** The voices that read this book's current words, live. */
export function useVoices(uid: UserId, id: StoryId, { imageURLs, storyTexts }: ReadBook): Remote<Voice[]> {
  const record = useWatched(
    uid,
    useMemo(() => watchVoices(id), [id]),
    'voices: watch',
  )
  return useMemo(
    () =>
      record.is === 'ready' ? { is: 'ready', value: parseVoices(record.value, { imageURLs, storyTexts }) } : record,
    [record, imageURLs, storyTexts],
  )
}
