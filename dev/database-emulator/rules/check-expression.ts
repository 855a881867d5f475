import { ExpressionError } from './expression.ts'
import type { Expression } from './expression.ts'
import { SNAPSHOT_METHODS, STRING_METHODS } from './methods.ts'

export type RuleKind = '.read' | '.write' | '.validate'

type Type = 'boolean' | 'number' | 'string' | 'null' | 'list' | 'pattern' | 'snapshot' | 'auth' | 'query' | 'any'

const SNAPSHOT_RESULTS: Readonly<Record<string, Type>> = { val: 'any', getPriority: 'any', child: 'snapshot', parent: 'snapshot' }
const STRING_RESULTS: Readonly<Record<string, Type>> = { replace: 'string', toLowerCase: 'string', toUpperCase: 'string' }

/**
 * Refuses a rule that could never work: unknown names and methods, wrong numbers of
 * arguments, and types that are known before any data is.
 *
 * @param variables the `$` names on the way to the rule
 * @throws ExpressionError
 */
export function checkExpression(rule: Expression, kind: RuleKind, variables: readonly string[]): void {
  require(typeOf(rule), 'boolean', rule, 'a rule must be true or false')

  function typeOf(expression: Expression): Type {
    switch (expression.is) {
      case 'literal':
        return expression.value === null ? 'null' : (typeof expression.value as Type)
      case 'pattern':
        return 'pattern'
      case 'list':
        expression.items.forEach((item) => require(typeOf(item), 'string', item, 'a list holds strings'))
        return 'list'
      case 'name':
        return typeOfName(expression.name, expression.at)
      case 'member':
        return typeOfMember(typeOf(expression.of), expression.name, expression.at)
      case 'index':
        require(typeOf(expression.key), 'string', expression.key, 'a property is named by a string')
        return typeOfMember(typeOf(expression.of), null, expression.at)
      case 'call':
        return typeOfCall(expression)
      case 'unary': {
        const type = expression.operator === '!' ? 'boolean' : 'number'
        require(typeOf(expression.operand), type, expression, `'${expression.operator}' needs a ${type}`)
        return type
      }
      case 'choice': {
        require(typeOf(expression.test), 'boolean', expression.test, 'a condition must be true or false')
        const [yes, no] = [typeOf(expression.yes), typeOf(expression.no)]
        return yes === no ? yes : 'any'
      }
      case 'binary':
        return typeOfBinary(expression)
    }
  }

  function typeOfName(name: string, at: number): Type {
    if (name.startsWith('$')) {
      if (!variables.includes(name)) throw new ExpressionError(`unknown variable '${name}'`, at)
      return 'string'
    }
    if (name === 'now') return 'number'
    if (name === 'auth') return 'auth'
    if (name === 'root' || name === 'data') return 'snapshot'
    if (name === 'newData') {
      if (kind === '.read') throw new ExpressionError("'newData' is not known in a .read rule", at)
      return 'snapshot'
    }
    if (name === 'query') {
      if (kind !== '.read') throw new ExpressionError("'query' is known in .read rules only", at)
      return 'query'
    }
    throw new ExpressionError(`unknown name '${name}'`, at)
  }

  function typeOfMember(of: Type, name: string | null, at: number): Type {
    if (of === 'auth' || of === 'any' || of === 'query') return 'any'
    if (of === 'string' && name === 'length') return 'number'
    throw new ExpressionError(`no property '${name ?? '[…]'}' of a ${of}`, at)
  }

  function typeOfCall(call: Expression & { is: 'call' }): Type {
    const of = typeOf(call.of)
    call.args.forEach((argument) => typeOf(argument))
    const methods = of === 'snapshot' ? SNAPSHOT_METHODS : of === 'string' || of === 'any' ? STRING_METHODS : null
    const method = methods?.get(call.method)
    if (method === undefined) throw new ExpressionError(`no method '${call.method}' of a ${of}`, call.at)
    if (call.args.length < method.min || call.args.length > method.max) {
      throw new ExpressionError(`'${call.method}' takes ${method.min} argument(s), not ${call.args.length}`, call.at)
    }
    const expected = call.method === 'matches' ? 'pattern' : call.method === 'hasChildren' ? 'list' : 'string'
    call.args.forEach((argument) => require(typeOf(argument), expected, argument, `'${call.method}' takes a ${expected}`))
    return (of === 'snapshot' ? SNAPSHOT_RESULTS : STRING_RESULTS)[call.method] ?? 'boolean'
  }

  function typeOfBinary(expression: Expression & { is: 'binary' }): Type {
    const { operator } = expression
    const [left, right] = [typeOf(expression.left), typeOf(expression.right)]
    if (operator === '&&' || operator === '||') {
      require(left, 'boolean', expression.left, `'${operator}' needs booleans`)
      require(right, 'boolean', expression.right, `'${operator}' needs booleans`)
      return 'boolean'
    }
    if (['==', '===', '!=', '!=='].includes(operator)) return 'boolean'
    if (operator === '+') return left === 'number' && right === 'number' ? 'number' : left === 'string' || right === 'string' ? 'string' : 'any'
    if (['<', '<=', '>', '>='].includes(operator)) {
      for (const [type, side] of [[left, expression.left], [right, expression.right]] as const) {
        if (type !== 'string') require(type, 'number', side, `'${operator}' compares numbers or strings`)
      }
      return 'boolean'
    }
    require(left, 'number', expression.left, `'${operator}' needs numbers`)
    require(right, 'number', expression.right, `'${operator}' needs numbers`)
    return 'number'
  }
}

function require(actual: Type, expected: Type, at: Expression, problem: string): void {
  if (actual !== expected && actual !== 'any') throw new ExpressionError(problem, at.at)
}
