/** Compares rules and policy over many cases. */
import type { RuleNode } from '#packages/database-emulator/rules/ruleset.ts'
import { policyAllows, rulesVerdict } from './case.ts'
import type { Case } from './case.ts'
import { Coverage, demandOf } from './coverage.ts'
import { casesFrom } from './generate.ts'

export interface Disagreement {
  readonly number: number
  readonly case: Case
  readonly policy: boolean
  /** The rules' answer. */
  readonly because: string
}

export interface RunResult {
  readonly disagreements: readonly Disagreement[]
  readonly coverage: Coverage
}

/** @param onProgress receives the number of finished cases, now and then */
export function runCases(
  rules: RuleNode,
  cases: number,
  seed: number,
  onProgress: (done: number) => void = () => {},
): RunResult {
  const coverage = new Coverage(rules, demandOf(cases))
  const disagreements: Disagreement[] = []
  let number = 0
  for (const one of casesFrom(seed)) {
    if (number >= cases) break
    number += 1
    const policy = policyAllows(one)
    const judge = rulesVerdict(one)
    const verdict = judge(rules)
    coverage.count(verdict, judge)
    if (verdict.allowed !== policy)
      disagreements.push({ number, case: one, policy, because: verdict.allowed ? 'allowed' : verdict.because })
    if (number % 50_000 === 0) onProgress(number)
  }
  return { disagreements, coverage }
}
