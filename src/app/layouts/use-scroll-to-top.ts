import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page begins at its top, or at the section that its address names; going back restores the browser's position. A
 * dialog in the address changes neither path nor section.
 */
export function useScrollToTop(): void {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()
  const begin = useEffectEvent(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else if (navigation !== 'POP') toTop()
  })
  useEffect(() => begin(), [pathname, hash])

  // The guards replace some entries (guards.ts): the browser has restored the position of a page that is not shown.
  const hasGoneBack = useRef(false)
  useEffect(() => {
    const note = () => void (hasGoneBack.current = true)
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])
  useEffect(() => {
    if (hasGoneBack.current && navigation === 'REPLACE') toTop()
    hasGoneBack.current = false
  }, [key, navigation])
}

const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' })
