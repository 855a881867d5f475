import type { Json } from '../tree/json.ts'
import type { RuleSnapshot } from './rule-snapshot.ts'

/** Variables of a rule. */
export interface Scope {
  readonly auth: RuleAuth | null
  readonly now: number
  readonly root: RuleSnapshot
  readonly data: RuleSnapshot
  /** Absent in a `.read` rule. */
  readonly newData?: RuleSnapshot
  /** Values of `$` names; the loader refuses a rule that uses an unknown name. */
  readonly variables: Readonly<Record<string, string>>
  /** Present in a `.read` rule only. */
  readonly query?: RuleQuery
}

/** `auth` in a rule: `uid`, `provider`, `token` and whatever an override sets. */
export type RuleAuth = { readonly [claim: string]: Json }

/** `query` in a rule; a field is null if the client did not set it. */
export interface RuleQuery {
  readonly orderByKey: boolean
  readonly orderByValue: boolean
  readonly orderByPriority: boolean
  readonly orderByChild: string | null
  readonly startAt: string | number | boolean | null
  readonly endAt: string | number | boolean | null
  readonly equalTo: string | number | boolean | null
  readonly limitToFirst: number | null
  readonly limitToLast: number | null
}

/** A rule met a value of the wrong type, so it refuses. */
export class RuleTypeError extends Error {
  override name = 'RuleTypeError'
}
