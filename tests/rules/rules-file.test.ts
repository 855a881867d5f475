/** Facts that tests can read in database.rules.json itself. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isChildName } from '#domain/child.ts'
import { normaliseName } from '#turkish/letter-case.ts'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { indexesAt } from '#packages/database-emulator/rules/ruleset.ts'
import type { Expression } from '#packages/database-emulator/rules/expression.ts'
import { placesOf } from './fuzz/rule-places.ts'

const rules = loadRules(readFileSync('database.rules.json', 'utf8'))

const wrongIn = (pattern: RegExp, isRight: (character: string) => boolean): string[] => {
  const wrong: string[] = []
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code)
    // Unassigned characters and halves of pairs do not count.
    if (!/[\p{Cn}\p{Cs}]/u.test(character) && pattern.test(character) !== isRight(character))
      wrong.push(code.toString(16))
  }
  return wrong
}

describe('the letters that a name needs', () => {
  test('requires exactly Unicode’s letters in a name', () => {
    const [letters] = patternsOf('childName')
    if (letters === undefined) throw new Error('the rule of childName has no pattern')
    expect(wrongIn(letters, (character) => /\p{L}/u.test(character))).toEqual([])
  })

  test('requires the same letters in a name as the wizard, on every plane of Unicode', () => {
    const [letters, unseen] = patternsOf('childName')
    if (!letters || !unseen) throw new Error('the rule of childName has other patterns')
    const isTakenByRules = (name: string) => letters.test(name) && !unseen.test(name)
    const wrong: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code)
      // We accept no unassigned character as a letter; the rules may accept it.
      if (/[\p{Cn}\p{Co}]/u.test(character)) continue
      for (const typed of [character, `A${character}`]) {
        if (isTakenByRules(normaliseName(typed)) !== isChildName(typed)) wrong.push(code.toString(16))
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('invisible characters', () => {
  test.each(['childName', 'childNameForm', 'title'])(
    'treats Unicode’s controls, formats and blanks in a %s as invisible, not joiners',
    (field) => {
      const unseen = patternsOf(field).at(-1)
      if (unseen === undefined) throw new Error(`the rule of ${field} has no pattern`)
      expect(
        wrongIn(unseen, (character) =>
          /(?![\u200c\u200d])[\p{Cc}\p{Cf}]|[\u034f\u115f\u1160\u3164\uffa0]/u.test(character),
        ),
      ).toEqual([])
    },
  )
})

describe('a window of', () => {
  test.each([
    ['templates, the favourites', 'storyTemplates', 'isWeeklyFavorite'],
    ['templates, the newest', 'storyTemplates', 'createdAt'],
    ["a user's stories", 'userStories/anne', 'createdAt'],
    ["a user's stories that nobody paid for", 'userStories/anne', 'paymentStatus'],
    ["a user's transformations that hang", 'transformations/anne', 'status'],
    ["a user's media past their time", 'mediaIndex/anne', 'expiresAt'],
    ['orders that are due', 'orders', 'dueAt'],
    ['orders of one user', 'orders', 'uid'],
    ['users whose photos are to be looked after', 'housekeeping', '.value'],
    ['notices that are due', 'outbox', 'dueAt'],
    ['notices that must not wait', 'outbox', 'urgentDueAt'],
    ['notices about one user', 'outbox', 'uid'],
    ['addresses whose hour is over', 'addressLimits', 'endsAt'],
  ])('the rules have an index for %s', (_, path, index) => {
    expect(indexesAt(rules, path.split('/'))).toContain(index)
  })
})

function patternsOf(field: string): readonly RegExp[] {
  const place = placesOf(rules).find(({ path, kind }) => path.at(-1) === field && kind === '.validate')
  return place ? patternsIn(place.rule.expression) : []
}

function patternsIn(expression: Expression): readonly RegExp[] {
  switch (expression.is) {
    case 'pattern':
      return [expression.pattern]
    case 'binary':
      return [...patternsIn(expression.left), ...patternsIn(expression.right)]
    case 'unary':
      return patternsIn(expression.operand)
    case 'call':
      return expression.args.flatMap(patternsIn)
    default:
      return []
  }
}
