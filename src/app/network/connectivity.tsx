/** State of the network, for components that show it or that work without a network (product 2.17). */
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { report } from '#report'
import { useSession } from '../auth/session.tsx'
import { afterLoad } from './after-load.ts'

const ConnectivityContext = createContext(true)

export const useIsConnected = (): boolean => use(ConnectivityContext)

export function ConnectivityProvider({ children }: { children: ReactNode }) {
  const isConnected = useConnectivity()
  return <ConnectivityContext value={isConnected}>{children}</ConnectivityContext>
}

/**
 * For a signed-in user the database reports the state; a visitor's page needs no database, so the browser's own state
 * is enough.
 */
function useConnectivity(): boolean {
  const isSignedIn = useSession().is === 'signed-in'
  const isOnline = useSyncExternalStore(watchOnline, isOnlineNow, () => true)
  const [isWithinReach, setIsWithinReach] = useState(true)
  useEffect(() => {
    if (!isSignedIn) return
    let isGone = false
    let stopWatching: (() => void) | undefined
    const stopWaiting = afterLoad(() => {
      import('#firebase/connectivity.ts').then(
        ({ watchConnectivity }) => {
          if (!isGone) stopWatching = watchConnectivity(setIsWithinReach)
        },
        // Firefox also rejects here if the page is left meanwhile.
        (reason: unknown) => report(reason, 'network: watch the connection'),
      )
    })
    return () => {
      isGone = true
      stopWaiting()
      stopWatching?.()
      setIsWithinReach(true)
    }
  }, [isSignedIn])
  return isSignedIn ? isWithinReach : isOnline
}

const isOnlineNow = () => navigator.onLine

function watchOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
