/** Reads the start time of each word from a clip, in both of its forms. */
import type { SpokenWord } from './spoken-word.ts'
import { readWordsInMp3 } from './word-times-in-mp3.ts'
import { readWordsInOgg } from './word-times-in-ogg.ts'

/** @returns nothing for a file without words */
export const readWordTimes = (clip: Uint8Array): SpokenWord[] => readWordsInMp3(clip) ?? readWordsInOgg(clip)
