import { useEffect, useEffectEvent, useState } from 'react'
import { report } from '#report'
import { OPENING_PATIENCE_MS, OPENING_READY_MS, OPENING_STEP_MS } from './reader-times.ts'

/**
 * Counts the steps that are done, from 0; `steps` means ready. The last step waits for `load`, but not for ever.
 * @param onOpen called once, two seconds after all is ready
 */
export function useOpening(steps: number, load: () => Promise<void>, onOpen: () => void): number {
  const [done, setDone] = useState(0)
  const opened = useEffectEvent(onOpen)
  const startLoading = useEffectEvent(load)

  useEffect(() => {
    let timer = 0
    let left = false
    const pause = (ms: number) => new Promise<void>((resolve) => (timer = window.setTimeout(resolve, ms)))
    const open = async () => {
      const loaded = startLoading()
      for (let step = 1; step < steps && !left; step += 1) {
        await pause(OPENING_STEP_MS)
        if (!left) setDone(step)
      }
      await pause(OPENING_STEP_MS)
      await Promise.race([loaded, pause(OPENING_PATIENCE_MS)])
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
