import { useEffect, useEffectEvent } from 'react'

interface ReadingKeys {
  next: () => void
  previous: () => void
  first: () => void
  last: () => void
}

/**
 * Arrow keys, space, Home and End turn pages; sliders and choices keep their own keys. Escape belongs to the dialog.
 */
export function useReadingKeys(active: boolean, turns: ReadingKeys): void {
  const typed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const { target } = event
    if (target instanceof HTMLInputElement || (event.key === ' ' && target instanceof HTMLButtonElement)) return
    const turn = turnFor(event.key, turns)
    if (!turn) return
    event.preventDefault()
    turn()
  })

  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => typed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}

function turnFor(key: string, turns: ReadingKeys): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
    case ' ':
      return turns.next
    case 'ArrowLeft':
    case 'PageUp':
      return turns.previous
    case 'Home':
      return turns.first
    case 'End':
      return turns.last
    default:
      return null
  }
}
