import { ExpressionError } from './expression.ts'
import type { BinaryOperator, Expression } from './expression.ts'
import { tokensOf } from './tokens.ts'

/** Binary operators, loosest first; operators of one row bind alike, from the left. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '===', '!=', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]

/**
 * Reads one rule.
 *
 * @throws ExpressionError with the offset of the first mistake
 */
export function parseExpression(rule: string): Expression {
  const tokens = tokensOf(rule)
  let position = 0

  const current = () => tokens[position] ?? { is: 'end' as const, at: rule.length }
  const nextIs = (mark: string) => {
    const token = current()
    return token.is === 'mark' && token.mark === mark
  }

  function fail(expected: string): never {
    throw new ExpressionError(`expected ${expected}`, current().at)
  }

  function take(mark: string): boolean {
    if (!nextIs(mark)) return false
    position += 1
    return true
  }

  function expect(mark: string): void {
    if (!take(mark)) fail(`'${mark}'`)
  }

  function choice(): Expression {
    const test = binary(0)
    if (!take('?')) return test
    const yes = choice()
    expect(':')
    return { is: 'choice', at: test.at, test, yes, no: choice() }
  }

  function binary(level: number): Expression {
    const operators = LEVELS[level]
    if (operators === undefined) return unary()
    let left = binary(level + 1)
    for (;;) {
      const at = current().at
      const operator = operators.find((mark) => nextIs(mark))
      if (operator === undefined) return left
      position += 1
      left = { is: 'binary', at, operator, left, right: binary(level + 1) }
    }
  }

  function unary(): Expression {
    const at = current().at
    if (take('!')) return { is: 'unary', at, operator: '!', operand: unary() }
    if (take('-')) return { is: 'unary', at, operator: '-', operand: unary() }
    return postfix(primary())
  }

  function postfix(start: Expression): Expression {
    let of = start
    for (;;) {
      const at = current().at
      if (take('.')) {
        const token = current()
        if (token.is !== 'name') return fail('a name after the dot')
        position += 1
        of = take('(')
          ? { is: 'call', at: token.at, of, method: token.name, args: list(')') }
          : { is: 'member', at: token.at, of, name: token.name }
      } else if (take('[')) {
        const key = choice()
        expect(']')
        of = take('(')
          ? { is: 'call', at, of, method: methodNamed(key), args: list(')') }
          : { is: 'index', at, of, key }
      } else return of
    }
  }

  /** `data['exists']()` calls a method too, if its name is a string literal. */
  function methodNamed(key: Expression): string {
    if (key.is === 'literal' && typeof key.value === 'string') return key.value
    throw new ExpressionError('a method is named by a string', key.at)
  }

  function primary(): Expression {
    const token = current()
    const { at } = token
    if (take('(')) {
      const inner = choice()
      expect(')')
      return inner
    }
    if (take('[')) return { is: 'list', at, items: list(']') }
    position += 1
    if (token.is === 'number' || token.is === 'string') return { is: 'literal', at, value: token.value }
    if (token.is === 'pattern') return { is: 'pattern', at, pattern: token.pattern }
    if (token.is === 'name') return nameOrLiteral(token.name, at)
    position -= 1
    return fail('an expression')
  }

  function list(end: string): Expression[] {
    const items: Expression[] = []
    if (take(end)) return items
    do items.push(choice())
    while (take(','))
    expect(end)
    return items
  }

  const expression = choice()
  if (current().is !== 'end') fail('the end of the rule')
  return expression
}

function nameOrLiteral(name: string, at: number): Expression {
  if (name === 'true' || name === 'false') return { is: 'literal', at, value: name === 'true' }
  if (name === 'null') return { is: 'literal', at, value: null }
  return { is: 'name', at, name }
}
