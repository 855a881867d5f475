import { childrenOf, PRIORITY_KEY } from '../tree/node.ts'
import type { TreeNode } from '../tree/node.ts'
import { formatPath } from '../tree/path.ts'
import type { Path } from '../tree/path.ts'
import { allows } from './evaluate.ts'
import { RuleSnapshot } from './rule-snapshot.ts'
import { RuleTypeError } from './scope.ts'
import type { RuleAuth, RuleQuery, Scope } from './scope.ts'
import { matchChild, matchesAlong } from './ruleset.ts'
import type { MatchedRule, RuleNode } from './ruleset.ts'
import type { RuleKind } from './check-expression.ts'

/** Allowed, or refused with the rules that were asked and what they said. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly because: string }

export interface ReadRequest {
  readonly auth: RuleAuth | null
  readonly nowMs: number
  readonly root: TreeNode | null
  readonly path: Path
  readonly query: RuleQuery
}

export interface WriteRequest {
  readonly auth: RuleAuth | null
  readonly nowMs: number
  readonly before: TreeNode | null
  /** With all of the write's paths in place: rules judge a multi-path write as one. */
  readonly after: TreeNode | null
  readonly paths: readonly Path[]
}

const ALLOWED: Verdict = { allowed: true }

/** Any `.read` from the root down to the path allows all that lies below it. */
export function mayRead(rules: RuleNode, { auth, nowMs, root, path, query }: ReadRequest): Verdict {
  const at = new RuleSnapshot(root, [])
  return grant(matchesAlong(rules, path), '.read', path, (match) => ({
    auth,
    now: nowMs,
    root: at,
    data: new RuleSnapshot(root, match.path),
    variables: match.variables,
    query,
  }))
}

/** Every path needs a `.write` above it, and every `.validate` on its way and beneath it. */
export function mayWrite(rules: RuleNode, { auth, nowMs, before, after, paths }: WriteRequest): Verdict {
  const root = new RuleSnapshot(before, [])
  const scopeOf = (match: MatchedRule): Scope => ({
    auth,
    now: nowMs,
    root,
    data: new RuleSnapshot(before, match.path),
    newData: new RuleSnapshot(after, match.path),
    variables: match.variables,
  })
  for (const written of paths) {
    const path = written.at(-1) === PRIORITY_KEY ? written.slice(0, -1) : written
    const matches = matchesAlong(rules, path)
    const granted = grant(matches, '.write', path, scopeOf)
    if (!granted.allowed) return granted
    const refused = invalidAlong(matches, path, scopeOf)
    if (refused !== null) return { allowed: false, because: refused }
  }
  return ALLOWED
}

/** Whether a write anywhere could change who may read the path. */
export function readingDependsOnData(rules: RuleNode, path: Path): boolean {
  return matchesAlong(rules, path).some(({ node }) => node.rules['.read']?.dependsOnData === true)
}

function grant(matches: readonly MatchedRule[], kind: RuleKind, path: Path, scopeOf: (match: MatchedRule) => Scope): Verdict {
  const asked: string[] = []
  for (const match of matches) {
    const answer = ask(match, kind, scopeOf)
    if (answer === true) return ALLOWED
    if (answer !== null) asked.push(answer)
  }
  return { allowed: false, because: asked.join('; ') || `no ${kind} rule on the way to ${formatPath(path)}` }
}

function invalidAlong(matches: readonly MatchedRule[], path: Path, scopeOf: (match: MatchedRule) => Scope): string | null {
  for (const match of matches) {
    const refused = invalid(match, scopeOf)
    if (refused !== null) return refused
  }
  const last = matches.at(-1)
  return last !== undefined && matches.length === path.length + 1 ? invalidBelow(last, scopeOf) : null
}

function invalidBelow(match: MatchedRule, scopeOf: (match: MatchedRule) => Scope): string | null {
  for (const key of childrenOf(scopeOf(match).newData?.node ?? null).keys()) {
    const child = matchChild(match, key)
    if (child === null) continue
    const refused = invalid(child, scopeOf) ?? invalidBelow(child, scopeOf)
    if (refused !== null) return refused
  }
  return null
}

/** `.validate` is not asked about what a write removes. */
function invalid(match: MatchedRule, scopeOf: (match: MatchedRule) => Scope): string | null {
  if (match.node.rules['.validate'] === undefined || scopeOf(match).newData?.exists() !== true) return null
  const answer = ask(match, '.validate', scopeOf)
  return answer === true ? null : answer
}

/** True, or the words of the refusal; null where there is no such rule. */
function ask(match: MatchedRule, kind: RuleKind, scopeOf: (match: MatchedRule) => Scope): true | string | null {
  const rule = match.node.rules[kind]
  if (rule === undefined) return null
  const name = `${kind} of ${formatPath(match.path)} (${rule.text})`
  try {
    return allows(rule.expression, scopeOf(match)) || `${name} is false`
  } catch (error) {
    if (!(error instanceof RuleTypeError)) throw error
    return `${name} fails: ${error.message}`
  }
}
