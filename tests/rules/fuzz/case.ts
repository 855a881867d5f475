/** One case: which user does what to which database, and the verdicts of rules and policy. */
import { mayRead, mayWrite } from '#packages/database-emulator/rules/authorise.ts'
import type { Verdict } from '#packages/database-emulator/rules/authorise.ts'
import type { RuleNode } from '#packages/database-emulator/rules/ruleset.ts'
import type { RuleAuth } from '#packages/database-emulator/rules/scope.ts'
import { fromJson } from '#packages/database-emulator/tree/json.ts'
import { withNodeAt } from '#packages/database-emulator/tree/write.ts'
import * as policy from '../policy.ts'
import type { Data, User } from '../policy.ts'

/** The one moment in which all cases happen. */
export const NOW_MS = 1_790_000_000_000

/** A null value empties the path. */
export interface PathWrite {
  readonly path: readonly string[]
  readonly value: Data | null
}

export type Act =
  | { readonly is: 'read'; readonly path: readonly string[] }
  | { readonly is: 'write'; readonly writes: readonly PathWrite[] }

export interface Case {
  readonly user: User | null
  readonly before: Data | undefined
  readonly act: Act
}

const NO_QUERY = {
  orderByKey: true,
  orderByValue: false,
  orderByPriority: false,
  orderByChild: null,
  startAt: null,
  endAt: null,
  equalTo: null,
  limitToFirst: null,
  limitToLast: null,
}

export function policyAllows({ user, before, act }: Case): boolean {
  if (act.is === 'read') return policy.mayRead({ user, path: act.path, database: before })
  const after = act.writes.reduce<Data | undefined>((data, { path, value }) => withDataAt(data, path, value), before)
  return policy.mayWrite({ user, paths: act.writes.map(({ path }) => path), before, after, nowMs: NOW_MS })
}

/** Builds the case in the emulator's form, so that any number of rules can judge it. */
export function rulesVerdict({ user, before, act }: Case): (rules: RuleNode) => Verdict {
  const auth = authOf(user)
  const root = fromJson(before ?? null)
  if (act.is === 'read') {
    return (rules) => mayRead(rules, { auth, nowMs: NOW_MS, root, path: act.path, query: NO_QUERY })
  }
  const paths = act.writes.map(({ path }) => path)
  const after = act.writes.reduce((node, { path, value }) => withNodeAt(node, path, fromJson(value)), root)
  return (rules) => mayWrite(rules, { auth, nowMs: NOW_MS, before: root, after, paths })
}

/** The user's token in the form that rules see. */
export function authOf(user: User | null): RuleAuth | null {
  return (
    user && {
      uid: user.uid,
      provider: 'password',
      token: { sub: user.uid, ...(user.email !== undefined && { email: user.email }) },
    }
  )
}

/** The policy's own implementation of a write, so that it does not share a mistake of the emulator's tree. */
function withDataAt(data: Data | undefined, [key, ...rest]: readonly string[], value: Data | null): Data | undefined {
  if (key === undefined) return value === null ? undefined : value
  if (key === '.priority') return withPriority(data, value)
  const branch = typeof data === 'object' && !('.value' in data) ? data : {}
  const child = withDataAt(Object.hasOwn(branch, key) ? branch[key] : undefined, rest, value)
  if (child === undefined && branch !== data) return data
  const { [key]: _, ...others } = branch
  const changed = child === undefined ? others : { ...others, [key]: child }
  return Object.keys(changed).some((name) => name !== '.priority') ? changed : undefined
}

function withPriority(data: Data | undefined, priority: Data | null): Data | undefined {
  if (data === undefined || priority === null) return data
  return typeof data === 'object' ? { ...data, '.priority': priority } : { '.value': data, '.priority': priority }
}
