/** Data that the reader saves from one evening to the next; the opener of the reader chooses the storage. */
import { report } from '#report'
import type { DeviceStorage } from '#ui/device-storage.ts'
import type { LocalKey } from '#ui/device-stores.ts'
import { DEFAULT_MUSIC_THEME, DEFAULT_VOLUMES, MUSIC_THEMES, type MusicTheme } from '#sound/music-themes.ts'

export interface SoundPreferences {
  musicOn: boolean
  /** 0–100 */
  musicVolume: number
  theme: MusicTheme
  /** 0–100 */
  narrationVolume: number
  /** 'Daha yavaş' */
  slow: boolean
  /** 'Uyku vakti' */
  bedtime: boolean
  /** The hint that words can be tapped was shown once. */
  wordsHintSeen: boolean
}

export interface ReaderStorage {
  /** The page index that was open last; 0 if there is none. */
  place(bookId: string): number
  savePlace(bookId: string, index: number): void
  /** The id of the voice that reads this book; null: the book's own. */
  voice(bookId: string): string | null
  saveVoice(bookId: string, id: string | null): void
  soundPreferences(): SoundPreferences
  saveSoundPreferences(preferences: SoundPreferences): void
}

const DEFAULT_SOUND_PREFERENCES: SoundPreferences = {
  musicOn: true,
  musicVolume: DEFAULT_VOLUMES.music,
  theme: DEFAULT_MUSIC_THEME,
  narrationVolume: DEFAULT_VOLUMES.narration,
  slow: false,
  bedtime: false,
  wordsHintSeen: false,
}

/** Storage for one opening of one book: saves nothing. */
export function noStorage(): ReaderStorage {
  return {
    place: () => 0,
    savePlace: () => undefined,
    voice: () => null,
    saveVoice: () => undefined,
    soundPreferences: () => DEFAULT_SOUND_PREFERENCES,
    saveSoundPreferences: () => undefined,
  }
}

/**
 * Saves in the browser, separately for each user of a shared device (product 4.5).
 * @param owner the user's id
 */
export function deviceReaderStorage(storage: DeviceStorage, owner: string): ReaderStorage {
  const placeKey = (bookId: string) => `reading_place:${owner}:${bookId}` as const
  const voiceKey = (bookId: string) => `reading_voice:${owner}:${bookId}` as const
  const preferencesKey = `reading_sound:${owner}` as const
  const save = (key: LocalKey, value: unknown) => storage.setItem(key, JSON.stringify(value))
  return {
    place: (bookId) => placeIn(parsed(storage.getItem(placeKey(bookId)))),
    savePlace: (bookId, index) => save(placeKey(bookId), index),
    voice: (bookId) => {
      const id = parsed(storage.getItem(voiceKey(bookId)))
      return typeof id === 'string' ? id : null
    },
    saveVoice: (bookId, id) => (id === null ? storage.removeItem(voiceKey(bookId)) : save(voiceKey(bookId), id)),
    soundPreferences: () => preferencesIn(parsed(storage.getItem(preferencesKey))),
    saveSoundPreferences: (preferences) => save(preferencesKey, preferences),
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

function preferencesIn(value: unknown): SoundPreferences {
  if (typeof value !== 'object' || value === null) return DEFAULT_SOUND_PREFERENCES
  const known: Partial<Record<keyof SoundPreferences, unknown>> = value
  const volume = (given: unknown, usual: number) =>
    typeof given === 'number' && given >= 0 && given <= 100 ? given : usual
  return {
    musicOn: typeof known.musicOn === 'boolean' ? known.musicOn : DEFAULT_SOUND_PREFERENCES.musicOn,
    musicVolume: volume(known.musicVolume, DEFAULT_VOLUMES.music),
    theme: MUSIC_THEMES.find((theme) => theme === known.theme) ?? DEFAULT_MUSIC_THEME,
    narrationVolume: volume(known.narrationVolume, DEFAULT_VOLUMES.narration),
    slow: known.slow === true,
    bedtime: known.bedtime === true,
    wordsHintSeen: known.wordsHintSeen === true,
  }
}
