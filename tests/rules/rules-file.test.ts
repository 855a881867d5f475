/** What stands in database.rules.json and is seen in the file itself. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRules } from '#dev/database-emulator/rules/load-rules.ts'
import { indexesAt } from '#dev/database-emulator/rules/ruleset.ts'
import type { Expression } from '#dev/database-emulator/rules/expression.ts'
import { placesOf } from './fuzz/rule-places.ts'

const rules = loadRules(readFileSync('database.rules.json', 'utf8'))

describe('the letters that a name needs', () => {
  test('are those of Unicode, each of them and nothing else', () => {
    const place = placesOf(rules).find(({ path, kind }) => path.at(-1) === 'childName' && kind === '.validate')
    const pattern = place && patternIn(place.rule.expression)
    if (pattern === undefined) throw new Error('the rule of childName has no pattern')
    const wrong: string[] = []
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code)
      // What Unicode has not given a meaning to, or only half of a pair, is neither.
      if (!/[\p{Cn}\p{Cs}]/u.test(character) && pattern.test(character) !== /\p{L}/u.test(character)) wrong.push(code.toString(16))
    }
    expect(wrong).toEqual([])
  })
})

describe('a window of', () => {
  test.each([
    ['templates, the favourites', 'storyTemplates', 'isWeeklyFavorite'],
    ['templates, the newest', 'storyTemplates', 'createdAt'],
    ["a user's stories", 'userStories/anne', 'createdAt'],
    ["a user's transformations that hang", 'transformations/anne', 'status'],
    ["a user's media past their time", 'mediaIndex/anne', 'expiresAt'],
    ['orders that are due', 'orders', 'dueAt'],
    ['orders of one user', 'orders', 'uid'],
    ['users whose photos are to be looked after', 'housekeeping', '.value'],
  ])('%s has its index', (_, path, index) => {
    expect(indexesAt(rules, path.split('/'))).toContain(index)
  })
})

function patternIn(expression: Expression): RegExp | undefined {
  if (expression.is === 'pattern') return expression.pattern
  if (expression.is === 'binary') return patternIn(expression.left) ?? patternIn(expression.right)
  return expression.is === 'call' ? expression.args.map(patternIn).find((pattern) => pattern !== undefined) : undefined
}
