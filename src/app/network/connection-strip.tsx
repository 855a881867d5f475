import { useEffect, useState } from 'react'
import { SHELL } from '#text/shell.ts'
import { Icon } from '#ui/icons.tsx'
import { report } from '#report'
import { afterLoad } from './after-load.ts'
import styles from './connection-strip.module.css'

/** Says that the network is lost, for as long as it is (docs/product/02-screens.md#217-the-strip-that-says-that-the-network-is-lost). What is shown stays usable beneath. */
export function ConnectionStrip() {
  const isConnected = useConnectivity()
  return (
    <div role="status">
      {!isConnected && (
        <p className={styles.strip}>
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
        (reason: unknown) => report(reason, 'network: watch the connection'),
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
