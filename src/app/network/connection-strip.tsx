import { SHELL } from '#text/shell.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './connection-strip.module.css'
import { useIsConnected } from './connectivity.tsx'

/** Says that the network is lost, for as long as it is. The page beneath stays usable. */
export function ConnectionStrip() {
  const isConnected = useIsConnected()
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
