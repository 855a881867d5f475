import { useEffect, useEffectEvent, useState } from 'react'
import { report } from '#report'
import { OPENING_PATIENCE_MS, OPENING_READY_MS, OPENING_STEP_MS } from '../model/reader-times.ts'

/** The third step announces the sounds, so they load after the second. */
const SOUNDS_AFTER = 2

interface Loads {
  /** Loaded from the beginning. */
  pictures: () => Promise<void>
  /** Loaded during the step that announces them: until then only the pictures use the network. */
  sounds: () => Promise<void>
}

/**
 * Counts the finished steps, from 0; `steps` means ready. The last step waits for the loads, but only up to a limit.
 * @param onOpen called once, two seconds after everything is ready
 */
export function useOpening(steps: number, { pictures, sounds }: Loads, onOpen: () => void): number {
  const [done, setDone] = useState(0)
  const opened = useEffectEvent(onOpen)
  const loadPictures = useEffectEvent(pictures)
  const loadSounds = useEffectEvent(sounds)

  useEffect(() => {
    let timer = 0
    let left = false
    const pause = (ms: number) => new Promise<void>((resolve) => (timer = window.setTimeout(resolve, ms)))
    const open = async () => {
      const loads = [loadPictures()]
      for (let step = 1; step < steps; step += 1) {
        await pause(OPENING_STEP_MS)
        if (left) return
        setDone(step)
        if (step === SOUNDS_AFTER) loads.push(loadSounds())
      }
      await pause(OPENING_STEP_MS)
      await Promise.race([Promise.all(loads), pause(OPENING_PATIENCE_MS)])
      if (left) return
      setDone(steps)
      await pause(OPENING_READY_MS)
      if (!left) opened()
    }
    open().catch((reason: unknown) => report(reason, 'reader: opening'))
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [steps])

  return done
}
