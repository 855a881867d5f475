/** When each word of a clip is heard, read out of the clip itself, whichever of its two forms it is. */
import type { SpokenWord } from './spoken-word.ts'
import { readWordsInMp3 } from './word-times-in-mp3.ts'
import { readWordsInOgg } from './word-times-in-ogg.ts'

/** @returns nothing for a file without words */
export const readWordTimes = (clip: Uint8Array): SpokenWord[] => readWordsInMp3(clip) ?? readWordsInOgg(clip)
