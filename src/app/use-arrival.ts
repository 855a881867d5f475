import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'

export type Arrive = (to: string, options?: NavigateOptions) => Promise<void>

/**
 * Goes to a page and resolves when that page is on the screen. The router's own promise (and `flushSync`) resolves
 * earlier: a guard of the page that is left would still see what happens next.
 */
export function useArrival(): Arrive {
  const navigate = useNavigate()
  const { key } = useLocation()
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    for (const arrived of waiting.current.splice(0)) arrived()
  }, [key])

  return useCallback(
    (to, options) =>
      new Promise((resolve) => {
        waiting.current.push(resolve)
        void navigate(to, options)
      }),
    [navigate],
  )
}
