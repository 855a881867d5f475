/** Judges the time from an interaction to the next paint. */
import type { InteractionFigures } from './measure-interactions.ts'
import type { Screen, Shown } from './scenes.ts'

const SHARE_OF_REACT_PAGEFLIP = 0.5
/** The book may need this much more time than a page on which only a dot moves. */
const BEYOND_DOT_MS = 24

/** @param runs the worst one counts */
export function judgeInteractions(
  { atRestIsJudgedBy }: Pick<Screen, 'atRestIsJudgedBy'>,
  name: keyof InteractionFigures,
  runs: readonly Record<Shown, InteractionFigures>[],
): { what: string; value: number; gate: number; detail: string } {
  const when = name === 'atRest' ? 'of a book at rest' : 'while a page turns'
  const detail = runs
    .map(({ bare, compositor, dot }) => `${compositor[name]} against ${bare[name]} (a dot alone: ${dot[name]})`)
    .join('; ')
  const worst = (of: (run: Record<Shown, InteractionFigures>) => number) => Math.max(...runs.map(of))
  if (name === 'atRest' && atRestIsJudgedBy === 'dot')
    return {
      what: `interaction to next paint ${when}, 98th percentile, ms more than the dot's`,
      value: worst(({ compositor, dot }) => compositor[name] - dot[name]),
      gate: BEYOND_DOT_MS,
      detail,
    }
  return {
    what: `interaction to next paint ${when}, 98th percentile, ms`,
    value: worst(({ compositor, bare }) => compositor[name] / bare[name]),
    gate: SHARE_OF_REACT_PAGEFLIP,
    detail,
  }
}
