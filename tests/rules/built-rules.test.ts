/** database.rules.json must equal the output of ops/rules, because every other test judges the built file. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { all, any, type Condition } from '#ops/rules/condition.ts'
import { printRules } from '#ops/rules/print-rules.ts'
import { rules } from '#ops/rules/rules.ts'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'

test('finds database.rules.json equal to the output of ops/rules', () => {
  const hint = 'database.rules.json is older than ops/rules, or changed by hand: run `npm run ops -- build-rules`'
  expect(readFileSync('database.rules.json', 'utf8'), hint).toBe(printRules(rules))
})

describe('a printed condition', () => {
  const printed = (condition: Condition) => printRules({ '.read': condition })
  const loaded = (condition: Condition) => loadRules(printed(condition)).rules['.read']?.text

  test('prints brackets only where the conditions all() and any() meet', () => {
    expect(loaded(all('1 < now', all('2 < now', any('3 < now', '4 < now'))))).toBe(
      '1 < now && 2 < now && (3 < now || 4 < now)',
    )
    expect(loaded(any(all('1 < now', '2 < now'), any('3 < now', '4 < now')))).toBe(
      '(1 < now && 2 < now) || 3 < now || 4 < now',
    )
  })

  test('throws for conditions that are not joined by all() and any()', () => {
    expect(() => printed(all('1 < now', '2 < now || 3 < now'))).toThrow(/join conditions with all and any/)
  })

  test('breaks a long line between conditions, never inside of a text in quotes', () => {
    const long = (name: string) => `root.child('${name} of a longer name that has several words').exists()`
    const condition = all(long('first'), any(long('second'), long('third')), `${long('fourth')} === ${long('fifth')}`)
    const lines = printed(condition).split('\n')
    expect(lines.filter((line) => line.length > 120)).toEqual([])
    expect(loaded(condition)?.replaceAll(/\s+/g, '')).toBe(
      `${long('first')} && (${long('second')} || ${long('third')}) && ${long('fourth')} === ${long('fifth')}`.replaceAll(
        /\s+/g,
        '',
      ),
    )
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) expect(loaded(condition)).toContain(long(name))
  })

  test('prints invisible letters as escapes, and loads them as letters', () => {
    const condition = "'\u200e\u0000\n\"\\\\' === 'ş'"
    expect(printed(condition)).toContain(String.raw`'\u200e\u0000\u000a\"\\\\' === '\u015f'`)
    expect(loaded(condition)).toBe(condition)
  })
})
