/** A narrator whose voice a provider lends. */
import { assembleClip, paragraphsOf, type SpokenParagraph } from './assemble-clip.ts'
import type { Narrator } from '../studio.ts'
import { persist, type Patience, type Wait } from './persist.ts'
import type { Voice } from './voice.ts'

/** Two paragraphs make a clip: both lie within the three minutes of a worker's lease. */
const PARAGRAPH_PATIENCE: Patience = { tryMs: 40_000, totalMs: 75_000 }

/** Nobody takes over inside a clip, nor from clip to clip: see `Narrator.substitute`. */
export function spokenNarrator(
  voice: Voice,
  { wait, patience = PARAGRAPH_PATIENCE }: { wait?: Wait; patience?: Patience } = {},
): Narrator {
  return {
    async speak(text) {
      const paragraphs = paragraphsOf(text)
      const spoken: SpokenParagraph[] = []
      for (const [index, paragraph] of paragraphs.entries()) {
        const around = { before: paragraphs[index - 1], after: paragraphs[index + 1] }
        spoken.push(await persist(voice.name, patience, (signal) => voice.speak(paragraph, around, signal), wait))
      }
      return assembleClip(spoken, voice.sampleRate)
    },
  }
}
