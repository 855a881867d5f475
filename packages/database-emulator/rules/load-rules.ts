import { checkExpression } from './check-expression.ts'
import type { RuleKind } from './check-expression.ts'
import { ExpressionError } from './expression.ts'
import type { Expression } from './expression.ts'
import { parseLocatedJson } from './located-json.ts'
import type { LocatedJson, LocatedMember } from './located-json.ts'
import { parseExpression } from './parse-expression.ts'
import { positionAt, RulesError } from './rules-error.ts'
import type { Rule, RuleNode } from './ruleset.ts'

/**
 * Reads a rules file (`{ "rules": { … } }`, comments allowed).
 *
 * @throws RulesError with line and column of the first mistake
 */
export function loadRules(text: string): RuleNode {
  const json = parseLocatedJson(text)
  if (json.is !== 'object' || json.members.length !== 1 || json.members[0]?.key !== 'rules') {
    return fail('the file must be an object with the one key "rules"', json.offset)
  }
  return nodeFrom(json.members[0].value, [])

  function fail(problem: string, offset: number): never {
    const { line, column } = positionAt(text, offset)
    throw new RulesError(problem, line, column)
  }

  function nodeFrom(json: LocatedJson, variables: readonly string[]): RuleNode {
    if (json.is !== 'object') return fail('expected an object of rules', json.offset)
    const rules: { -readonly [kind in RuleKind]?: Rule } = {}
    const children = new Map<string, RuleNode>()
    let indexes: readonly string[] = []
    let wildcard: RuleNode['wildcard']
    const seen = new Set<string>()
    for (const member of json.members) {
      const { key, keyOffset, value } = member
      if (seen.has(key)) fail(`"${key}" stands here twice`, keyOffset)
      seen.add(key)
      if (key === '.read' || key === '.write' || key === '.validate') rules[key] = ruleFrom(key, value, variables)
      else if (key === '.indexOn') indexes = indexesFrom(value)
      else if (key.startsWith('$')) {
        if (wildcard !== undefined) fail('only one $ variable may stand here', keyOffset)
        if (variables.includes(key)) fail(`"${key}" is already a variable here`, keyOffset)
        wildcard = { name: key, node: nodeFrom(value, [...variables, key]) }
      } else children.set(plainKey(member), nodeFrom(value, variables))
    }
    return { rules, indexes, children, ...(wildcard && { wildcard }) }
  }

  function plainKey({ key, keyOffset }: LocatedMember): string {
    if (key === '' || /[.#$/[\]]/.test(key)) fail(`"${key}" is neither a rule nor a possible key`, keyOffset)
    return key
  }

  function ruleFrom(kind: RuleKind, json: LocatedJson, variables: readonly string[]): Rule {
    if (json.is === 'literal' && typeof json.value === 'boolean') {
      return { expression: { is: 'literal', at: 0, value: json.value }, text: String(json.value), dependsOnData: false }
    }
    if (json.is !== 'string') return fail(`${kind} must be a string or a boolean`, json.offset)
    try {
      const expression = parseExpression(json.value)
      checkExpression(expression, kind, variables)
      return { expression, text: json.value, dependsOnData: looksAtData(expression) }
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      return fail(error.message, json.offsets[error.at] ?? json.offset)
    }
  }

  function indexesFrom(json: LocatedJson): readonly string[] {
    const items = json.is === 'array' ? json.items : [json]
    return items.map((item) =>
      item.is === 'string' ? item.value.replace(/^\/+|\/+$/g, '') : fail('.indexOn lists strings', item.offset),
    )
  }
}

function looksAtData(expression: Expression): boolean {
  switch (expression.is) {
    case 'literal':
    case 'pattern':
      return false
    case 'name':
      return expression.name === 'data' || expression.name === 'root'
    case 'list':
      return expression.items.some(looksAtData)
    case 'member':
      return looksAtData(expression.of)
    case 'index':
      return looksAtData(expression.of) || looksAtData(expression.key)
    case 'call':
      return looksAtData(expression.of) || expression.args.some(looksAtData)
    case 'unary':
      return looksAtData(expression.operand)
    case 'binary':
      return looksAtData(expression.left) || looksAtData(expression.right)
    case 'choice':
      return looksAtData(expression.test) || looksAtData(expression.yes) || looksAtData(expression.no)
  }
}
