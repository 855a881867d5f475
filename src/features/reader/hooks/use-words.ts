/**
 * Words under a finger, a mouse or keys: a held word is spoken alone, and from a tapped word the narration continues.
 */
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { spokenWordsIn } from '#media/spoken-word.ts'
import { wordAt } from '#sound/word-at.ts'

/** After this time a phone takes a touch for a long one. */
const HOLD_MS = 450
/** A finger trembles by this much. */
const TREMBLE_PX = 10

interface WordRequests {
  /** True only while the words are open and visible. */
  active: boolean
  /** The elements that show the texts of the open spread, in order; other elements have no words to hear. */
  paragraphs: () => readonly Element[]
  /** The number of the last word heard; null before the first. */
  at: () => number | null
  /** The narration goes on from this word. @param word from 0, over the paragraphs */
  onTap: (word: number) => void
  /** Speaks this word alone; null: the word is released. */
  onHold: (word: number | null) => void
}

export function useWords(container: RefObject<HTMLElement | null>, requests: WordRequests): void {
  useWordsUnderHand(container, requests)
  useWordKeys(requests)
}

function useWordsUnderHand(
  container: RefObject<HTMLElement | null>,
  { active, paragraphs, onTap, onHold }: WordRequests,
): void {
  const paragraphsNow = useEffectEvent(paragraphs)
  const tapped = useEffectEvent(onTap)
  const held = useEffectEvent(onHold)

  useEffect(() => {
    const within = container.current
    if (!within || !active) return
    const listening = new AbortController()
    let press: { word: number; x: number; y: number; pointerId: number; timer: number; isHeld: boolean } | null = null
    const end = () => {
      if (!press) return
      window.clearTimeout(press.timer)
      if (press.isHeld) held(null)
      press = null
    }
    const listen = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      act: (event: PointerEvent) => void,
    ) =>
      // In the capture phase: before the book, which turns at a tap.
      within.addEventListener(name, act, { capture: true, signal: listening.signal })

    listen('pointerdown', (event) => {
      end()
      if (!event.isPrimary || event.button !== 0) return
      const word = wordAt(paragraphsNow(), event.clientX, event.clientY)
      if (word === null) return
      const now = { word, x: event.clientX, y: event.clientY, pointerId: event.pointerId, timer: 0, isHeld: false }
      now.timer = window.setTimeout(() => {
        now.isHeld = true
        held(word)
      }, HOLD_MS)
      press = now
    })
    listen('pointermove', (event) => {
      const { pointerId, clientX, clientY } = event
      // The corner of the page must not lift over a word under the mouse.
      if (!press && event.pointerType === 'mouse' && wordAt(paragraphsNow(), clientX, clientY) !== null)
        event.preventDefault()
      if (!press || pointerId !== press.pointerId || press.isHeld) return
      // The press becomes a turn, or a scroll.
      if (Math.hypot(clientX - press.x, clientY - press.y) > TREMBLE_PX) end()
    })
    listen('pointerup', (event) => {
      if (!press || event.pointerId !== press.pointerId) return
      const { word, isHeld } = press
      end()
      // The page beneath must not turn.
      event.preventDefault()
      if (!isHeld) tapped(word)
    })
    listen('pointercancel', end)
    // A long touch must not open a menu over the word.
    within.addEventListener('contextmenu', (event) => press && event.preventDefault(), { signal: listening.signal })
    return () => {
      end()
      listening.abort()
    }
  }, [container, active])
}

/**
 * Shift and an arrow speak the next or the former word, as long as Shift is held. Enter with Shift reads on from that
 * word.
 */
function useWordKeys({ active, paragraphs, at, onTap, onHold }: WordRequests): void {
  const count = useEffectEvent(() =>
    paragraphs().reduce((words, { textContent }) => words + spokenWordsIn(textContent).length, 0),
  )
  const heardLast = useEffectEvent(at)
  const tapped = useEffectEvent(onTap)
  const held = useEffectEvent(onHold)

  useEffect(() => {
    if (!active) return
    const listening = new AbortController()
    const { signal } = listening
    let here: number | null = null
    const letGo = () => {
      if (here === null) return
      here = null
      held(null)
    }
    const step = (by: 1 | -1) => {
      const words = count()
      if (words === 0) return
      const from = here ?? heardLast() ?? (by > 0 ? -1 : words)
      here = Math.min(Math.max(from + by, 0), words - 1)
      held(here)
    }
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (!event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || target instanceof HTMLInputElement)
        return
      if (key === 'ArrowRight' || key === 'ArrowLeft') step(key === 'ArrowRight' ? 1 : -1)
      else if (key === 'Enter' && here !== null) {
        const word = here
        letGo()
        tapped(word)
      } else return
      event.preventDefault()
    }
    // In the capture phase: before the keys that turn pages, and before the focused button.
    document.addEventListener('keydown', press, { capture: true, signal })
    document.addEventListener('keyup', ({ key }) => key === 'Shift' && letGo(), { capture: true, signal })
    window.addEventListener('blur', letGo, { signal })
    return () => {
      letGo()
      listening.abort()
    }
  }, [active])
}
