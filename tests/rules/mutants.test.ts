import { describe, expect, test } from 'vitest'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { mutantsOf } from './mutation/mutants.ts'

function mutantsOfRule(rule: string): string[] {
  const rules = loadRules(JSON.stringify({ rules: { $u: { $v: { '.write': rule } } } }))
  return mutantsOf(rules).map(({ name }) => name.replace('/$u/$v .write: ', ''))
}

describe('the mutants of a rule', () => {
  test('drop each condition, join them the other way, and turn each comparison', () => {
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

  test('swap variables and states, take steps away, and ask other methods', () => {
    expect(mutantsOfRule('!data.child($u).exists()')).toEqual([
      'removed',
      '!data.child($u).exists() → data.child($u).exists()',
      '!data.child($u).exists() → !data.child($u).hasChildren()',
      '!data.child($u).exists() → !data.exists()',
      '!data.child($u).exists() → !newData.child($u).exists()',
      '!data.child($u).exists() → !data.child($v).exists()',
    ])
  })

  test('change lists and patterns', () => {
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

  test('that no database would load are none', () => {
    expect(mutantsOfRule("('a' + $v) === 'ab'")).not.toContain("'a' - $v")
    expect(mutantsOfRule("('a' + $v) === 'ab'").some((name) => name.includes(' - '))).toBe(false)
  })
})
