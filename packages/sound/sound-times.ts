/** Times in seconds. */
export const MUSIC_FADE_S = 0.8
/** Fades of the music at the start and the end of a voice. */
export const MUSIC_SINKS_S = 0.4
export const MUSIC_RISES_S = 1
/** A voice fades when it is cut off, to avoid a crack. */
export const NARRATION_FADE_S = 0.06
