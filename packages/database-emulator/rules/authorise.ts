import { childrenOf, PRIORITY_KEY } from '../tree/node.ts'
import type { TreeNode } from '../tree/node.ts'
import { formatPath } from '../tree/path.ts'
import type { Path } from '../tree/path.ts'
import { allows } from './evaluate.ts'
import { explain } from './explain.ts'
import { RuleSnapshot } from './rule-snapshot.ts'
import { RuleTypeError } from './scope.ts'
import type { RuleAuth, RuleQuery, Scope } from './scope.ts'
import { matchChild, matchesAlong } from './ruleset.ts'
import type { MatchedRule, Rule, RuleNode } from './ruleset.ts'
import type { RuleKind } from './check-expression.ts'

/** The result of one rule; a type error counts as no. */
export interface Answer {
  readonly rule: Rule
  readonly isYes: boolean
}

/**
 * Allowed or refused, with every evaluated rule; `because` is for the log: the rule that refused and the values of its
 * parts.
 */
export type Verdict =
  | { readonly allowed: true; readonly asked: readonly Answer[] }
  | { readonly allowed: false; readonly asked: readonly Answer[]; readonly because: string }

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
  /** The root with all of the write's paths applied: rules judge a multi-path write as one. */
  readonly after: TreeNode | null
  readonly paths: readonly Path[]
}

/** A true `.read` on the path or on any ancestor allows the read. */
export function mayRead(rules: RuleNode, { auth, nowMs, root, path, query }: ReadRequest): Verdict {
  const at = new RuleSnapshot(root, [])
  const inquiry = new Inquiry((match) => ({
    auth,
    now: nowMs,
    root: at,
    data: new RuleSnapshot(root, match.path),
    variables: match.variables,
    query,
  }))
  return inquiry.verdict(inquiry.grants(matchesAlong(rules, path), '.read', path))
}

/** Every path needs a true `.write` on it or an ancestor, and every `.validate` on ancestors and descendants. */
export function mayWrite(rules: RuleNode, { auth, nowMs, before, after, paths }: WriteRequest): Verdict {
  const root = new RuleSnapshot(before, [])
  const inquiry = new Inquiry((match) => ({
    auth,
    now: nowMs,
    root,
    data: new RuleSnapshot(before, match.path),
    newData: new RuleSnapshot(after, match.path),
    variables: match.variables,
  }))
  return inquiry.verdict(
    paths.every((written) => {
      const path = written.at(-1) === PRIORITY_KEY ? written.slice(0, -1) : written
      const matches = matchesAlong(rules, path)
      return inquiry.grants(matches, '.write', path) && inquiry.isValid(matches, path)
    }),
  )
}

/** @returns whether a write anywhere could change the right to read the path */
export function readingDependsOnData(rules: RuleNode, path: Path): boolean {
  return matchesAlong(rules, path).some(({ node }) => node.rules['.read']?.dependsOnData === true)
}

/** Evaluates the rules for one request. */
class Inquiry {
  readonly #scopeOf: (match: MatchedRule) => Scope
  readonly #asked: Answer[] = []
  /** Explanations of rules that granted nothing, for the message of a refused request. */
  readonly #refusals: (() => string)[] = []

  constructor(scopeOf: (match: MatchedRule) => Scope) {
    this.#scopeOf = scopeOf
  }

  verdict(allowed: boolean): Verdict {
    const asked = this.#asked
    if (allowed) return { allowed, asked }
    const refusals = this.#refusals
    return {
      allowed,
      asked,
      get because() {
        return refusals.map((words) => words()).join('; ')
      },
    }
  }

  grants(matches: readonly MatchedRule[], kind: '.read' | '.write', path: Path): boolean {
    const ruled = matches.filter(({ node }) => node.rules[kind] !== undefined)
    const refusalsBefore = this.#refusals.length
    if (ruled.length === 0) this.#refusals.push(() => `no ${kind} rule on the way to ${formatPath(path)}`)
    const granted = ruled.some((match) => this.#ask(match, kind))
    // A grant overrules refusals of rules further up.
    if (granted) this.#refusals.length = refusalsBefore
    return granted
  }

  isValid(matches: readonly MatchedRule[], path: Path): boolean {
    if (!matches.every((match) => this.#isValidAt(match))) return false
    const last = matches.at(-1)
    return last === undefined || matches.length !== path.length + 1 || this.#isValidBelow(last)
  }

  #isValidBelow(match: MatchedRule): boolean {
    const { node } = match
    if (node.children.size === 0 && node.wildcard === undefined) return true
    for (const key of childrenOf(this.#scopeOf(match).newData?.node ?? null).keys()) {
      const child = matchChild(match, key)
      if (child !== null && !(this.#isValidAt(child) && this.#isValidBelow(child))) return false
    }
    return true
  }

  /**
   * Follows the service's documentation: a removed place needs no `.validate`. Its remaining ancestors must still be
   * valid.
   */
  #isValidAt(match: MatchedRule): boolean {
    if (match.node.rules['.validate'] === undefined || !this.#scopeOf(match).newData?.exists()) return true
    return this.#ask(match, '.validate')
  }

  #ask(match: MatchedRule, kind: RuleKind): boolean {
    const rule = match.node.rules[kind] as Rule
    const scope = this.#scopeOf(match)
    const name = () => `${kind} of ${formatPath(match.path)} (${rule.text.replace(/\s+/g, ' ')})`
    let isYes = false
    try {
      isYes = allows(rule.expression, scope)
      if (!isYes)
        this.#refusals.push(() =>
          [`${name()} is false`, explain(rule.expression, scope).join(', ')].filter(Boolean).join(': '),
        )
    } catch (error) {
      if (!(error instanceof RuleTypeError)) throw error
      this.#refusals.push(() => `${name()} fails, ${error.message}: ${explain(rule.expression, scope).join(', ')}`)
    }
    this.#asked.push({ rule, isYes })
    return isYes
  }
}
