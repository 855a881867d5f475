/** Checks if the tests notice that a rule is wrong. */
import type { RuleNode } from '#packages/database-emulator/rules/ruleset.ts'
import { policyAllows, rulesVerdict } from '../fuzz/case.ts'
import type { Case } from '../fuzz/case.ts'
import { casesFrom } from '../fuzz/generate.ts'

export interface KnownCase {
  readonly case: Case
  readonly isAllowed: boolean
}

/** A sample of the fuzz with the policy's answers, made once for all mutants. */
export function knownCases(count: number, seed: number): KnownCase[] {
  const cases: KnownCase[] = []
  for (const one of casesFrom(seed)) {
    if (cases.length >= count) break
    cases.push({ case: one, isAllowed: policyAllows(one) })
  }
  return cases
}

/**
 * Tells if some case shows a difference between these rules and the policy.
 *
 * @param cases is reordered: the case that has just killed one mutant is likely to kill the next
 */
export function isKilled(rules: RuleNode, cases: KnownCase[]): boolean {
  const index = cases.findIndex(({ case: one, isAllowed }) => rulesVerdict(one)(rules).allowed !== isAllowed)
  if (index > 0) cases.unshift(...cases.splice(index, 1))
  return index >= 0
}
