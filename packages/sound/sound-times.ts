/** Seconds. */
export const MUSIC_FADE_S = 0.8
/** While a voice speaks, and when it has ended. */
export const MUSIC_SINKS_S = 0.4
export const MUSIC_RISES_S = 1
/** A voice that is cut off does not crack. */
export const NARRATION_FADE_S = 0.06
