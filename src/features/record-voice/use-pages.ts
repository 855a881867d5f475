/** What has become of each spread of a book that somebody reads aloud: recorded, on its way, arrived. */
import { useEffect, useEffectEvent, useState } from 'react'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import type { VoiceId } from '#domain/voice.ts'
import { report } from '#report'
import { pcmOf } from './pcm.ts'
import { forgetTake, keepTake, readTakes, type Take, type TakesOwner } from './takes.ts'

export type ReadPage =
  | { is: 'none' }
  | { is: 'sending'; recorded: Blob }
  | { is: 'unsent'; recorded: Blob; problem: ProblemCode }
  /** `recorded` is missing where it was read another time: then the clip itself is heard. */
  | { is: 'kept'; clipUrl: string; recorded?: Blob }

/** @returns the address of the clip that was made. @throws Problem */
export type SendRecording = (spread: number, pcm: Blob) => Promise<string>

interface Options {
  whose: TakesOwner
  voiceId: VoiceId
  name: string
  /** As the book knows them; '' where nobody has read it. */
  clipURLs: readonly string[]
  send: SendRecording
}

/** These are about what was read, and another try would not help. */
const FOR_GOOD: ReadonlySet<ProblemCode> = new Set(['recording-silent', 'recording-too-short', 'recording-too-long'])

export function usePages({ whose, voiceId, name, clipURLs, send }: Options) {
  const [mine, setMine] = useState<Readonly<Record<number, ReadPage>>>({})
  const set = (spread: number, page: ReadPage) => setMine((now) => ({ ...now, [spread]: page }))

  const deliver = async (spread: number, recorded: Blob) => {
    set(spread, { is: 'sending', recorded })
    try {
      const clipUrl = await send(spread, await pcmOf(recorded))
      await forgetTake(whose, { voiceId, spread })
      set(spread, { is: 'kept', clipUrl, recorded })
    } catch (error) {
      const { code } = asProblem(error)
      if (FOR_GOOD.has(code)) await forgetTake(whose, { voiceId, spread })
      else report(error, 'record-voice: send a recording')
      set(spread, { is: 'unsent', recorded, problem: code })
    }
  }

  // What a closed tab has left goes on its way when the book is open again.
  const deliverMine = useEffectEvent(async (takes: readonly Take[]) => {
    for (const take of takes) if (take.voiceId === voiceId) await deliver(take.spread, take.recorded)
  })
  useEffect(() => void readTakes(whose).then((takes) => deliverMine(takes)), [whose])

  return {
    pages: clipURLs.map(
      (clipUrl, spread): ReadPage => mine[spread] ?? (clipUrl ? { is: 'kept', clipUrl } : { is: 'none' }),
    ),
    keep: async (spread: number, recorded: Blob) => {
      await keepTake(whose, { voiceId, name, spread, recorded })
      await deliver(spread, recorded)
    },
    sendAgain: deliver,
    /** Whether it can be sent once more, or has to be read once more. */
    mayBeSentAgain: (problem: ProblemCode) => !FOR_GOOD.has(problem),
  }
}
