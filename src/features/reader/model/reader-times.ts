/** Durations in the reader (product 2.9, 7.2 and 9.1), in milliseconds unless the name says otherwise. */
export const OPENING_STEP_MS = 1_500
export const OPENING_READY_MS = 2_000
/** How long the last step waits for pictures before the book opens without them (product 7.8). */
export const OPENING_PATIENCE_MS = 15_000
export const CONTROL_BAR_HIDES_AFTER_MS = 3_000
export const NARRATION_TURNS_AFTER_FLIP_SOUND_MS = 100
/** 'Uyku vakti': how long the music takes to fade, and how long a book is not touched before it falls asleep. */
export const BEDTIME_FADE_S = 20
export const BEDTIME_SLEEPS_AFTER_MS = { ending: 60_000, page: 10 * 60_000 } as const
