/** Tells each word as it is heard, by the sound's own clock: it stands still while the sound does. */
import type { ClipSound } from './clip-sound.ts'
import type { SpokenWord } from '#media/spoken-word.ts'

/** How soon a clock that stands still is looked at again. */
const LOOK_AGAIN_MS = 10

/** @param words of the clip that sounds. @param first from which it sounds. @returns how to stop */
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
