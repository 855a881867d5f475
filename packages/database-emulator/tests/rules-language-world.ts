/** Evaluates one rule, or one small set of rules, in the process. */
import { mayRead, mayWrite } from '#packages/database-emulator/rules/authorise.ts'
import type { Verdict } from '#packages/database-emulator/rules/authorise.ts'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import type { RuleAuth } from '#packages/database-emulator/rules/scope.ts'
import { ruleQueryOf } from '#packages/database-emulator/query/rule-query.ts'
import type { Query } from '#packages/database-emulator/query/query.ts'
import { fromJson } from '#packages/database-emulator/tree/json.ts'
import type { Json } from '#packages/database-emulator/tree/json.ts'
import { withNodeAt } from '#packages/database-emulator/tree/write.ts'
import { parsePath } from '#packages/database-emulator/tree/path.ts'

export const NOW = 1_790_000_000_000
const ADA: RuleAuth = {
  uid: 'ada',
  provider: 'password',
  token: { email: 'ada@example.com', roles: { editor: true }, one: 1, list: ['x', 'y'] },
}
const DATA: Json = { text: 'Masal', number: 5, yes: true, list: { a: 1, b: 2 }, owner: 'ada' }

interface ReadCircumstances {
  readonly auth?: RuleAuth | null
  readonly data?: Json
  readonly query?: Query
  readonly nowMs?: number
}

/** @returns whether one expression, used as the `.read` rule of `/at/$key`, allows a read of `/at/key` */
export function reads(rule: string, circumstances: ReadCircumstances = {}): boolean {
  return readVerdict(rule, circumstances).allowed
}

export function readVerdict(
  rule: string,
  { auth = ADA, data = DATA, query = { index: { by: 'priority' } }, nowMs = NOW }: ReadCircumstances = {},
): Verdict {
  const rules = loadRules(JSON.stringify({ rules: { at: { $key: { '.read': rule } } } }))
  const root = fromJson({ at: { key: data }, other: 'x' })
  return mayRead(rules, { auth, nowMs, root, path: ['at', 'key'], query: ruleQueryOf(query) })
}

/** @param changes values by path, applied as one write */
export function writeVerdict(
  rules: object,
  before: Json,
  changes: Record<string, Json>,
  auth: RuleAuth | null = ADA,
): Verdict {
  const root = fromJson(before)
  const paths = Object.keys(changes).map(parsePath)
  const after = Object.entries(changes).reduce(
    (node, [path, value]) => withNodeAt(node, parsePath(path), fromJson(value)),
    root,
  )
  return mayWrite(loadRules(JSON.stringify({ rules })), { auth, nowMs: NOW, before: root, after, paths })
}

export function writes(
  rules: object,
  before: Json,
  changes: Record<string, Json>,
  auth: RuleAuth | null = ADA,
): boolean {
  return writeVerdict(rules, before, changes, auth).allowed
}
