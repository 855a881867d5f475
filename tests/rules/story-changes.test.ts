import { describe, expect, test } from 'vitest'
import { CHANGES } from './fuzz/fields.ts'
import { EARLIER_MS, PARENT, rulesWorld, SERVER_TIME, STRANGER, VISITOR, withPriority } from './rules-world.ts'
import type { TestDatabase } from './rules-world.ts'
import { seedForStory, STORY_ID, STORY_PATH, storyRecord } from './story-record.ts'

const emptyDatabase = rulesWorld()

async function withStory(serverFields: object = {}): Promise<TestDatabase> {
  const database = emptyDatabase()
  await seedForStory(database)
  await database.seed(STORY_PATH, { ...storyRecord(), createdAt: EARLIER_MS, updatedAt: EARLIER_MS, ...serverFields })
  return database
}

const COMPLETED = {
  status: 'completed',
  paymentStatus: 'paid',
  imageURLs: ['/media/1.webp'],
  progress: { step: 'notify' },
}

describe('changing a story', () => {
  test('accepts a change of all fields that a parent may change, with the time', async () => {
    const database = await withStory(COMPLETED)
    const change = { ...CHANGES, updatedAt: SERVER_TIME }
    expect((await database.patch(PARENT, STORY_PATH, change)).status).toBe(200)
  })

  test('accepts the removal of the dedication', async () => {
    const database = await withStory({ dedication: 'Sana' })
    expect((await database.patch(PARENT, STORY_PATH, { dedication: null, updatedAt: SERVER_TIME })).status).toBe(200)
  })

  test.each([
    ...Object.entries(CHANGES).flatMap(([field, value]): [string, object][] => [
      [`${field} without the time`, { [field]: value }],
      [`${field} with a priority`, { [field]: withPriority(value), updatedAt: SERVER_TIME }],
    ]),
    ['a time of its own', { updatedAt: 1 }],
    ['a title with a time of its own', { title: 'Yeni', updatedAt: 1 }],
    ['no title', { title: null, updatedAt: SERVER_TIME }],
    ['no time', { updatedAt: null }],
    ['a title of 201 letters', { title: 'a'.repeat(201), updatedAt: SERVER_TIME }],
    ['a title that is no text', { title: { length: 5 }, updatedAt: SERVER_TIME }],
    ['a title that turns the direction of reading', { title: 'Ye\u202eni', updatedAt: SERVER_TIME }],
    ['a dedication that is no text', { dedication: { length: 5 }, updatedAt: SERVER_TIME }],
    ['a dedication of 141 letters', { dedication: 'a'.repeat(141), updatedAt: SERVER_TIME }],
    ['a time with a priority', { updatedAt: withPriority(SERVER_TIME) }],
    ['a priority alone', { '.priority': 'x' }],
    ['the status', { status: 'completed', updatedAt: SERVER_TIME }],
    ['the payment status', { paymentStatus: 'paid', updatedAt: SERVER_TIME }],
    ['the name', { childName: 'Ada', updatedAt: SERVER_TIME }],
    ['the pictures', { 'imageURLs/0': '/media/x.webp', updatedAt: SERVER_TIME }],
    ['the places of its words', { 'textBoxes/0': { x: 0, y: 0, w: 1, h: 1 }, updatedAt: SERVER_TIME }],
    ['one picture less', { 'imageURLs/0': null, updatedAt: SERVER_TIME }],
    ['no progress', { progress: null, updatedAt: SERVER_TIME }],
    ['a tag', { 'tags/0': 'x', updatedAt: SERVER_TIME }],
    ['a new field', { note: 'x', updatedAt: SERVER_TIME }],
  ])('refuses a change of a story: %s', async (_, change) => {
    expect((await (await withStory(COMPLETED)).patch(PARENT, STORY_PATH, change)).status).toBe(401)
  })

  test.each([
    ['a visitor', VISITOR],
    ['a stranger', STRANGER],
  ])('refuses a change of a story by %s', async (_, user) => {
    // The time is already right, so that the rule of each field must refuse by itself.
    const database = await withStory({ ...COMPLETED, updatedAt: SERVER_TIME })
    const changes = { ...CHANGES, updatedAt: SERVER_TIME, analyticsTracked: true }
    for (const [field, value] of Object.entries(changes))
      expect((await database.put(user, `${STORY_PATH}/${field}`, value)).status, field).toBe(401)
    expect((await database.put(user, STORY_PATH, null)).status).toBe(401)
  })
})

describe('counting a completion', () => {
  test('counts a completed story once', async () => {
    const database = await withStory(COMPLETED)
    expect((await database.put(PARENT, `${STORY_PATH}/analyticsTracked`, true)).status).toBe(200)
    expect((await database.put(PARENT, `${STORY_PATH}/analyticsTracked`, true)).status).toBe(401)
  })

  test('does not count a story that is still in production', async () => {
    expect((await (await withStory()).put(PARENT, `${STORY_PATH}/analyticsTracked`, true)).status).toBe(401)
  })

  test('refuses to reset or remove a counted completion', async () => {
    const database = await withStory({ ...COMPLETED, analyticsTracked: true })
    expect((await database.put(PARENT, `${STORY_PATH}/analyticsTracked`, false)).status).toBe(401)
    expect((await database.put(PARENT, `${STORY_PATH}/analyticsTracked`, null)).status).toBe(401)
  })

  test('refuses to remove the count of a story that is not counted yet', async () => {
    expect((await (await withStory(COMPLETED)).put(PARENT, `${STORY_PATH}/analyticsTracked`, null)).status).toBe(401)
  })

  test('refuses any other value than true for a counted completion', async () => {
    expect((await (await withStory(COMPLETED)).put(PARENT, `${STORY_PATH}/analyticsTracked`, 'yes')).status).toBe(401)
  })

  test('refuses a priority on a counted completion', async () => {
    expect(
      (await (await withStory(COMPLETED)).put(PARENT, `${STORY_PATH}/analyticsTracked`, withPriority(true))).status,
    ).toBe(401)
  })
})

describe('deleting a story', () => {
  test('keeps a refunded finished book, which the server erases with its pictures', async () => {
    const database = await withStory()
    await database.seed(`orders/${STORY_ID}`, { state: 'refunded', deliveredAt: 1 })
    expect((await database.put(PARENT, STORY_PATH, null)).status).toBe(401)
  })

  test('deletes a story without an order', async () => {
    expect((await (await withStory()).put(PARENT, STORY_PATH, null)).status).toBe(200)
  })

  test('accepts the deletion of a story that was never stored', async () => {
    expect((await emptyDatabase().put(PARENT, STORY_PATH, null)).status).toBe(200)
  })

  test.each(['expired', 'refunded'])('deletes a story with an order that is %s', async (state) => {
    const database = await withStory()
    await database.seed(`orders/${STORY_ID}`, { state })
    expect((await database.put(PARENT, STORY_PATH, null)).status).toBe(200)
  })

  test.each(['opening', 'open', 'paid', 'making', 'delivered', 'refunding', 'failed-refund', 'disputed'])(
    'keeps a story with an order that is %s',
    async (state) => {
      const database = await withStory()
      await database.seed(`orders/${STORY_ID}`, { state })
      expect((await database.put(PARENT, STORY_PATH, null)).status).toBe(401)
    },
  )
})
