/** Reports each word when it is heard, by the sound's own clock, which stops with the sound. */
import type { ClipSound } from './clip-sound.ts'
import type { SpokenWord } from '#media/spoken-word.ts'

/** The interval at which a stopped clock is read again. */
const LOOK_AGAIN_MS = 10

/**
 * @param words of the playing clip. @param first index at which the clip starts. @returns a function that stops the
 * reports
 */
export function tellWords(
  { heardMs, rate }: Pick<ClipSound, 'heardMs' | 'rate'>,
  words: readonly SpokenWord[],
  tell: (index: number, word: SpokenWord) => void,
  first = 0,
): () => void {
  let next = first
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    const nowMs = heardMs()
    const heard = words.findLastIndex(({ startMs }) => startMs <= nowMs)
    const word = words[heard]
    if (word && heard >= next) tell(heard, word)
    next = Math.max(next, heard + 1)
    const coming = words[next]
    if (coming) timer = setTimeout(look, Math.max(LOOK_AGAIN_MS, (coming.startMs - nowMs) / rate))
  }
  look()
  return () => clearTimeout(timer)
}
