/**
 * Provides what jsdom lacks for a reader, and a book that turns its pages without animation, which is the flip book's
 * part.
 */
import { useImperativeHandle, useRef } from 'react'
import { vi } from 'vitest'
import type { FlipBookProps } from '#flip-book/react/flip-book.tsx'
import { nextPageIndex, previousPageIndex } from '#flip-book/geometry/page-numbers.ts'
import type { Player } from '#sound/player.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'

export const BOOK: ReaderBook = {
  id: 'orman',
  title: 'Defne’nin Sihirli Orman Macerası',
  coverImageURL: '/kapak.webp',
  imageURLs: ['/1.webp', '/2.webp', '/3.webp'],
  storyTexts: ['bir sol', 'bir sağ', 'iki sol', 'iki sağ', 'üç sol', 'üç sağ'],
  narrationURLs: ['/1.mp3', '/2.mp3', '/3.mp3'],
}

export interface Stage {
  /** The media queries that match, such as '(orientation: portrait)'. */
  matching: Set<string>
}

/** @returns what the test may check and change; `vi.unstubAllGlobals` and `restoreAllMocks` remove it */
export function setStage(): Stage {
  const matching = new Set(['(hover: hover)'])
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matching.has(query)
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = () => undefined
  return { matching }
}

/** A player without sound; the test fires the events of a clip. */
export function silentPlayer() {
  let current: Parameters<Player['playClip']>[1] | null = null
  let tellBlocked: (blocked: boolean) => void = () => undefined
  const stopClip = vi.fn()
  const player = {
    playMusic: vi.fn<Player['playMusic']>(),
    prepareMusic: vi.fn<Player['prepareMusic']>(),
    playPageFlip: vi.fn<Player['playPageFlip']>(),
    playClip: vi.fn<Player['playClip']>((_url, on) => {
      current = on
      return stopClip
    }),
    prepareClip: vi.fn<Player['prepareClip']>(),
    setVolume: vi.fn<Player['setVolume']>(),
    fadeMusic: vi.fn<Player['fadeMusic']>(),
    setPaused: vi.fn<Player['setPaused']>(),
    watchBlocked: vi.fn<Player['watchBlocked']>((listener) => {
      tellBlocked = listener
      return () => undefined
    }),
    close: vi.fn<Player['close']>(),
  } satisfies Player
  return {
    player,
    stopClip,
    endClip: () => current?.ended(),
    sayWord: (index: number, text: string) => current?.word?.(index, { text, startMs: index * 100 }),
    failClip: (reason: unknown) => current?.failed(reason),
    block: (blocked: boolean) => tellBlocked(blocked),
  }
}

/** Stands in for `FlipBook`: same interface, no animation. */
export function StillBook({ ref, children, onFlip, onChangeState, mayTurnTo }: FlipBookProps) {
  const index = useRef(0)
  useImperativeHandle(ref, () => {
    const show = (page: number) => {
      index.current = page
      onFlip(page)
    }
    const turn = (page: number) => {
      if (mayTurnTo?.(page, 'turn') === false) return
      onChangeState?.('flipping')
      show(page)
      onChangeState?.('read')
    }
    return {
      flipNext: () => turn(nextPageIndex(index.current, children.length)),
      flipPrev: () => turn(previousPageIndex(index.current)),
      flip: turn,
      turnToPage: show,
      getCurrentPageIndex: () => index.current,
      getState: () => 'read',
    }
  })
  return <div>{children}</div>
}
