/** The conditions that a rule is made of, and the rule without one of them. */
import type { Expression } from '#packages/database-emulator/rules/expression.ts'
import { printExpression } from '#packages/database-emulator/rules/print-expression.ts'

export interface Condition {
  readonly text: string
  /** A part of `&&` can only make the rule refuse, a part of `||` only make it allow. */
  readonly joinedBy: '&&' | '||'
  /** The rule without this condition. */
  readonly without: Expression
}

/** Innermost operands of `&&` and `||`. A single condition counts as part of `&&`: without it, the rule allows all. */
export function conditionsOf(rule: Expression): Condition[] {
  return collect(rule, '&&', (replaced) => replaced)

  function collect(
    expression: Expression,
    joinedBy: '&&' | '||',
    rebuild: (replaced: Expression) => Expression,
  ): Condition[] {
    if (expression.is === 'binary' && (expression.operator === '&&' || expression.operator === '||')) {
      const { operator, left, right } = expression
      return [
        ...collect(left, operator, (replaced) => rebuild({ ...expression, left: replaced })),
        ...collect(right, operator, (replaced) => rebuild({ ...expression, right: replaced })),
      ]
    }
    if (expression.is === 'literal') return []
    const without = rebuild({ is: 'literal', at: expression.at, value: joinedBy === '&&' })
    return [{ text: printExpression(expression), joinedBy, without }]
  }
}
