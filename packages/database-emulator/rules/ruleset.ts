import type { Path } from '../tree/path.ts'
import type { Expression } from './expression.ts'
import type { RuleKind } from './check-expression.ts'

/** The rules of one path: its rules, its indexes and its children. */
export interface RuleNode {
  readonly rules: Partial<Readonly<Record<RuleKind, Rule>>>
  readonly indexes: readonly string[]
  readonly children: ReadonlyMap<string, RuleNode>
  readonly wildcard?: { readonly name: string; readonly node: RuleNode }
}

export interface Rule {
  readonly expression: Expression
  /** Source text, for explanations. */
  readonly text: string
  /** The rule reads data: a write elsewhere can change its result. */
  readonly dependsOnData: boolean
}

/** A node of the rules that matches a path of the data. */
export interface MatchedRule {
  readonly node: RuleNode
  readonly path: Path
  readonly variables: Readonly<Record<string, string>>
}

/** The matching rules from the root down, as deep as the rules define the path. */
export function matchesAlong(root: RuleNode, path: Path): MatchedRule[] {
  let match: MatchedRule | null = { node: root, path: [], variables: {} }
  const matches = [match]
  for (const key of path) {
    match = matchChild(match, key)
    if (match === null) break
    matches.push(match)
  }
  return matches
}

/** The rules of a child: those written for its key, else those of the `$` variable. */
export function matchChild(match: MatchedRule, key: string): MatchedRule | null {
  const path = [...match.path, key]
  const named = match.node.children.get(key)
  if (named !== undefined) return { node: named, path, variables: match.variables }
  const { wildcard } = match.node
  if (wildcard === undefined) return null
  return { node: wildcard.node, path, variables: { ...match.variables, [wildcard.name]: key } }
}

/** The names under `.indexOn` for queries at a path. */
export function indexesAt(root: RuleNode, path: Path): readonly string[] {
  const matches = matchesAlong(root, path)
  return matches.length === path.length + 1 ? (matches.at(-1)?.node.indexes ?? []) : []
}
