import { useEffect, useRef, useState, type RefObject } from 'react'
import { isBeyondPreview } from '#domain/book.ts'
import type { FlipBookHandle, FlipState } from './flip-book/flip-book.ts'
import { nextPageIndex } from './flip-book/page-numbers.ts'
import { NARRATION_TURNS_AFTER_FLIP_SOUND_MS } from './reader-times.ts'

interface Turns {
  book: RefObject<FlipBookHandle | null>
  pageCount: number
  limited: boolean
  /** While the limit's overlay lies over the book nothing turns. */
  limitReached: boolean
  onLimit: () => void
  playPageFlip: () => void
}

/** Every way a page turns goes through here, so that each turn is heard once and none passes the preview's limit. */
export function useTurns({ book, pageCount, limited, limitReached, onLimit, playPageFlip }: Turns) {
  const [index, setIndex] = useState(0)
  const [turning, setTurning] = useState(false)
  const heard = useRef(false)
  const soon = useRef(0)

  useEffect(() => () => window.clearTimeout(soon.current), [])

  const hear = () => {
    if (!heard.current) playPageFlip()
    heard.current = true
  }

  const reachLimit = () => {
    if (limitReached) return
    window.clearTimeout(soon.current)
    onLimit()
    book.current?.turnToPage(0)
  }

  const turnTo = (page: number, turn: (book: FlipBookHandle) => void) => {
    if (!book.current || limitReached) return
    if (isBeyondPreview(page, limited)) reachLimit()
    else turn(book.current)
  }

  const next = () => turnTo(nextPageIndex(book.current?.getCurrentPageIndex() ?? 0, pageCount), (open) => open.flipNext())

  return {
    index,
    turning,
    next,
    previous: () => turnTo(0, (open) => open.flipPrev()),
    first: () => turnTo(0, (open) => open.flip(0)),
    last: () => turnTo(pageCount - 1, (open) => open.flip(pageCount - 1)),
    /** As narration turns: the sound first, then the page. */
    nextAfterSound: () => {
      hear()
      soon.current = window.setTimeout(next, NARRATION_TURNS_AFTER_FLIP_SOUND_MS)
    },
    onFlip: (page: number) => {
      // A page turned by finger or mouse is heard as it falls.
      if (!limitReached) hear()
      heard.current = false
      setIndex(page)
      if (isBeyondPreview(page, limited)) reachLimit()
    },
    onChangeState: (state: FlipState) => {
      const begins = state === 'flipping' || state === 'user_fold'
      setTurning(begins)
      // A turn by hand takes the place of the one that narration was about to make.
      if (begins) window.clearTimeout(soon.current)
      if (state === 'flipping') hear()
    },
  }
}
