import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useNarration } from '#features/reader/hooks/use-narration.ts'
import { silentPlayer } from './stage.tsx'

test('ignores the old clip’s words after a request for another word', () => {
  const { player, sayWord } = silentPlayer()
  const onWord = vi.fn()
  const narration = {
    player: { current: player },
    ...{ clips: ['/1.mp3'], spread: 0, playing: true, paragraphsOf: () => [], slow: false },
    ...{ onWord, onEnded: () => {}, onFailure: () => {} },
  }
  const { result } = renderHook(() => useNarration(narration))
  act(() => sayWord(7, 'sağ'))
  act(() => {
    result.current.hearFrom(0)
    sayWord(8, 'sol')
  })
  expect(onWord.mock.calls).toEqual([[7]])
  expect(player.playClip).toHaveBeenLastCalledWith('/1.mp3', expect.anything(), { from: 0, alone: false, slow: false })
})
