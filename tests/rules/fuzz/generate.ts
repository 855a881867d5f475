/** An endless sequence of cases, equal for equal seeds. */
import type { Case } from './case.ts'
import { consentCreation, reading, transformationCreation, writingElsewhere } from './other-cases.ts'
import { quotaMove } from './quota-cases.ts'
import { randomFrom } from './random.ts'
import type { Random } from './random.ts'
import { storyChange, storyCreation, storyErasure } from './story-cases.ts'

/** How often each kind of case comes, relative to the sum of all. */
const SHARES: readonly (readonly [(random: Random) => Case, number])[] = [
  [storyCreation, 54],
  [storyChange, 17],
  [storyErasure, 7],
  [transformationCreation, 15],
  [consentCreation, 40],
  [quotaMove, 10],
  [reading, 12],
  [writingElsewhere, 4],
]

const WHEEL = SHARES.flatMap(([kind, share]) => Array.from({ length: share }, () => kind))

export function* casesFrom(seed: number): Generator<Case, never> {
  const random = randomFrom(seed)
  for (;;) yield random.pick(WHEEL)(random)
}
