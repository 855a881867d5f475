/** Compares our evaluator and the third judge over many cases. */
import type { RuleNode } from '#packages/database-emulator/rules/ruleset.ts'
import { rulesVerdict, type Case } from '../fuzz/case.ts'
import { casesFrom } from '../fuzz/generate.ts'
import { KNOWN_DIFFERENCES } from './known-differences.ts'
import { thirdJudge, type Judgement } from './third-judge.ts'

export interface Difference {
  readonly number: number
  readonly case: Case
  readonly ours: Judgement
  readonly theirs: Judgement
}

export interface JudgeResult {
  /** The number of cases for each known difference. */
  readonly known: ReadonlyMap<string, number>
  readonly unexplained: readonly Difference[]
}

/**
 * @param theirRules other rules for the third judge; the same by default
 * @param onProgress receives the number of finished cases, now and then
 */
export function judgeCases(
  rules: RuleNode,
  cases: number,
  seed: number,
  { theirRules = rules, onProgress = () => {} }: { theirRules?: RuleNode; onProgress?: (done: number) => void } = {},
): JudgeResult {
  const ask = thirdJudge(theirRules)
  const known = new Map<string, number>()
  const unexplained: Difference[] = []
  let number = 0
  for (const one of casesFrom(seed)) {
    if (number >= cases) break
    number += 1
    const verdict = rulesVerdict(one)(rules)
    const theirs = ask(one)
    if (number % 10_000 === 0) onProgress(number)
    if (verdict.allowed === theirs.allowed) continue
    const name = KNOWN_DIFFERENCES.find(({ isOf }) => isOf(one))?.name
    if (name !== undefined) known.set(name, (known.get(name) ?? 0) + 1)
    else {
      const ours = { allowed: verdict.allowed, because: verdict.allowed ? 'allowed' : verdict.because }
      unexplained.push({ number, case: one, ours, theirs })
    }
  }
  return { known, unexplained }
}
