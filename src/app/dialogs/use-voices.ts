import { useEffect, useState } from 'react'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Remote } from '#domain/remote.ts'
import type { Voice } from '#domain/voice.ts'
import { watchVoices } from '#firebase/voices.ts'
import { report } from '#report'

/** Who reads this book, live. @param spreads how many it has */
export function useVoices(uid: UserId, id: StoryId, spreads: number): Remote<Voice[]> {
  const [voices, setVoices] = useState<Remote<Voice[]>>({ is: 'loading' })
  useEffect(
    () =>
      watchVoices(
        uid,
        id,
        spreads,
        (value) => setVoices({ is: 'ready', value }),
        (problem) => {
          report(problem, 'voices: watch')
          setVoices({ is: 'failed', problem })
        },
      ),
    [uid, id, spreads],
  )
  return voices
}
