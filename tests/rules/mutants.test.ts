import { describe, expect, test } from 'vitest'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { mutantsOf } from './mutation/mutants.ts'

function mutantsOfRule(rule: string): string[] {
  const rules = loadRules(JSON.stringify({ rules: { $u: { $v: { '.write': rule } } } }))
  return mutantsOf(rules).map(({ name }) => name.replace('/$u/$v .write: ', ''))
}

describe('the mutants of a rule', () => {
  test('makes mutants by dropped conditions, swapped operators and turned comparisons', () => {
    expect(mutantsOfRule('now > 1 && now !== 2')).toEqual([
      'removed',
      '(now > 1) && (now !== 2) → (now > 1) || (now !== 2)',
      'now !== 2 dropped',
      'now > 1 dropped',
      'now > 1 → now >= 1',
      'now > 1 → now < 1',
      'now > 1 → now > 2',
      'now > 1 → now > 0',
      'now !== 2 → now === 2',
      'now !== 2 → now !== 3',
      'now !== 2 → now !== 1',
    ])
  })

  test('makes mutants with another variable, state or method, or without a path step', () => {
    expect(mutantsOfRule('!data.child($u).exists()')).toEqual([
      'removed',
      '!data.child($u).exists() → data.child($u).exists()',
      '!data.child($u).exists() → !data.child($u).hasChildren()',
      '!data.child($u).exists() → !data.exists()',
      '!data.child($u).exists() → !newData.child($u).exists()',
      '!data.child($u).exists() → !data.child($v).exists()',
    ])
  })

  test('makes mutants by changed lists and patterns', () => {
    expect(mutantsOfRule("data.hasChildren(['a', 'b'])")).toEqual([
      'removed',
      "data.hasChildren(['a', 'b']) → data.exists()",
      "data.hasChildren(['a', 'b']) → newData.hasChildren(['a', 'b'])",
      "'a' dropped from the list",
      "'b' dropped from the list",
      "'a' → 'ax'",
      "'b' → 'bx'",
    ])
    expect(mutantsOfRule('$v.matches(/^[0-9]{3}$/)')).toEqual([
      'removed',
      '$v.matches(/^[0-9]{3}$/) → $u.matches(/^[0-9]{3}$/)',
      '$v.matches(/^[0-9]{3}$/) → $v.matches(/[0-9]{3}$/)',
      '$v.matches(/^[0-9]{3}$/) → $v.matches(/^[0-9]{3}/)',
      '$v.matches(/^[0-9]{3}$/) → $v.matches(/^[0-9]{4}$/)',
      '$v.matches(/^[0-9]{3}$/) → $v.matches(/^[0-9]{2}$/)',
      '$v.matches(/^[0-9]{3}$/) → $v.matches(/.*/)',
    ])
  })

  test('makes no mutant that the database would refuse to load', () => {
    expect(mutantsOfRule("('a' + $v) === 'ab'")).not.toContain("'a' - $v")
    expect(mutantsOfRule("('a' + $v) === 'ab'").some((name) => name.includes(' - '))).toBe(false)
  })
})
