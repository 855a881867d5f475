import { Problem } from '#domain/problem.ts'
import { builtInNarrator } from '#studio/built-in/narrator.ts'
import { elevenLabsVoice } from '#studio/providers/elevenlabs/elevenlabs-voice.ts'
import { plainNarrator } from '#studio/plain/narrator.ts'
import { PLAIN, requireDemoProject } from '#studio/plain/plain.ts'
import { openAiVoice } from '#studio/providers/openai/openai-voice.ts'
import { withOutside, type Outside } from '#studio/providers/outside.ts'
import type { ProviderSettings } from '#studio/providers/settings.ts'
import { spokenNarrator } from '#studio/providers/spoken-narrator.ts'
import type { Narrator } from '#studio/studio.ts'

const NARRATORS: Readonly<Record<string, (settings: ProviderSettings, outside: Outside) => Narrator>> = {
  'built-in': () => builtInNarrator,
  openai: (settings, { breaker, ledger }) => ({
    ...spokenNarrator(openAiVoice(settings, ledger), { breaker }),
    substitute: builtInNarrator,
  }),
  elevenlabs: (settings, { breaker, ledger }) => ({
    ...spokenNarrator(elevenLabsVoice(settings, ledger), { breaker }),
    substitute: builtInNarrator,
  }),
  [PLAIN]: (settings) => {
    requireDemoProject(settings)
    return plainNarrator
  },
}

/**
 * A file of its own, so that a function that only draws is bundled without a narrator.
 * @throws Problem 'not-configured' for a provider that does not exist or whose key is missing
 */
export function chooseNarrator(
  settings: ProviderSettings & { NARRATOR: string },
  outside: Partial<Outside> = {},
): Narrator {
  const narrator = NARRATORS[settings.NARRATOR]?.(settings, withOutside(outside))
  if (!narrator) throw new Problem('not-configured', `No such narrator: ${settings.NARRATOR}`)
  return narrator
}
