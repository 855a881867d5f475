import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page begins at its top, or at the section that its address names; going back restores the browser's position.
 */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else if (!isGoingBack) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, isGoingBack])
}
