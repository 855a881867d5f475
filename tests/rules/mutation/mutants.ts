/** Every small way in which a rule could be wrong. */
import { checkExpression } from '#packages/database-emulator/rules/check-expression.ts'
import { ExpressionError } from '#packages/database-emulator/rules/expression.ts'
import type { BinaryOperator, Expression } from '#packages/database-emulator/rules/expression.ts'
import { printExpression } from '#packages/database-emulator/rules/print-expression.ts'
import type { RuleNode } from '#packages/database-emulator/rules/ruleset.ts'
import { nameOf, placesOf, withRule } from '../fuzz/rule-places.ts'
import type { RulePlace } from '../fuzz/rule-places.ts'

export interface Mutant {
  /** The rule's place, and the change to it. */
  readonly name: string
  readonly rules: RuleNode
}

/** All mutants of all rules, without those that a database would refuse to load. */
export function mutantsOf(rules: RuleNode): Mutant[] {
  return placesOf(rules).flatMap((place) => {
    const variables = place.path.filter((key) => key.startsWith('$'))
    const removed: Mutant = { name: `${nameOf(place)}: removed`, rules: withRule(rules, place, null) }
    const changed = changesOf(place.rule.expression, variables)
      .filter((expression) => isLoadable(expression, place, variables))
      .map((expression): Mutant => ({
        name: `${nameOf(place)}: ${differenceOf(place.rule.expression, expression)}`,
        rules: withRule(rules, place, expression),
      }))
    return [removed, ...changed]
  })
}

const TURNED: Readonly<Partial<Record<BinaryOperator, readonly BinaryOperator[]>>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '%': ['*'],
}

const SWAPPED_METHODS: Readonly<Record<string, readonly string[]>> = {
  isString: ['isNumber', 'isBoolean'],
  isNumber: ['isString'],
  isBoolean: ['isString'],
  beginsWith: ['endsWith', 'contains'],
  contains: ['beginsWith', 'endsWith'],
  exists: ['hasChildren'],
  hasChildren: ['exists'],
}

/** Every expression that differs from this one in one place. An unchanged part is the same object. */
function changesOf(expression: Expression, variables: readonly string[]): Expression[] {
  return [...changesHere(expression, variables), ...changesWithin(expression, variables)]
}

function changesHere(expression: Expression, variables: readonly string[]): Expression[] {
  switch (expression.is) {
    case 'literal':
      return literalsNear(expression)
    case 'pattern':
      return patternsNear(expression.pattern).map((pattern) => ({ ...expression, pattern }))
    case 'name':
      return namesInstead(expression.name, variables).map((name) => ({ ...expression, name }))
    case 'list':
      return expression.items.map((item) => ({
        ...expression,
        items: expression.items.filter((other) => other !== item),
      }))
    case 'unary':
      return [expression.operand]
    case 'binary':
      return [
        ...(TURNED[expression.operator] ?? []).map((operator) => ({ ...expression, operator })),
        ...(isJoint(expression) ? [expression.left, expression.right] : []),
      ]
    case 'call':
      return [
        ...(SWAPPED_METHODS[expression.method] ?? []).map((method) => ({
          ...expression,
          method,
          args: method === 'exists' ? [] : expression.args,
        })),
        ...(expression.method === 'child' || expression.method === 'parent' ? [expression.of] : []),
      ]
    default:
      return []
  }
}

function changesWithin(expression: Expression, variables: readonly string[]): Expression[] {
  const inside = (part: Expression, rebuild: (changed: Expression) => Expression) =>
    changesOf(part, variables).map(rebuild)
  const insideAll = (parts: readonly Expression[], rebuild: (changed: readonly Expression[]) => Expression) =>
    parts.flatMap((part, index) => inside(part, (changed) => rebuild(parts.with(index, changed))))
  switch (expression.is) {
    case 'list':
      return insideAll(expression.items, (items) => ({ ...expression, items }))
    case 'member':
      return inside(expression.of, (of) => ({ ...expression, of }))
    case 'index':
      return [
        ...inside(expression.of, (of) => ({ ...expression, of })),
        ...inside(expression.key, (key) => ({ ...expression, key })),
      ]
    case 'call':
      return [
        ...inside(expression.of, (of) => ({ ...expression, of })),
        ...insideAll(expression.args, (args) => ({ ...expression, args })),
      ]
    case 'unary':
      return inside(expression.operand, (operand) => ({ ...expression, operand }))
    case 'binary':
      return [
        ...inside(expression.left, (left) => ({ ...expression, left })),
        ...inside(expression.right, (right) => ({ ...expression, right })),
      ]
    case 'choice':
      return [
        ...inside(expression.test, (test) => ({ ...expression, test })),
        ...inside(expression.yes, (yes) => ({ ...expression, yes })),
        ...inside(expression.no, (no) => ({ ...expression, no })),
      ]
    default:
      return []
  }
}

/** The changed condition, before and after; or the dropped one. */
function differenceOf(before: Expression, after: Expression): string {
  if (before.is === 'list' && after.is === 'list') {
    const gone = before.items.filter((item) => !after.items.includes(item))
    const come = after.items.filter((item) => !before.items.includes(item))
    return `${gone.map(printExpression).join()} ${come.length > 0 ? `→ ${come.map(printExpression).join()}` : 'dropped from the list'}`
  }
  if (
    before.is === 'call' &&
    after.is === 'call' &&
    before.of === after.of &&
    before.args[0]?.is === 'list' &&
    after.args[0]?.is === 'list'
  ) {
    return differenceOf(before.args[0], after.args[0])
  }
  if (isJoint(before)) {
    if (after === before.left) return `${printExpression(before.right)} dropped`
    if (after === before.right) return `${printExpression(before.left)} dropped`
    if (isJoint(after) && after.left === before.left && after.operator === before.operator)
      return differenceOf(before.right, after.right)
    if (isJoint(after) && after.right === before.right && after.operator === before.operator)
      return differenceOf(before.left, after.left)
  }
  return `${printExpression(before)} → ${printExpression(after)}`
}

function isJoint(expression: Expression): expression is Expression & { is: 'binary' } {
  return expression.is === 'binary' && (expression.operator === '&&' || expression.operator === '||')
}

function literalsNear(literal: Expression & { is: 'literal' }): Expression[] {
  const { value } = literal
  const values =
    typeof value === 'number'
      ? [value + 1, value - 1]
      : typeof value === 'string'
        ? [`${value}x`]
        : typeof value === 'boolean'
          ? [!value]
          : []
  return values.map((changed) => ({ ...literal, value: changed }))
}

/** The pattern without an anchor, with other numbers, and the pattern that accepts everything. */
function patternsNear(pattern: RegExp): RegExp[] {
  const { source, flags } = pattern
  const numbers = [...source.matchAll(/\{(\d+)\}/g)].flatMap(({ 0: whole, 1: count, index }) =>
    [1, -1].map((step) => `${source.slice(0, index)}{${Number(count) + step}}${source.slice(index + whole.length)}`),
  )
  const sources = new Set([source.replace(/^\^/, ''), source.replace(/\$$/, ''), ...numbers, '.*'])
  sources.delete(source)
  return [...sources].map((changed) => new RegExp(changed, flags))
}

function namesInstead(name: string, variables: readonly string[]): string[] {
  if (name === 'data') return ['newData']
  if (name === 'newData') return ['data']
  if (name === 'root') return ['data', 'newData']
  return name.startsWith('$') ? variables.filter((other) => other !== name) : []
}

function isLoadable(expression: Expression, { kind }: RulePlace, variables: readonly string[]): boolean {
  try {
    checkExpression(expression, kind, variables)
    return true
  } catch (error) {
    if (error instanceof ExpressionError) return false
    throw error
  }
}
