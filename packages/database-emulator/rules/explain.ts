import { evaluate } from './evaluate.ts'
import type { Expression } from './expression.ts'
import { printExpression } from './print-expression.ts'
import { RuleSnapshot } from './rule-snapshot.ts'
import { RuleTypeError } from './scope.ts'
import type { Scope } from './scope.ts'

const LONGEST_VALUE = 80

/**
 * The parts of a rule that decided its result, in the order of evaluation: `auth.uid = 'ada'`, `$uid = 'eve'`. Operands
 * that `&&` and `||` skipped are omitted.
 */
export function explain(rule: Expression, scope: Scope): string[] {
  const parts = new Map<string, string>()
  walk(rule)
  return [...parts].map(([part, value]) => `${part} = ${value}`)

  function walk(expression: Expression): void {
    if (expression.is === 'binary' && (expression.operator === '&&' || expression.operator === '||')) {
      walk(expression.left)
      if (valueOf(expression.left) === (expression.operator === '&&')) walk(expression.right)
    } else if (expression.is === 'unary') walk(expression.operand)
    else if (expression.is === 'choice') {
      walk(expression.test)
      walk(valueOf(expression.test) === true ? expression.yes : expression.no)
    } else if (expression.is === 'binary') [expression.left, expression.right].forEach(tell)
    else if (expression.is === 'call' && !(valueOf(expression.of) instanceof RuleSnapshot))
      [expression.of, ...expression.args].forEach(tell)
    else tell(expression)
  }

  function tell(expression: Expression): void {
    if (expression.is === 'literal' || expression.is === 'pattern') return
    const value = valueOf(expression)
    const text =
      value instanceof RuleTypeError
        ? `(${value.message})`
        : printExpression({ is: 'literal', at: 0, value: shown(value) })
    parts.set(printExpression(expression), text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text)
  }

  function valueOf(expression: Expression): unknown {
    try {
      return evaluate(expression, scope)
    } catch (error) {
      if (error instanceof RuleTypeError) return error
      throw error
    }
  }
}

function shown(value: unknown): string | number | boolean | null {
  return value !== null && typeof value === 'object'
    ? JSON.stringify(value)
    : (value as string | number | boolean | null)
}
