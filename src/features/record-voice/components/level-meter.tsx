import { useEffect, useRef, useState } from 'react'
import { RECORD_VOICE } from '#text/record-voice.ts'
import type { Microphone } from '#sound/microphone.ts'
import styles from './level-meter.module.css'

/** A voice below this level for this long counts as too quiet. */
const QUIET = 0.3
const QUIET_MS = 3_000

/** Shows the present loudness, and says if it has been too quiet for a while. */
export function LevelMeter({ microphone }: { microphone: Microphone }) {
  const bar = useRef<HTMLMeterElement>(null)
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let frame = 0
    let loudMs = performance.now()
    const show = () => {
      const level = microphone.level()
      if (bar.current) bar.current.value = level
      if (level > QUIET) loudMs = performance.now()
      setQuiet(performance.now() - loudMs > QUIET_MS)
      frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
  }, [microphone])
  return (
    <div className={styles.meter}>
      <meter ref={bar} aria-label={RECORD_VOICE.level} min={0} max={1} low={QUIET} optimum={0.7} />
      <p role="status">{isQuiet && RECORD_VOICE.tooQuiet}</p>
    </div>
  )
}
