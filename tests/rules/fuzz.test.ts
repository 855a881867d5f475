import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { runOverTheWire } from './fuzz/over-the-wire.ts'
import { placesOf, withRule } from './fuzz/rule-places.ts'
import { Coverage } from './fuzz/coverage.ts'
import { conditionsOf } from './fuzz/conditions.ts'
import { runCases } from './fuzz/run.ts'
import { tellDisagreement } from './fuzz/tell-disagreement.ts'

/** The same cases every time; `npm run ops -- fuzz-rules` tries new ones, and fuzz.nightly.test.ts four times as many. */
const SEED = 3
const ADD_A_READING = 'add a case in tests/rules/fuzz/other-cases.ts'
/** The tests take a second or two on an idle machine. */
const PATIENCE_MS = 120_000
const rules = loadRules(readFileSync('database.rules.json', 'utf8'))

describe('random cases', { timeout: PATIENCE_MS }, () => {
  test('judges random cases by the rules as by the policy', () => {
    const { disagreements } = runCases(rules, 8_000, SEED)
    expect(disagreements.map(tellDisagreement)).toEqual([])
  })

  test('allows by real requests exactly the random cases that the policy allows', async () => {
    const disagreements = await runOverTheWire('database.rules.json', 200, SEED)
    expect(disagreements.map(tellDisagreement)).toEqual([])
  })

  test('finds a condition that is missing in the rules', () => {
    const place = placesOf(rules).find(
      ({ path, kind }) => path.join('/') === 'userStories/$uid/$storyId' && kind === '.write',
    )
    const [condition] = place ? conditionsOf(place.rule.expression) : []
    if (!place || !condition) throw new Error('the rules have no such condition')
    expect(condition.text).toBe('auth.uid === $uid')
    const { disagreements } = runCases(withRule(rules, place, condition.without), 2_000, SEED)
    expect(disagreements).not.toEqual([])
    expect(disagreements.every(({ policy }) => !policy)).toBe(true)
  })

  test('reports where rules and policy differ: user, path, field, both answers and case', () => {
    const told = tellDisagreement({
      number: 7,
      case: {
        user: { uid: 'anne' },
        before: { a: 1 },
        act: { is: 'write', writes: [{ path: ['userStories', 'anne_1', 'x', 'title'], value: 'Yeni' }] },
      },
      policy: false,
      because: 'allowed',
    })
    expect(told.split('\n')).toEqual([
      'case 7',
      '  who     anne <no e-mail>',
      '  writes  /userStories/anne_1/x/title',
      '  field   title = "Yeni"',
      '  rules   allowed',
      '  policy  refused (tests/rules/policy.ts)',
      '  before  {"a":1}',
      '  act     {"is":"write","writes":[{"path":["userStories","anne_1","x","title"],"value":"Yeni"}]}',
    ])
  })

  test('reports rules that no random case has used, and conditions that decided no case', () => {
    const shortfalls = new Coverage(rules, { answers: 1, decisions: 1 }).shortfalls()
    expect(shortfalls).toContain(`/userStories/$uid .read: said no 0 times, wanted 1; ${ADD_A_READING}`)
    expect(shortfalls).toContain(
      `/userStories/$uid .read: decided by auth.uid === $uid 0 times, wanted 1; ${ADD_A_READING}`,
    )
    expect(shortfalls.find((line) => line.startsWith('/userStories/$uid/$storyId/title .write: said yes'))).toContain(
      'add a case in tests/rules/fuzz/story-cases.ts',
    )
    expect(shortfalls).toContain(`/public .read: asked 0 times, wanted 1; ${ADD_A_READING}`)
  })
})
