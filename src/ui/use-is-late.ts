import { useEffect, useState } from 'react'
import { WAIT_LIMIT_MS } from '#time-limit'

/** Tells if the user has waited for ten seconds without a break. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), WAIT_LIMIT_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
