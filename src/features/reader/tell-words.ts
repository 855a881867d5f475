/** Tells each word as it is heard, by the sound's own clock: it stands still while the sound does. */
import type { SpokenWord } from '#media/spoken-word.ts'

/** How soon a clock that stands still is looked at again. */
const LOOK_AGAIN_MS = 30

/** @param words of a clip that starts to sound now @returns how to stop */
export function tellWords(
  context: BaseAudioContext,
  words: readonly SpokenWord[],
  tell: (index: number, word: SpokenWord) => void,
): () => void {
  const startedAt = context.currentTime
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    const heardMs = (context.currentTime - startedAt) * 1_000
    const heard = words.findLastIndex(({ startMs }) => startMs <= heardMs)
    const word = words[heard]
    if (word && heard >= next) tell(heard, word)
    next = Math.max(next, heard + 1)
    const coming = words[next]
    if (coming) timer = setTimeout(look, Math.max(LOOK_AGAIN_MS, coming.startMs - heardMs))
  }
  look()
  return () => clearTimeout(timer)
}
