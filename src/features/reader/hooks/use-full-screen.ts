import { useEffect, useState, type RefObject } from 'react'
import { enterFullScreen, fullScreenIsPossible, leaveFullScreen } from '#ui/full-screen.ts'

interface FullScreen {
  possible: boolean
  on: boolean
  enter(): void
  leave(): void
}

/** Full screen of the reader's container, or of the page around it; the container's own ends when the reader closes. */
export function useFullScreen(container: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(() => document.fullscreenElement !== null)

  useEffect(() => {
    const changed = () => setOn(document.fullscreenElement !== null)
    changed()
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])

  return {
    possible: fullScreenIsPossible(),
    on,
    enter: () => {
      if (container.current) enterFullScreen(container.current)
    },
    leave: leaveFullScreen,
  }
}
