import { useEffect, useRef } from 'react'

/**
 * After a return from another site, the browser may show the page as it was left, with disabled buttons: this enables
 * them.
 */
export function useEnabledAfterReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
