/** Words under a hand, a pointer or keys: each is heard alone while it is held, or what is read goes on from it. */
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { spokenWordsIn } from '#media/spoken-word.ts'
import { wordAt } from '#sound/word-at.ts'

/** The time that a phone waits before it takes a touch for a long one. */
const HOLD_MS = 450
/** A finger trembles. */
const TREMBLE_PX = 10

interface WordRequests {
  /** Only what lies open and is shown. */
  active: boolean
  /** The elements that show the texts of the open spread, in order; what is not among them is no word to hear. */
  paragraphs: () => readonly Element[]
  /** Which word was heard last; null before the first. */
  at: () => number | null
  /** The narration goes on from this word. @param word from 0, over the paragraphs */
  onTap: (word: number) => void
  /** This word alone; null: let go. */
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
      // Before the book, which turns by a tap.
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
      // No corner of the page lifts over a word that is pointed at.
      if (!press && event.pointerType === 'mouse' && wordAt(paragraphsNow(), clientX, clientY) !== null)
        event.preventDefault()
      if (!press || pointerId !== press.pointerId || press.isHeld) return
      // It becomes a turn, or a scroll.
      if (Math.hypot(clientX - press.x, clientY - press.y) > TREMBLE_PX) end()
    })
    listen('pointerup', (event) => {
      if (!press || event.pointerId !== press.pointerId) return
      const { word, isHeld } = press
      end()
      // The page beneath does not turn.
      event.preventDefault()
      if (!isHeld) tapped(word)
    })
    listen('pointercancel', end)
    // A long touch opens no menu over the word.
    within.addEventListener('contextmenu', (event) => press && event.preventDefault(), { signal: listening.signal })
    return () => {
      end()
      listening.abort()
    }
  }, [container, active])
}

/** Shift and an arrow: the next word or the one before, as long as Shift is held. Enter with it: from that word on. */
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
    // Before the keys that turn pages, and the button that has the focus.
    document.addEventListener('keydown', press, { capture: true, signal })
    document.addEventListener('keyup', ({ key }) => key === 'Shift' && letGo(), { capture: true, signal })
    window.addEventListener('blur', letGo, { signal })
    return () => {
      letGo()
      listening.abort()
    }
  }, [active])
}
