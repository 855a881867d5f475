import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { NOW_MS, rulesVerdict, type Case } from './fuzz/case.ts'
import { conditionsOf } from './fuzz/conditions.ts'
import { placesOf, withRule } from './fuzz/rule-places.ts'
import { KNOWN_DIFFERENCES } from './judge/known-differences.ts'
import { judgeCases } from './judge/run.ts'
import { thirdJudge } from './judge/third-judge.ts'

/** The same cases every time; `npm run ops -- judge-rules` tries new ones. */
const SEED = 1
const rules = loadRules(readFileSync('database.rules.json', 'utf8'))

test('judges random cases like another implementation of the rules', () => {
  expect(judgeCases(rules, 1_000, SEED).unexplained).toEqual([])
})

test('reports the cases that an implementation with other rules judges differently', () => {
  const place = placesOf(rules).find(({ path, kind }) => path.at(-1) === '$storyId' && kind === '.write')
  const [condition] = place ? conditionsOf(place.rule.expression) : []
  if (!place || !condition) throw new Error('the rules have no such condition')
  const { unexplained } = judgeCases(rules, 2_000, SEED, { theirRules: withRule(rules, place, condition.without) })
  expect(unexplained.length).toBeGreaterThan(0)
  expect(unexplained.every(({ ours, theirs }) => theirs.allowed && !ours.allowed)).toBe(true)
})

test('explains the known difference: a field is deleted beneath a plain value', () => {
  const story = 'uzay_anne_1789999999999'
  const emptied = (before: Case['before'], field: string): Case => ({
    user: { uid: 'anne', email: 'anne@example.com' },
    before,
    act: { is: 'write', writes: [{ path: ['userStories', 'anne', story, field], value: null }] },
  })
  const ofText = emptied({ userStories: { anne: { [story]: 'x' } } }, 'dedication')
  expect([rulesVerdict(ofText)(rules).allowed, thirdJudge(rules)(ofText).allowed]).toEqual([false, true])
  const isKnown = (one: Case) => KNOWN_DIFFERENCES.some(({ isOf }) => isOf(one))
  expect(isKnown(ofText)).toBe(true)
  expect(isKnown(emptied({ userStories: { anne: { [story]: { updatedAt: NOW_MS } } } }, 'dedication'))).toBe(false)
})
