/** The three themes (product 3.2). Loop points are in `public/music/README.md`, in seconds. */
export const MUSIC_THEMES = ['sleep', 'story', 'fun'] as const
export type MusicTheme = (typeof MUSIC_THEMES)[number]

export const DEFAULT_MUSIC_THEME: MusicTheme = 'sleep'

const LOOP_STARTS_AT_S = 0.5
const loop = (lengthS: number) => ({ startS: LOOP_STARTS_AT_S, endS: LOOP_STARTS_AT_S + lengthS })

export const MUSIC: Record<MusicTheme, { url: string; loop: { startS: number; endS: number } }> = {
  sleep: { url: '/music/sleep.mp3', loop: loop(43.6364) },
  story: { url: '/music/story.mp3', loop: loop(45.7143) },
  fun: { url: '/music/fun.mp3', loop: loop(49.6552) },
}

/**
 * The decibels by which music is lowered while a voice speaks, so that the speech is understandable (npm run ops --
 * measure-voice).
 */
export const MUSIC_BENEATH_VOICE_DB = -11

export const PAGE_FLIP_URL = '/music/page-flip.mp3'

/** Volumes from 0 to 100 (product 9.1). */
export const DEFAULT_VOLUMES = { music: 35, narration: 40, pageFlip: 50 } as const
