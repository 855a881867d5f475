/** Every rule of a rules file with its place, and copies of the file with one rule changed. */
import type { RuleKind } from '#packages/database-emulator/rules/check-expression.ts'
import type { Expression } from '#packages/database-emulator/rules/expression.ts'
import { printExpression } from '#packages/database-emulator/rules/print-expression.ts'
import type { Rule, RuleNode } from '#packages/database-emulator/rules/ruleset.ts'

export interface RulePlace {
  /** Keys of the rules file from the root down. `$` names stay as they are. */
  readonly path: readonly string[]
  readonly kind: RuleKind
  readonly rule: Rule
}

/** The name in messages, such as `/userStories/$uid .read`. */
export function nameOf({ path, kind }: RulePlace): string {
  return `/${path.join('/')} ${kind}`
}

export function placesOf(node: RuleNode, path: readonly string[] = []): RulePlace[] {
  const here = Object.entries(node.rules).map(([kind, rule]) => ({ path, kind: kind as RuleKind, rule }))
  const below = [...node.children].flatMap(([key, child]) => placesOf(child, [...path, key]))
  const { wildcard } = node
  return [...here, ...below, ...(wildcard ? placesOf(wildcard.node, [...path, wildcard.name]) : [])]
}

/** The same rules, with one rule replaced, or removed if the expression is null. */
export function withRule(node: RuleNode, { path, kind, rule }: RulePlace, expression: Expression | null): RuleNode {
  const [key, ...rest] = path
  if (key === undefined) {
    const { [kind]: _, ...others } = node.rules
    return {
      ...node,
      rules:
        expression === null
          ? others
          : { ...others, [kind]: { ...rule, expression, text: printExpression(expression) } },
    }
  }
  const deeper = { path: rest, kind, rule }
  const { wildcard } = node
  if (wildcard?.name === key)
    return { ...node, wildcard: { name: key, node: withRule(wildcard.node, deeper, expression) } }
  const child = node.children.get(key)
  if (child === undefined) throw new RangeError(`no rules at ${key}`)
  return { ...node, children: new Map(node.children).set(key, withRule(child, deeper, expression)) }
}
