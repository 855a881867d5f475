import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Player } from '#sound/player.ts'
import type { ReaderStorage, SoundPreferences } from '../reader-storage.ts'

export interface SoundSettings extends SoundPreferences {
  narrationOn: boolean
}

interface SoundOptions {
  createPlayer: () => Player
  storage: ReaderStorage
  /** On a phone narration starts muted: its first tap unmutes it (product 7.1). */
  narrationOnAtFirst: boolean
  /** Music may be heard now: the book has been started, and no layer lies over it. */
  audible: boolean
  /** This page is visible, not another tab. */
  pageShown: boolean
}

/** Keeps one player as long as the reader is open, and sets its channels to the reader's settings. */
export function useSound({ createPlayer, storage, narrationOnAtFirst, audible, pageShown }: SoundOptions) {
  const [sound, setSound] = useState<SoundSettings>(() => ({
    ...storage.soundPreferences(),
    narrationOn: narrationOnAtFirst,
  }))
  const player = useRef<Player>(null)

  useEffect(() => {
    const made = createPlayer()
    player.current = made
    return () => {
      player.current = null
      made.close()
    }
  }, [createPlayer])

  const { musicOn, musicVolume, narrationVolume, slow, bedtime, theme, wordsHintSeen } = sound
  useEffect(() => void player.current?.setVolume('music', musicVolume), [createPlayer, musicVolume])
  useEffect(() => void player.current?.setVolume('narration', narrationVolume), [createPlayer, narrationVolume])
  useEffect(() => {
    player.current?.playMusic(audible && musicOn ? theme : null)
    // A phone is silent until its first tap, so load the music now, and the tap starts it at once.
    if (musicOn && !audible) player.current?.prepareMusic(theme)
  }, [createPlayer, audible, musicOn, theme])
  useEffect(() => void player.current?.setPaused(!pageShown), [createPlayer, pageShown])
  useEffect(
    () =>
      void storage.saveSoundPreferences({ musicOn, musicVolume, narrationVolume, slow, bedtime, theme, wordsHintSeen }),
    [storage, musicOn, musicVolume, narrationVolume, slow, bedtime, theme, wordsHintSeen],
  )

  const change = (part: Partial<SoundSettings>) => setSound((now) => ({ ...now, ...part }))
  return { sound, change, player }
}

/** Tells if the browser still waits for a gesture before it plays any sound. */
export function useBlocked(player: RefObject<Player | null>): boolean {
  const [blocked, setBlocked] = useState(false)
  useEffect(() => player.current?.watchBlocked(setBlocked), [player])
  return blocked
}
