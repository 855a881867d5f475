import type { RuleQuery } from '../rules/scope.ts'
import type { Bound, Query } from './query.ts'

/** The variable `query` in a `.read` rule. */
export function ruleQueryOf({ index, start, end, limit }: Query): RuleQuery {
  const isEqual =
    start !== undefined && end !== undefined && start.inclusive && end.inclusive && scalarOf(start) === scalarOf(end)
  return {
    orderByKey: index.by === 'key',
    orderByValue: index.by === 'value',
    orderByPriority: index.by === 'priority',
    orderByChild: index.by === 'child' ? index.path.join('/') : null,
    startAt: scalarOf(start),
    endAt: scalarOf(end),
    equalTo: isEqual ? scalarOf(start) : null,
    limitToFirst: limit?.from === 'first' ? limit.count : null,
    limitToLast: limit?.from === 'last' ? limit.count : null,
  }
}

function scalarOf(bound: Bound | undefined): string | number | boolean | null {
  return bound?.value?.kind === 'leaf' ? bound.value.value : null
}
