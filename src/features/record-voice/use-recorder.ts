import { useEffect, useRef, useState } from 'react'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import { RECORDING_MAX_S } from '#domain/voice.ts'
import { report } from '#report'
import { openMicrophone, type Microphone, type Recording } from './microphone.ts'

export type Recorder =
  | { is: 'idle'; problem: ProblemCode | null }
  | { is: 'opening' }
  | { is: 'recording'; spread: number; microphone: Microphone; secondsLeft: number }

const SECOND_MS = 1_000

/** @param onRecorded each spread as it was read; what is recorded while the page goes is kept too */
export function useRecorder(onRecorded: (spread: number, recorded: Blob) => void) {
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
      if (secondsLeft <= 0) recording.current?.stop()
    }, SECOND_MS)
    return () => clearInterval(tick)
  }, [isRecording])

  const start = async (spread: number) => {
    if (recorder.is !== 'idle') return
    setRecorder({ is: 'opening' })
    try {
      const opened = await (microphone.current ??= openMicrophone())
      const begun = opened.record()
      recording.current = begun
      setRecorder({ is: 'recording', spread, microphone: opened, secondsLeft: RECORDING_MAX_S })
      const blob = await begun.ended
      setRecorder({ is: 'idle', problem: null })
      onRecorded(spread, blob)
    } catch (error) {
      microphone.current = null
      const { code } = asProblem(error)
      if (code !== 'microphone-refused' && code !== 'microphone-missing') report(error, 'record-voice: record')
      setRecorder({ is: 'idle', problem: code })
    }
  }
  return { recorder, start, stop: () => recording.current?.stop() }
}
