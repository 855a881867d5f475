/** The state of each spread of a book that is being recorded: recorded, being sent, stored. */
import { useEffect, useEffectEvent, useState } from 'react'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import type { VoiceId } from '#domain/voice.ts'
import { report } from '#report'
import { pcmOf, type Recorded } from '#sound/microphone.ts'
import { forgetTake, keepTake, readTakes, type Take, type TakesOwner } from '../takes.ts'

export type ReadPage =
  | { is: 'none' }
  | { is: 'sending'; recorded: Blob }
  /** `isSafe`: the device stores it when the page is closed. */
  | { is: 'unsent'; recorded: Blob; problem: ProblemCode | 'interrupted'; isSafe: boolean }
  /** `recorded` is missing if it was recorded on an earlier visit: then the clip itself is played. */
  | { is: 'kept'; clipUrl: string; recorded?: Blob }

/** @returns the address of the clip that was made. @throws Problem */
export type SendRecording = (spread: number, pcm: Blob) => Promise<string>

interface Options {
  whose: TakesOwner
  voiceId: VoiceId
  name: string
  /** The clips of the book; '' for a page that is not recorded. */
  clipURLs: readonly string[]
  send: SendRecording
}

/** Faults of the recording, not of our software. */
const EXPECTED: ReadonlySet<ProblemCode> = new Set(['recording-silent', 'recording-too-short', 'recording-too-long'])

export function usePages({ whose, voiceId, name, clipURLs, send }: Options) {
  const [mine, setMine] = useState<Readonly<Record<number, ReadPage>>>({})
  const set = (spread: number, page: ReadPage) => setMine((now) => ({ ...now, [spread]: page }))

  /** The device deletes a recording only after it has arrived: a refusal may be wrong, and there is no other copy. */
  const deliver = async (spread: number, recorded: Blob, isSafe: boolean) => {
    set(spread, { is: 'sending', recorded })
    try {
      const clipUrl = await send(spread, await pcmOf(recorded))
      await forgetTake(whose, { voiceId, spread })
      set(spread, { is: 'kept', clipUrl, recorded })
    } catch (error) {
      const { code } = asProblem(error)
      if (!EXPECTED.has(code)) report(error, 'record-voice: send a recording')
      set(spread, { is: 'unsent', recorded, problem: code, isSafe })
    }
  }

  // Recordings of a closed tab are sent when the book is open again.
  const deliverMine = useEffectEvent(async (takes: readonly Take[]) => {
    for (const { voiceId: id, spread, recorded, isInterrupted } of takes) {
      if (id !== voiceId) continue
      if (isInterrupted) set(spread, { is: 'unsent', recorded, problem: 'interrupted', isSafe: true })
      else await deliver(spread, recorded, true)
    }
  })
  useEffect(() => void readTakes(whose).then((takes) => deliverMine(takes)), [whose])

  return {
    pages: clipURLs.map(
      (clipUrl, spread): ReadPage => mine[spread] ?? (clipUrl ? { is: 'kept', clipUrl } : { is: 'none' }),
    ),
    keep: async (spread: number, { sound: recorded, isInterrupted }: Recorded) => {
      const isSafe = await keepTake(whose, { voiceId, name, spread, recorded, isInterrupted })
      if (isInterrupted) set(spread, { is: 'unsent', recorded, problem: 'interrupted', isSafe })
      else await deliver(spread, recorded, isSafe)
    },
    sendAgain: deliver,
    /** The parent has decided to drop this recording. */
    drop: async (spread: number) => {
      await forgetTake(whose, { voiceId, spread })
      setMine(({ [spread]: _dropped, ...rest }) => rest)
    },
  }
}
