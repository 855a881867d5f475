import { Problem } from '#domain/problem.ts'
import { builtInIllustrator } from './built-in/illustrator.ts'
import type { Illustrator } from './studio.ts'

const ILLUSTRATORS: Readonly<Record<string, Illustrator>> = { 'built-in': builtInIllustrator }

/** @throws Problem 'not-configured' for a provider that does not exist */
export function chooseIllustrator({ ILLUSTRATOR: name }: { ILLUSTRATOR: string }): Illustrator {
  const illustrator = ILLUSTRATORS[name]
  if (!illustrator) throw new Problem('not-configured', `No such illustrator: ${name}`)
  return illustrator
}
