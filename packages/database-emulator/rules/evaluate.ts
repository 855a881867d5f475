import type { BinaryOperator, Expression } from './expression.ts'
import { SNAPSHOT_METHODS, STRING_METHODS } from './methods.ts'
import { RuleSnapshot } from './rule-snapshot.ts'
import { RuleTypeError } from './scope.ts'
import type { Scope } from './scope.ts'

/**
 * Evaluates a rule to allowed or refused.
 *
 * @throws RuleTypeError if a value has the wrong type (the caller refuses then)
 */
export function allows(rule: Expression, scope: Scope): boolean {
  return booleanOf(evaluate(rule, scope))
}

/** @throws RuleTypeError if a value has the wrong type */
export function evaluate(expression: Expression, scope: Scope): unknown {
  switch (expression.is) {
    case 'literal':
      return expression.value
    case 'pattern':
      return expression.pattern
    case 'list':
      return expression.items.map((item) => evaluate(item, scope))
    case 'name':
      return named(expression.name, scope)
    case 'member':
      return member(evaluate(expression.of, scope), expression.name)
    case 'index':
      return member(evaluate(expression.of, scope), evaluate(expression.key, scope))
    case 'call':
      return call(
        evaluate(expression.of, scope),
        expression.method,
        expression.args.map((argument) => evaluate(argument, scope)),
      )
    case 'unary':
      return expression.operator === '!'
        ? !booleanOf(evaluate(expression.operand, scope))
        : -numberOf(evaluate(expression.operand, scope))
    case 'choice':
      return evaluate(booleanOf(evaluate(expression.test, scope)) ? expression.yes : expression.no, scope)
    case 'binary':
      return binary(expression.operator, expression.left, expression.right, scope)
  }
}

function named(name: string, scope: Scope): unknown {
  if (name.startsWith('$')) return scope.variables[name]
  return scope[name as keyof Scope] ?? null
}

function member(of: unknown, name: unknown): unknown {
  // The service does the same: a property of null is null, such as auth.uid of a visitor.
  if (of === null) return null
  if (typeof of === 'string' && name === 'length') return of.length
  if (typeof of !== 'object' || of instanceof RuleSnapshot || !isTextOrNumber(name)) {
    throw new RuleTypeError(`no property ${String(name)} of ${describe(of)}`)
  }
  return Object.hasOwn(of, name) ? (of as Record<string | number, unknown>)[name] : null
}

function call(receiver: unknown, method: string, args: readonly unknown[]): unknown {
  if (receiver instanceof RuleSnapshot) {
    const known = SNAPSHOT_METHODS.get(method)
    if (known !== undefined) return known.run(receiver, args)
  }
  if (typeof receiver === 'string') {
    const known = STRING_METHODS.get(method)
    if (known !== undefined) return known.run(receiver, args)
  }
  throw new RuleTypeError(`no method ${method}() of ${describe(receiver)}`)
}

function binary(operator: BinaryOperator, leftSide: Expression, rightSide: Expression, scope: Scope): unknown {
  if (operator === '&&') return booleanOf(evaluate(leftSide, scope)) && booleanOf(evaluate(rightSide, scope))
  if (operator === '||') return booleanOf(evaluate(leftSide, scope)) || booleanOf(evaluate(rightSide, scope))
  const left = evaluate(leftSide, scope)
  const right = evaluate(rightSide, scope)
  switch (operator) {
    case '==':
    case '===':
      return left === right
    case '!=':
    case '!==':
      return left !== right
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right)
    case '+':
      return add(left, right)
    case '-':
      return numberOf(left) - numberOf(right)
    case '*':
      return numberOf(left) * numberOf(right)
    case '/': {
      const [dividend, divisor] = [numberOf(left), numberOf(right)]
      // Unlike JavaScript, the service knows no infinity: a division by zero gives NaN.
      return divisor === 0 ? Number.NaN : dividend / divisor
    }
    case '%':
      return numberOf(left) % numberOf(right)
  }
}

function compare(operator: '<' | '<=' | '>' | '>=', left: unknown, right: unknown): boolean {
  const areComparable =
    (typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string')
  if (!areComparable) throw new RuleTypeError(`cannot compare ${describe(left)} with ${describe(right)}`)
  const [one, other] = [left as number, right as number]
  switch (operator) {
    case '<':
      return one < other
    case '<=':
      return one <= other
    case '>':
      return one > other
    case '>=':
      return one >= other
  }
}

/**
 * Adds two numbers or joins two texts; a number beside a text becomes text. Other values are errors: `'users/' +
 * auth.uid` of a visitor refuses.
 */
function add(left: unknown, right: unknown): string | number {
  if (typeof left === 'number' && typeof right === 'number') return left + right
  if (isTextOrNumber(left) && isTextOrNumber(right)) return `${left}${right}`
  throw new RuleTypeError(`cannot add ${describe(left)} and ${describe(right)}`)
}

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function booleanOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new RuleTypeError(`expected a boolean, found ${describe(value)}`)
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  throw new RuleTypeError(`expected a number, found ${describe(value)}`)
}

function describe(value: unknown): string {
  if (value instanceof RuleSnapshot) return 'a snapshot'
  if (value === null) return 'null'
  return typeof value === 'object' ? 'an object' : `${typeof value} ${JSON.stringify(value)}`
}
