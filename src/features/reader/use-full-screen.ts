import { useCallback, useEffect, useState, type RefObject } from 'react'

interface FullScreen {
  /** False where the platform has no Fullscreen API (iPhone). */
  possible: boolean
  on: boolean
  enter(): void
  leave(): void
}

/** Full screen of the reader's room; on a phone the screen is asked to lie on its side too. A refusal is silent (decision 31). */
export function useFullScreen(room: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(false)

  useEffect(() => {
    const changed = () => setOn(document.fullscreenElement !== null)
    changed()
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])

  const enter = useCallback(() => {
    if (document.fullscreenElement || !room.current?.requestFullscreen) return
    room.current.requestFullscreen({ navigationUI: 'hide' }).then(lieOnSide).catch(refused)
  }, [room])

  const leave = useCallback(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(refused)
  }, [])

  return { possible: document.fullscreenEnabled === true, on, enter, leave }
}

/** `lock` is missing from TypeScript's list because Safari has none. */
type LockableOrientation = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

const lieOnSide = () => (screen.orientation as LockableOrientation).lock?.('landscape')

const refused = (reason: unknown) => console.info('[reader] full screen was refused', reason)
