/** A narrator with a provider's voice. */
import { assembleClip, paragraphsOf, type SpokenParagraph } from './assemble-clip.ts'
import type { Narrator } from '../studio.ts'
import { ALWAYS_ASK, type Breaker } from './breaker.ts'
import { PARAGRAPH_BUDGET } from './budgets.ts'
import { retry, type RetryBudget, type Wait } from './retry.ts'
import type { Voice } from './voice.ts'

/** No other narrator takes over inside a clip or between two clips: see `Narrator.substitute`. */
export function spokenNarrator(
  voice: Voice,
  {
    breaker = ALWAYS_ASK,
    wait,
    budget = PARAGRAPH_BUDGET,
  }: { breaker?: Breaker; wait?: Wait; budget?: RetryBudget } = {},
): Narrator {
  return {
    name: voice.name,
    async speak(text) {
      const paragraphs = paragraphsOf(text)
      const spoken: SpokenParagraph[] = []
      for (const [index, paragraph] of paragraphs.entries()) {
        const around = { before: paragraphs[index - 1], after: paragraphs[index + 1] }
        const speak = (signal: AbortSignal) => voice.speak(paragraph, around, signal)
        spoken.push(await breaker.guard(voice.name, () => retry(voice.name, budget, speak, wait)))
      }
      return assembleClip(spoken, voice.sampleRate)
    },
  }
}
