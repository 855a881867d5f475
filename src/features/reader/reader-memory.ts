/** What the reader remembers from one evening to the next; where it is kept is the owner's matter. */
import { report } from '#report'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { DEFAULT_MUSIC_THEME, DEFAULT_VOLUMES, MUSIC_THEMES, type MusicTheme } from './music-themes.ts'

export interface SoundTaste {
  musicOn: boolean
  /** 0–100 */
  musicVolume: number
  theme: MusicTheme
  /** 0–100 */
  narrationVolume: number
}

export interface ReaderMemory {
  /** The page index that lay open last; 0 where nothing is known. */
  place(bookId: string): number
  savePlace(bookId: string, index: number): void
  soundTaste(): SoundTaste
  saveSoundTaste(taste: SoundTaste): void
}

const DEFAULT_SOUND_TASTE: SoundTaste = {
  musicOn: true,
  musicVolume: DEFAULT_VOLUMES.music,
  theme: DEFAULT_MUSIC_THEME,
  narrationVolume: DEFAULT_VOLUMES.narration,
}

/** For one opening of one book. */
export function forgetfulMemory(): ReaderMemory {
  return {
    place: () => 0,
    savePlace: () => undefined,
    soundTaste: () => DEFAULT_SOUND_TASTE,
    saveSoundTaste: () => undefined,
  }
}

/**
 * Kept in the browser, apart for each person on a shared device (docs/product/04-coming-in.md#45-a-device-that-several-people-use).
 * @param owner the user's id
 */
export function storedMemory(storage: DeviceStorage, owner: string): ReaderMemory {
  const placeKey = (bookId: string) => `reading_place:${owner}:${bookId}`
  const tasteKey = `reading_sound:${owner}`
  const save = (key: string, value: unknown) => storage.setItem(key, JSON.stringify(value))
  return {
    place: (bookId) => placeIn(parsed(storage.getItem(placeKey(bookId)))),
    savePlace: (bookId, index) => save(placeKey(bookId), index),
    soundTaste: () => tasteIn(parsed(storage.getItem(tasteKey))),
    saveSoundTaste: (taste) => save(tasteKey, taste),
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch (reason) {
    report(reason, 'reader: kept settings were not readable and are dropped')
    return null
  }
}

const placeIn = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0

function tasteIn(value: unknown): SoundTaste {
  if (typeof value !== 'object' || value === null) return DEFAULT_SOUND_TASTE
  const known: Partial<Record<keyof SoundTaste, unknown>> = value
  const volume = (given: unknown, usual: number) =>
    typeof given === 'number' && given >= 0 && given <= 100 ? given : usual
  return {
    musicOn: typeof known.musicOn === 'boolean' ? known.musicOn : DEFAULT_SOUND_TASTE.musicOn,
    musicVolume: volume(known.musicVolume, DEFAULT_VOLUMES.music),
    theme: MUSIC_THEMES.find((theme) => theme === known.theme) ?? DEFAULT_MUSIC_THEME,
    narrationVolume: volume(known.narrationVolume, DEFAULT_VOLUMES.narration),
  }
}
