import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Player } from './player.ts'
import type { ReaderMemory, SoundTaste } from './reader-memory.ts'

export interface SoundSettings extends SoundTaste {
  narrationOn: boolean
}

interface SoundOptions {
  createPlayer: () => Player
  memory: ReaderMemory
  /** On a phone narration starts muted: its first tap unmutes it (docs/product/07-reading.md#71-sound). */
  narrationOnAtFirst: boolean
  /** Whether music may be heard now: the book has been started and nothing lies over it. */
  audible: boolean
  /** The page is the one on show, not another tab. */
  pageShown: boolean
}

/** Keeps one player as long as the reader is there, and its channels as the reader wants them. */
export function useSound({ createPlayer, memory, narrationOnAtFirst, audible, pageShown }: SoundOptions) {
  const [sound, setSound] = useState<SoundSettings>(() => ({ ...memory.soundTaste(), narrationOn: narrationOnAtFirst }))
  const player = useRef<Player>(null)

  useEffect(() => {
    const made = createPlayer()
    player.current = made
    return () => {
      player.current = null
      made.close()
    }
  }, [createPlayer])

  const { musicOn, musicVolume, narrationVolume, theme } = sound
  useEffect(() => void player.current?.setVolume('music', musicVolume), [createPlayer, musicVolume])
  useEffect(() => void player.current?.setVolume('narration', narrationVolume), [createPlayer, narrationVolume])
  useEffect(() => {
    player.current?.playMusic(audible && musicOn ? theme : null)
    // A phone is silent until its first tap, and that is to be heard at once.
    if (musicOn && !audible) player.current?.prepareMusic(theme)
  }, [createPlayer, audible, musicOn, theme])
  useEffect(() => void player.current?.setPaused(!pageShown), [createPlayer, pageShown])
  useEffect(
    () => void memory.saveSoundTaste({ musicOn, musicVolume, narrationVolume, theme }),
    [memory, musicOn, musicVolume, narrationVolume, theme],
  )

  const change = (part: Partial<SoundSettings>) => setSound((now) => ({ ...now, ...part }))
  return { sound, change, player }
}

/** Whether the browser still waits for a gesture before it lets anything be heard. */
export function useBlocked(player: RefObject<Player | null>): boolean {
  const [blocked, setBlocked] = useState(false)
  useEffect(() => player.current?.watchBlocked(setBlocked), [player])
  return blocked
}
