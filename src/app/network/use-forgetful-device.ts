import { useEffect } from 'react'
import { SHELL } from '#text/shell.ts'
import { isDeviceForgetful, watchForgetfulness } from '#ui/device-storage.ts'
import { showError } from '#ui/toast.ts'

/** Long enough to read two unexpected sentences. */
const SHOWN_MS = 12_000

/** Says once that the browser stores nothing for this site: everything works until the tab is closed. */
export function useForgetfulDevice(): void {
  useEffect(() => {
    const say = () => showError(SHELL.nothingKept, { durationMs: SHOWN_MS })
    if (isDeviceForgetful()) say()
    return watchForgetfulness(say)
  }, [])
}
