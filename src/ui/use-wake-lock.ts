import { useEffect } from 'react'

/**
 * Keeps the screen awake during reading or recording. The browser releases the lock whenever the page is hidden; a
 * refusal (low battery) is silent.
 */
export function useWakeLock(awake: boolean): void {
  useEffect(() => {
    if (!awake || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let left = false
    const letGo = () => {
      lock?.release().catch(refused)
      lock = null
    }
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      lock = await navigator.wakeLock.request('screen')
      if (left) letGo()
    }
    const holdAgain = () => void hold().catch(refused)
    holdAgain()
    document.addEventListener('visibilitychange', holdAgain)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', holdAgain)
      letGo()
    }
  }, [awake])
}

const refused = (reason: unknown) => console.info('[device] the screen may go to sleep', reason)
