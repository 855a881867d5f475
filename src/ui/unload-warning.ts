import { useEffect } from 'react'

/** The browser asks in its own words before the tab is closed. @param isWanted true if something would be lost */
export function useUnloadWarning(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWanted])
}
