import { ExpressionError } from './expression.ts'
import type { Expression } from './expression.ts'
import { QUERY_TYPES, SNAPSHOT_METHODS, STRING_METHODS } from './methods.ts'
import type { Method, Type } from './methods.ts'

export type RuleKind = '.read' | '.write' | '.validate'

/** Types that only the value decides, so they are checked when a rule is evaluated. */
const OPEN_TYPES: readonly Type[] = ['any', 'primitive']
const EQUAL: readonly Type[] = ['string', 'number', 'boolean', 'null', 'any', 'primitive']

/**
 * Refuses a rule that the service would not publish: unknown names and methods, wrong numbers of arguments, and wrong
 * types that are known without data. Like the service, it demands a boolean operand of `&&`, `||` and `!`, a boolean
 * condition and a boolean rule: `data.val() == true`, not `data.val()`.
 *
 * @param variables the `$` names above the rule
 * @throws ExpressionError
 */
export function checkExpression(rule: Expression, kind: RuleKind, variables: readonly string[]): void {
  requireBoolean(rule, 'a rule must be true or false')

  function typeOf(expression: Expression): Type {
    switch (expression.is) {
      case 'literal':
        return expression.value === null ? 'null' : (typeof expression.value as 'string' | 'number' | 'boolean')
      case 'pattern':
        return 'pattern'
      case 'list':
        expression.items.forEach((item) => requireType(item, ['string'], 'a list holds strings'))
        if (expression.items.length === 0) throw new ExpressionError('a list holds at least one string', expression.at)
        return 'list'
      case 'name':
        return typeOfName(expression.name, expression.at)
      case 'member':
        return typeOfMember(typeOf(expression.of), expression.name, expression.at)
      case 'index':
        requireType(expression.key, ['string', 'number'], 'a property is named by a string')
        return typeOfMember(
          typeOf(expression.of),
          expression.key.is === 'literal' ? String(expression.key.value) : null,
          expression.at,
        )
      case 'call':
        return typeOfCall(expression)
      case 'unary':
        if (expression.operator === '!') requireBoolean(expression.operand, "'!' needs a boolean")
        else requireType(expression.operand, ['number'], "'-' needs a number")
        return expression.operator === '!' ? 'boolean' : 'number'
      case 'choice':
        return typeOfChoice(expression)
      case 'binary':
        return typeOfBinary(expression)
    }
  }

  function requireBoolean(expression: Expression, problem: string): void {
    if (typeOf(expression) !== 'boolean') throw new ExpressionError(problem, expression.at)
  }

  function requireType(expression: Expression, expected: readonly Type[], problem: string): Type {
    const type = typeOf(expression)
    if (!expected.includes(type) && !OPEN_TYPES.includes(type)) throw new ExpressionError(problem, expression.at)
    return type
  }

  function typeOfName(name: string, at: number): Type {
    if (name.startsWith('$')) {
      if (!variables.includes(name)) throw new ExpressionError(`unknown variable '${name}'`, at)
      return 'string'
    }
    if (name === 'now') return 'number'
    if (name === 'auth') return 'any'
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

  /** @param name null if only the evaluation knows it */
  function typeOfMember(of: Type, name: string | null, at: number): Type {
    if (of === 'any') return 'any'
    if ((of === 'string' || of === 'primitive') && name === 'length') return 'number'
    const ofQuery = of === 'query' ? QUERY_TYPES.get(name ?? '') : undefined
    if (ofQuery !== undefined) return ofQuery
    throw new ExpressionError(`no property '${name ?? '[…]'}' of a ${of}`, at)
  }

  function typeOfCall(call: Expression & { is: 'call' }): Type {
    const of = typeOf(call.of)
    const methods: ReadonlyMap<string, Method<never>> | null =
      of === 'snapshot' ? SNAPSHOT_METHODS : of === 'string' || OPEN_TYPES.includes(of) ? STRING_METHODS : null
    const method = methods?.get(call.method)
    if (method === undefined) throw new ExpressionError(`no method '${call.method}' of a ${of}`, call.at)
    const { takes, optional = false } = method
    if (call.args.length > takes.length || (call.args.length < takes.length && !optional)) {
      throw new ExpressionError(`'${call.method}' takes ${takes.length} argument(s), not ${call.args.length}`, call.at)
    }
    call.args.forEach((argument, index) => {
      const expected = takes[index] as Type
      requireType(argument, [expected], `'${call.method}' takes a ${expected}`)
    })
    return method.gives
  }

  function typeOfChoice({ test, yes, no }: Expression & { is: 'choice' }): Type {
    requireBoolean(test, 'a condition must be true or false')
    const [one, other] = [typeOf(yes), typeOf(no)]
    if (one === other) return one
    // The type 'any' would accept a snapshot where only a value is allowed.
    for (const side of [yes, no]) requireType(side, EQUAL, 'both sides of a choice are values, or of one type')
    return 'any'
  }

  function typeOfBinary({ operator, left, right, at }: Expression & { is: 'binary' }): Type {
    switch (operator) {
      case '&&':
      case '||':
        requireBoolean(left, `the left side of '${operator}' must be a boolean`)
        requireBoolean(right, `the right side of '${operator}' must be a boolean`)
        return 'boolean'
      case '==':
      case '===':
      case '!=':
      case '!==':
        for (const side of [left, right])
          requireType(side, EQUAL, `'${operator}' compares values, not snapshots, patterns or lists`)
        return 'boolean'
      case '<':
      case '<=':
      case '>':
      case '>=': {
        const [one, other] = [left, right].map((side) =>
          requireType(side, ['string', 'number', 'null'], `'${operator}' compares numbers or strings`),
        )
        const bothKnown =
          one !== undefined && other !== undefined && !OPEN_TYPES.includes(one) && !OPEN_TYPES.includes(other)
        if (bothKnown && one !== other)
          throw new ExpressionError(`'${operator}' compares values of one type, not ${one} with ${other}`, at)
        return 'boolean'
      }
      case '+': {
        const types = [left, right].map((side) =>
          requireType(side, ['string', 'number'], "'+' adds numbers or strings"),
        )
        if (types.includes('string')) return 'string'
        return types.every((type) => type === 'number') ? 'number' : 'primitive'
      }
      default:
        for (const side of [left, right]) requireType(side, ['number'], `'${operator}' needs numbers`)
        return 'number'
    }
  }
}
