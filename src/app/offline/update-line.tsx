import { useEffect, useSyncExternalStore } from 'react'
import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { topmostDialog, watchOpenDialogs } from '#ui/open-dialogs.ts'
import { afterLoad } from '../network/after-load.ts'
import { isUpdateWaiting, keepApp, lookForUpdate, takeUpdate, watchUpdate } from './service-worker-client.ts'
import styles from './update-line.module.css'

/**
 * Stores all pages for use without a network, and announces a newer build quietly: it is loaded at a press, or when the
 * page is hidden.
 */
export function UpdateLine() {
  const isWaiting = useSyncExternalStore(watchUpdate, isUpdateWaiting)
  const isCovered = useSyncExternalStore(watchOpenDialogs, () => topmostDialog() !== null)

  useEffect(() => afterLoad(() => void keepApp()), [])
  useEffect(() => {
    const onTurn = () => {
      if (document.visibilityState === 'visible') void lookForUpdate()
      else if (isUpdateWaiting() && !topmostDialog() && !isSomethingTyped()) void takeUpdate()
    }
    document.addEventListener('visibilitychange', onTurn)
    return () => document.removeEventListener('visibilitychange', onTurn)
  }, [])

  return (
    <div role="status">
      {isWaiting && !isCovered && (
        <p className={styles.line}>
          {SHELL.updateWaits}
          <Button variant="plain" small onClick={() => void takeUpdate()}>
            {SHELL.takeUpdate}
          </Button>
        </p>
      )}
    </div>
  )
}

const isSomethingTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field === document.activeElement || field.value !== field.defaultValue,
  )
