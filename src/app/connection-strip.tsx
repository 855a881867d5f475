import { useEffect, useState } from 'react'
import { SHELL } from '#text/shell.ts'
import { Icon } from '#ui/icons.tsx'
import { afterLoad } from './after-load.ts'
import './connection-strip.css'

/** Says that the network is lost, for as long as it is (decision 13). What is shown stays usable beneath. */
export function ConnectionStrip() {
  const isConnected = useConnectivity()
  return (
    <div role="status">
      {!isConnected && (
        <p className="connection-strip">
          <Icon name="warning" />
          {SHELL.offline}
        </p>
      )}
    </div>
  )
}

function useConnectivity(): boolean {
  const [isConnected, setIsConnected] = useState(true)
  useEffect(() => {
    let isGone = false
    let stopWatching: (() => void) | undefined
    const stopWaiting = afterLoad(() => {
      import('#firebase/connectivity.ts').then(
        ({ watchConnectivity }) => {
          if (!isGone) stopWatching = watchConnectivity(setIsConnected)
        },
        // Firefox also says so where the page is left meanwhile.
        (reason: unknown) => console.warn('[app] the connection is not watched', reason),
      )
    })
    return () => {
      isGone = true
      stopWaiting()
      stopWatching?.()
    }
  }, [])
  return isConnected
}
