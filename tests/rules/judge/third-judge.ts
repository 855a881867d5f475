/**
 * Judges the fuzz's cases by targaryen, an older implementation of the rules' language that shares no code with ours.
 */
import targaryen from 'targaryen'
import type { RuleNode } from '#packages/database-emulator/rules/ruleset.ts'
import { authOf, NOW_MS, type Case } from '../fuzz/case.ts'

export interface Judgement {
  readonly allowed: boolean
  /** Every evaluated rule, with its answer. */
  readonly because: string
}

export function thirdJudge(rules: RuleNode): (one: Case) => Judgement {
  const ruleset = targaryen.ruleset({ rules: plainRules(rules) })
  return ({ user, before, act }) => {
    const database = targaryen.database(ruleset, before ?? null, NOW_MS).as(authOf(user))
    const { allowed, info: because } =
      act.is === 'read' ? database.read(text(act.path), AT) : write(database, act.writes)
    return { allowed, because }
  }
}

const AT = { now: NOW_MS }

type Database = ReturnType<typeof targaryen.database>

function write(database: Database, writes: (Case['act'] & { is: 'write' })['writes']) {
  const [only, ...others] = writes
  return only && others.length === 0
    ? database.write(text(only.path), only.value, AT)
    : database.update('/', Object.fromEntries(writes.map(({ path, value }) => [path.join('/'), value])), AT)
}

const text = (path: readonly string[]): string => `/${path.join('/')}`

/** The rules of a file without its comments. */
function plainRules({ rules, children, wildcard }: RuleNode): object {
  return {
    ...Object.fromEntries(Object.entries(rules).map(([kind, rule]) => [kind, rule.text])),
    ...Object.fromEntries([...children].map(([key, child]) => [key, plainRules(child)])),
    ...(wildcard && { [wildcard.name]: plainRules(wildcard.node) }),
  }
}
