import { useEffect, useMemo, useState } from 'react'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Remote } from '#domain/remote.ts'
import { parseVoices, type ReadBook, type Voice } from '#domain/voice.ts'
import { watchVoices } from '#firebase/voices.ts'
import { report } from '#report'

/** Who reads this book, live; as its words stand. */
export function useVoices(uid: UserId, id: StoryId, { imageURLs, storyTexts }: ReadBook): Remote<Voice[]> {
  const [record, setRecord] = useState<Remote<unknown>>({ is: 'loading' })
  useEffect(
    () =>
      watchVoices(
        uid,
        id,
        (value) => setRecord({ is: 'ready', value }),
        (problem) => {
          report(problem, 'voices: watch')
          setRecord({ is: 'failed', problem })
        },
      ),
    [uid, id],
  )
  return useMemo(
    () =>
      record.is === 'ready' ? { is: 'ready', value: parseVoices(record.value, { imageURLs, storyTexts }) } : record,
    [record, imageURLs, storyTexts],
  )
}
