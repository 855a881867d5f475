import { useCallback, useEffect, useRef } from 'react'
import { DEFAULT_VOLUMES, type MusicTheme } from './music-themes.ts'
import type { SoundDesk } from './sound-desk.ts'

interface Sounds {
  createSoundDesk: () => SoundDesk
  /** null is silence. */
  music: MusicTheme | null
  /** 0–100 */
  musicVolume: number
}

/** Keeps one sound desk as long as the reader is there. */
export function useSounds({ createSoundDesk, music, musicVolume }: Sounds): { playPageFlip: () => void } {
  const desk = useRef<SoundDesk>(null)

  useEffect(() => {
    const made = createSoundDesk()
    desk.current = made
    return () => {
      desk.current = null
      made.close()
    }
  }, [createSoundDesk])

  useEffect(() => desk.current?.setMusicVolume(musicVolume), [createSoundDesk, musicVolume])
  useEffect(() => desk.current?.playMusic(music), [createSoundDesk, music])

  const playPageFlip = useCallback(() => desk.current?.playPageFlip(DEFAULT_VOLUMES.pageFlip), [])
  return { playPageFlip }
}
