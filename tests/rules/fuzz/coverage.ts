/**
 * The coverage of a run: how often each rule allowed and refused, and how often each condition decided. A condition
 * decides if the answer without it is another.
 */
import type { Verdict } from '#packages/database-emulator/rules/authorise.ts'
import type { Rule, RuleNode } from '#packages/database-emulator/rules/ruleset.ts'
import { conditionsOf } from './conditions.ts'
import type { Condition } from './conditions.ts'
import { nameOf, placesOf, withRule } from './rule-places.ts'

/** The minimum that a run must try. */
export interface Demand {
  /** Minimum number of yes answers, and of no answers, for each rule. */
  readonly answers: number
  /** Minimum number of decisions for each condition. */
  readonly decisions: number
}

/**
 * The demand for a million cases, high enough that no rule is right by chance; fewer cases have a proportional demand.
 */
export function demandOf(cases: number): Demand {
  const share = Math.min(1, cases / 1_000_000)
  return { answers: Math.floor(1_000 * share), decisions: Math.floor(100 * share) }
}

export interface Row {
  readonly name: string
  readonly yes: number
  readonly no: number
  readonly conditions: readonly { readonly text: string; readonly decided: number }[]
  /** True for the rules `true` and `false`, which have only one answer. */
  readonly isConstant: boolean
}

interface Counted {
  readonly name: string
  readonly isConstant: boolean
  yes: number
  no: number
  readonly conditions: { readonly condition: Condition; readonly without: RuleNode; decided: number }[]
}

export class Coverage {
  readonly #demand: Demand
  readonly #counts: ReadonlyMap<Rule, Counted>

  constructor(rules: RuleNode, demand: Demand) {
    this.#demand = demand
    this.#counts = new Map(
      placesOf(rules).map((place) => [
        place.rule,
        {
          name: nameOf(place),
          isConstant: place.rule.expression.is === 'literal',
          yes: 0,
          no: 0,
          conditions: conditionsOf(place.rule.expression).map((condition) => ({
            condition,
            without: withRule(rules, place, condition.without),
            decided: 0,
          })),
        },
      ]),
    )
  }

  /** @param judge judges the same case by other rules */
  count(verdict: Verdict, judge: (rules: RuleNode) => Verdict): void {
    for (const { rule, isYes } of verdict.asked) {
      const counted = this.#counts.get(rule)
      if (counted === undefined) throw new Error(`an unknown rule answered: ${rule.text}`)
      if (isYes) counted.yes += 1
      else counted.no += 1
      // Only a yes can depend on one side of ||, and only a no on one side of &&.
      if (isYes !== verdict.allowed) continue
      for (const one of counted.conditions) {
        const isEnough = one.decided >= this.#demand.decisions
        if (isEnough || (one.condition.joinedBy === '||') !== isYes) continue
        if (judge(one.without).allowed !== verdict.allowed) one.decided += 1
      }
    }
  }

  rows(): Row[] {
    return [...this.#counts.values()].map(({ conditions, ...row }) => ({
      ...row,
      conditions: conditions.map(({ condition, decided }) => ({ text: condition.text, decided })),
    }))
  }

  /** Rules that were tried too seldom, with the place to add cases. Empty after a good run. */
  shortfalls(): string[] {
    const { answers, decisions } = this.#demand
    return this.rows().flatMap(({ name, yes, no, isConstant, conditions }) =>
      [
        ...(isConstant ? (yes + no < answers ? [`${name}: asked ${yes + no} times, wanted ${answers}`] : []) : []),
        ...(!isConstant && yes < answers ? [`${name}: said yes ${yes} times, wanted ${answers}`] : []),
        ...(!isConstant && no < answers ? [`${name}: said no ${no} times, wanted ${answers}`] : []),
        ...conditions
          .filter(({ decided }) => decided < decisions)
          .map(({ text, decided }) => `${name}: decided by ${text} ${decided} times, wanted ${decisions}`),
      ].map((shortfall) => `${shortfall}; ${whereToAdd(name)}`),
    )
  }
}

/** A condition that never decides needs a case that meets all other conditions and not this one. */
const whereToAdd = (rule: string): string =>
  rule.startsWith('/userStories') && !rule.endsWith('.read')
    ? 'add a case in tests/rules/fuzz/story-cases.ts, a value in tests/rules/fuzz/fields.ts'
    : /^\/(quotas|housekeeping)\//.test(rule)
      ? 'add a case in tests/rules/fuzz/quota-cases.ts'
      : /^\/(transformations|consents)\//.test(rule)
        ? 'add a case in tests/rules/fuzz/other-cases.ts, a value in tests/rules/fuzz/fields.ts'
        : 'add a case in tests/rules/fuzz/other-cases.ts'
