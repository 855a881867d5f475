/** What jsdom lacks for a reader, and a book whose pages turn at once: the turning itself is the library's. */
import { useImperativeHandle, useRef, type ReactElement, type Ref } from 'react'
import { vi, type Mock } from 'vitest'
import type { FlipBookHandle, FlipState } from '#features/reader/flip-book.tsx'
import { nextPageIndex, previousPageIndex } from '#features/reader/page-numbers.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import type { SoundDesk } from '#features/reader/sound-desk.ts'

export const BOOK: ReaderBook = {
  id: 'orman',
  title: "Defne'nin Sihirli Orman Macerası",
  coverImageURL: '/kapak.webp',
  imageURLs: ['/1.webp', '/2.webp', '/3.webp'],
  storyTexts: ['bir sol', 'bir sağ', 'iki sol', 'iki sağ', 'üç sol', 'üç sağ'],
  narrationURLs: ['/1.mp3', '/2.mp3', '/3.mp3'],
}

export interface Stage {
  /** Queries that match, such as '(orientation: portrait)'. */
  matching: Set<string>
  play: Mock<() => Promise<void>>
  pause: Mock<() => void>
}

/** @returns what the test may look at and change; `vi.unstubAllGlobals` and `restoreAllMocks` take it away */
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
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  const play = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const pause = vi.fn<() => void>()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  return { matching, play, pause }
}

export const silentDesk = () =>
  ({
    playMusic: vi.fn<SoundDesk['playMusic']>(),
    setMusicVolume: vi.fn<SoundDesk['setMusicVolume']>(),
    playPageFlip: vi.fn<SoundDesk['playPageFlip']>(),
    close: vi.fn<SoundDesk['close']>(),
  }) satisfies SoundDesk

interface StillBookProps {
  ref: Ref<FlipBookHandle>
  children: ReactElement[]
  onFlip: (page: number) => void
  onChangeState?: (state: FlipState) => void
}

/** Stands in for `FlipBook`: same interface, no animation. */
export function StillBook({ ref, children, onFlip, onChangeState }: StillBookProps) {
  const index = useRef(0)
  useImperativeHandle(ref, () => {
    const show = (page: number) => {
      index.current = page
      onFlip(page)
    }
    const turn = (page: number) => {
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
