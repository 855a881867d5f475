import { useEffect, useRef, useState, type RefObject } from 'react'
import { isBeyondPreview } from '#domain/book.ts'
import type { FlipBookHandle, FlipState } from '#flip-book/flip-book-handle.ts'
import { nextPageIndex } from '#flip-book/geometry/page-numbers.ts'
import { NARRATION_TURNS_AFTER_FLIP_SOUND_MS } from '../model/reader-times.ts'

interface Turns {
  book: RefObject<FlipBookHandle | null>
  pageCount: number
  limited: boolean
  /** While the limit's overlay lies over the book, no page turns. */
  limitReached: boolean
  onLimit: () => void
  playPageFlip: () => void
  onIndex: (index: number) => void
}

/** All turns go through here, so that each is heard once and none passes the preview's limit. */
export function useTurns({ book, pageCount, limited, limitReached, onLimit, playPageFlip, onIndex }: Turns) {
  const [index, setIndex] = useState(0)
  const [turning, setTurning] = useState(false)
  const state = useRef<FlipState>('read')
  const heard = useRef(false)
  /** True while a command of this hook is being given to the book. */
  const commanded = useRef(false)
  /** The turn that the narration has scheduled; `held`: it waits for a hand that has taken a page meanwhile. */
  const soon = useRef({ timer: 0, held: false })

  useEffect(() => {
    const pending = soon.current
    return () => window.clearTimeout(pending.timer)
  }, [])

  const hear = () => {
    if (!heard.current) playPageFlip()
    heard.current = true
  }
  const dropPending = () => {
    window.clearTimeout(soon.current.timer)
    soon.current.held = false
  }
  /** Turns the page for the narration: the sound first, then the page. */
  const turnSoon = () => {
    hear()
    soon.current.timer = window.setTimeout(() => {
      if (state.current === 'user_fold') soon.current.held = true
      else book.current?.flipNext()
    }, NARRATION_TURNS_AFTER_FLIP_SOUND_MS)
  }
  const reachLimit = () => {
    dropPending()
    onLimit()
    book.current?.turnToPage(0)
  }
  /** The book asks this before a leaf moves, so the overlay appears as the turn begins (product 7.4). */
  const mayTurnTo = (page: number, intent: 'turn' | 'peek'): boolean => {
    if (limitReached) return false
    if (!isBeyondPreview(page, limited)) {
      // The sound does not wait for the pictures of the next pages.
      if (intent === 'turn' && commanded.current) hear()
      return true
    }
    if (intent === 'turn') reachLimit()
    return false
  }
  const unlessLimited = (turn: (open: FlipBookHandle) => void) => () => {
    if (!book.current || limitReached) return
    commanded.current = true
    turn(book.current)
    commanded.current = false
  }

  return {
    index,
    turning,
    mayTurnTo,
    next: unlessLimited((open) => open.flipNext()),
    previous: unlessLimited((open) => open.flipPrev()),
    first: unlessLimited((open) => open.flip(0)),
    last: unlessLimited((open) => open.flip(pageCount - 1)),
    nextAfterSound: () => {
      const open = book.current
      if (!open || limitReached) return
      const next = nextPageIndex(open.getCurrentPageIndex(), pageCount)
      if (mayTurnTo(next, 'turn')) turnSoon()
    },
    onFlip: (page: number) => {
      // A page turned by hand makes its sound as it falls, if the book did not announce the turn before.
      if (state.current !== 'read') hear()
      setIndex(page)
      onIndex(page)
      // If a book did not ask before the turn, an empty page is open now.
      if (isBeyondPreview(page, limited) && !limitReached) reachLimit()
    },
    onChangeState: (next: FlipState) => {
      state.current = next
      setTurning(next === 'flipping' || next === 'user_fold')
      if (next === 'flipping') {
        hear()
        // This turn, whoever makes it, replaces the turn that the narration has scheduled.
        dropPending()
      }
      if (next === 'read') {
        heard.current = false
        // The hand has put its page back, but the clip has ended: make the narration's turn now.
        if (soon.current.held) {
          soon.current.held = false
          turnSoon()
        }
      }
    },
  }
}
