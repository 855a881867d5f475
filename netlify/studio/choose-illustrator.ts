import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { builtInIllustrator } from '#studio/built-in/illustrator.ts'
import { WEBHOOK } from '#studio/maker-mark.ts'
import { plainIllustrator } from '#studio/plain/illustrator.ts'
import { PLAIN, requireDemoProject } from '#studio/plain/plain.ts'
import { withOutside, type Outside } from '#studio/providers/outside.ts'
import { geminiPainter } from '#studio/providers/gemini/gemini-painter.ts'
import { makerOf } from '#studio/maker-mark.ts'
import { openAiPainter } from '#studio/providers/openai/openai-painter.ts'
import { paintedIllustrator } from '#studio/providers/painted-illustrator.ts'
import type { ProviderSettings } from '#studio/providers/settings.ts'
import type { Hero, Illustrator } from '#studio/studio.ts'

export const BUILT_IN = 'built-in'

const reportTakeover = (failure: Problem): void => logProblem('studio, the built-in illustrator takes over', failure)

const ILLUSTRATORS: Readonly<Record<string, (settings: ProviderSettings, outside: Outside) => Illustrator>> = {
  [BUILT_IN]: (_settings, { readPlate }) => builtInIllustrator(readPlate),
  // The producer paints only portraits, through choose-producer.ts: our own illustrator draws the pages, and each
  // portrait that the producer refuses.
  [WEBHOOK]: (_settings, { readPlate }) => builtInIllustrator(readPlate),
  openai: (settings, { breaker, ledger, readPlate }) =>
    paintedIllustrator(openAiPainter(settings, ledger), { report: reportTakeover, breaker, readPlate }),
  gemini: (settings, { breaker, ledger, readPlate }) =>
    paintedIllustrator(geminiPainter(settings, ledger), { report: reportTakeover, breaker, readPlate }),
}

/**
 * The configuration chooses who makes a new portrait; the portrait chooses who draws its book. So a book keeps the
 * style that its parent agreed to, even if the configuration has changed before the payment. The built-in illustrator
 * draws a drawn face, and its book too.
 * @throws Problem 'not-configured' for a provider that does not exist or whose key is missing
 */
export function chooseIllustrator(
  settings: ProviderSettings & { ILLUSTRATOR: string },
  outside: Partial<Outside> = {},
): Illustrator {
  if (settings.ILLUSTRATOR === PLAIN) {
    requireDemoProject(settings)
    return plainIllustrator
  }
  const byName = (name: string): Illustrator => {
    const illustrator = ILLUSTRATORS[name]?.(settings, withOutside(outside))
    if (!illustrator) throw new Problem('not-configured', `No such illustrator: ${name}`)
    return illustrator
  }
  const ofBook = async (heroes: readonly Hero[]): Promise<Illustrator> => {
    const makers = await Promise.all(heroes.map(async (hero) => 'face' in hero && (await makerOf(hero.face))))
    // One illustrator for all children: if ours has drawn one of them, it draws the book.
    const [maker] = makers
    return byName((makers.every((one) => one === maker) && maker) || BUILT_IN)
  }
  const { portrait } = byName(settings.ILLUSTRATOR)
  return {
    portrait,
    picture: async (heroes, scene) => (await ofBook(heroes)).picture(heroes, scene),
  }
}
