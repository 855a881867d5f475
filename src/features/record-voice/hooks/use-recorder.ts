import { useEffect, useRef, useState } from 'react'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import { RECORDING_MAX_S } from '#domain/voice.ts'
import { report } from '#report'
import { openMicrophone, type Microphone, type Recorded, type Recording } from '#sound/microphone.ts'

export type Recorder =
  | { is: 'idle'; problem: ProblemCode | null }
  | { is: 'opening' }
  | { is: 'recording'; spread: number; microphone: Microphone; secondsLeft: number }

const SECOND_MS = 1_000
/** Faults of the device or its owner, not of our software. */
const EXPECTED: ReadonlySet<ProblemCode> = new Set([
  'microphone-refused',
  'microphone-missing',
  'microphone-failed',
  'microphone-unsupported',
])

/** @param onRecorded called with each recorded spread; also with the one being recorded when the page closes */
export function useRecorder(onRecorded: (spread: number, recorded: Recorded) => void) {
  const [recorder, setRecorder] = useState<Recorder>({ is: 'idle', problem: null })
  const microphone = useRef<Promise<Microphone>>(null)
  const recording = useRef<Recording>(null)

  useEffect(
    () => () => {
      recording.current?.stop()
      microphone.current?.then((opened) => opened.close()).catch(() => undefined)
      microphone.current = null
    },
    [],
  )

  const isRecording = recorder.is === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const begunMs = performance.now()
    const tick = setInterval(() => {
      const secondsLeft = RECORDING_MAX_S - Math.floor((performance.now() - begunMs) / SECOND_MS)
      setRecorder((now) => (now.is === 'recording' ? { ...now, secondsLeft } : now))
    }, SECOND_MS)
    // In a hidden tab this timer is late by up to a minute, so `pcmOf` cuts the rest off before sending.
    const end = setTimeout(() => recording.current?.stop(), RECORDING_MAX_S * SECOND_MS)
    return () => {
      clearInterval(tick)
      clearTimeout(end)
    }
  }, [isRecording])

  /** Returns the open microphone, or opens a new one if somebody else has ended it. */
  const openLive = async (): Promise<Microphone> => {
    const before = await microphone.current
    if (before?.isLive()) return before
    before?.close()
    return (microphone.current = openMicrophone())
  }
  const start = async (spread: number) => {
    if (recorder.is !== 'idle') return
    setRecorder({ is: 'opening' })
    try {
      const opened = await openLive()
      const begun = opened.record()
      recording.current = begun
      setRecorder({ is: 'recording', spread, microphone: opened, secondsLeft: RECORDING_MAX_S })
      const recorded = await begun.ended
      setRecorder({ is: 'idle', problem: null })
      onRecorded(spread, recorded)
    } catch (error) {
      microphone.current = null
      const { code } = asProblem(error)
      if (!EXPECTED.has(code)) report(error, 'record-voice: record')
      setRecorder({ is: 'idle', problem: code })
    }
  }
  return { recorder, start, stop: () => recording.current?.stop() }
}
