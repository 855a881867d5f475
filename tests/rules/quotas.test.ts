import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { DAILY_QUOTA, QUOTA_PATHS } from '#domain/quota.ts'
import { placesOf } from './fuzz/rule-places.ts'
import { isOurs } from '#packages/database-emulator/tests/target.ts'
import { EARLIER_MS, PARENT, rulesWorld, SERVER_TIME, STRANGER, VISITOR, withPriority } from './rules-world.ts'

const emptyDatabase = rulesWorld()
const DAY_MS = 86_400_000
/** The tests' own clock stands a minute after EARLIER_MS. */
const NOW_MS = EARLIER_MS + 60_000
const path = `quotas/${PARENT.uid}/transformations`
const FIRST = { since: SERVER_TIME, count: 1, last: 'a' }
const BEFORE = { since: EARLIER_MS, count: 7, last: 'a' }
const NEXT = { ...BEFORE, count: 8, last: 'b' }

async function databaseWith(before: object | null) {
  const made = emptyDatabase()
  await made.seed(path, before)
  return made
}

describe('a count', () => {
  test.each<readonly [string, object | null, object]>([
    ['the first', null, FIRST],
    ['one more', BEFORE, NEXT],
    ['the last of a day', { ...BEFORE, count: DAILY_QUOTA - 1 }, { ...NEXT, count: DAILY_QUOTA }],
    ['one more of an old day', { ...BEFORE, since: 1 }, { ...NEXT, since: 1 }],
    ['the first a day later', { ...BEFORE, since: NOW_MS - DAY_MS, count: DAILY_QUOTA }, FIRST],
  ])('accepts a quota count: %s', async (_, before, count) => {
    expect((await (await databaseWith(before)).put(PARENT, path, count)).status).toBe(200)
  })

  const TOO_SOON = NOW_MS - DAY_MS + (isOurs ? 1 : 60_000)
  test.each<readonly [string, object | null, object | null]>([
    ['beyond the last', { ...BEFORE, count: DAILY_QUOTA }, { ...NEXT, count: DAILY_QUOTA + 1 }],
    ['that begins with two', null, { ...FIRST, count: 2 }],
    ['that begins in the past', null, { ...FIRST, since: 1 }],
    ['two more', BEFORE, { ...NEXT, count: 9 }],
    ['none more', BEFORE, { ...NEXT, count: 7 }],
    ['less', BEFORE, { ...NEXT, count: 1 }],
    ['of another day', BEFORE, { ...NEXT, since: EARLIER_MS - 1 }],
    ['that begins anew within the day', { ...BEFORE, since: TOO_SOON }, FIRST],
    ['that is taken away', BEFORE, null],
    ['without its last', BEFORE, { ...NEXT, last: null }],
    ['whose last is no text', BEFORE, { ...NEXT, last: { length: 5 } }],
    ['whose last is longer than a key', BEFORE, { ...NEXT, last: 'a'.repeat(701) }],
    ['with another field', BEFORE, { ...NEXT, note: 'x' }],
    ['with a priority', BEFORE, { ...NEXT, '.priority': 1 }],
    ...Object.entries(NEXT).map(([field, value]): [string, object, object] => [
      `with a priority of ${field}`,
      BEFORE,
      { ...NEXT, [field]: withPriority(value) },
    ]),
  ])('refuses a quota count: %s', async (_, before, count) => {
    expect((await (await databaseWith(before)).put(PARENT, path, count)).status).toBe(401)
  })

  test.each(['count', 'last', 'since'])('refuses a quota write of the field %s alone', async (field) => {
    const value = { count: 9, last: 'b', since: SERVER_TIME }[field]
    expect((await (await databaseWith(BEFORE)).put(PARENT, `${path}/${field}`, value)).status).toBe(401)
  })

  test.each([VISITOR, STRANGER])('refuses a quota count by another user: %o', async (user) => {
    expect((await (await databaseWith(null)).put(user, path, FIRST)).status).toBe(401)
  })
})

test('accepts only the last counted record, so that one write begins one record', async () => {
  const made = emptyDatabase()
  await made.seed('storyTemplates/orman', { title: 'Orman' })
  const begun = { status: 'processing', createdAt: SERVER_TIME, updatedAt: SERVER_TIME, templateId: 'orman' }
  const idAt = (number: number) => `orman_${1_790_000_000_000 + number}`
  const writing = (count: object, ...ids: string[]) => ({
    [path]: count,
    [`housekeeping/${PARENT.uid}`]: SERVER_TIME,
    ...Object.fromEntries(
      ids.map((id) => [`transformations/${PARENT.uid}/${id}`, { ...begun, userEmail: PARENT.email }]),
    ),
  })
  const status = async (update: object) => (await made.patch(PARENT, '', update)).status
  const [one, two] = [idAt(1), idAt(2)]
  expect(await status(writing({ ...FIRST, last: one }, one, two))).toBe(401)
  expect(await status(writing({ ...FIRST, last: two }, one))).toBe(401)
  expect(await status(writing({ ...FIRST, last: one }, one))).toBe(200)
  expect(
    (await made.put(PARENT, `transformations/${PARENT.uid}/${two}`, { ...begun, userEmail: PARENT.email })).status,
  ).toBe(401)
})

describe('a visit', () => {
  const visit = `housekeeping/${PARENT.uid}`
  const counted = { [path]: NEXT, [visit]: SERVER_TIME }

  test('accepts a planned clean-up with a quota count, whatever was planned before', async () => {
    const made = await databaseWith(BEFORE)
    expect((await made.patch(PARENT, '', counted)).status).toBe(200)
    await made.seed(path, BEFORE)
    await made.seed(visit, 1)
    expect((await made.patch(PARENT, '', counted)).status).toBe(200)
  })

  test.each<[string, object]>([
    ['alone', { [visit]: SERVER_TIME }],
    ['with the count of a consent', { [`quotas/${PARENT.uid}/consents`]: FIRST, [visit]: SERVER_TIME }],
    ['at another time', { ...counted, [visit]: NOW_MS + 60_000 }],
    ['that is taken away', { ...counted, [visit]: null }],
    ['with a priority', { ...counted, [visit]: withPriority(SERVER_TIME) }],
    ['of somebody else', { [path]: NEXT, [`housekeeping/${STRANGER.uid}`]: SERVER_TIME }],
  ])('refuses a planned clean-up: %s', async (_, write) => {
    expect((await (await databaseWith(BEFORE)).patch(PARENT, '', write)).status).toBe(401)
  })

  test('refuses a planned clean-up once the account’s erasure has begun', async () => {
    const made = await databaseWith(BEFORE)
    await made.seed(`erasures/${PARENT.uid}`, { startedAt: 1 })
    expect((await made.patch(PARENT, '', counted)).status).toBe(401)
  })
})

test('finds the domain’s daily quota and its paths in the rules', () => {
  const rules = loadRules(readFileSync('database.rules.json', 'utf8'))
  const text = placesOf(rules).find(({ path, kind }) => path.join('/') === 'quotas/$uid/$room' && kind === '.write')
    ?.rule.text
  expect(text).toContain(`<= ${DAILY_QUOTA}`)
  for (const room of QUOTA_PATHS) expect(text).toContain(`$room === '${room}'`)
})
