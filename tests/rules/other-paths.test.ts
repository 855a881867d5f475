import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { transformIdSchema, type TemplateId } from '#domain/ids.ts'
import { createTransformId } from '#domain/story-id.ts'
import { isOurs } from '#packages/database-emulator/tests/target.ts'
import { PARENT, rulesWorld, SERVER_TIME, STRANGER, VISITOR, withPriority } from './rules-world.ts'
import { CHANGES } from './fuzz/fields.ts'
import { begin, countedAs } from './story-record.ts'

const emptyDatabase = rulesWorld()

const TRANSFORMATION = {
  status: 'processing',
  createdAt: SERVER_TIME,
  updatedAt: SERVER_TIME,
  templateId: 'orman',
  userEmail: PARENT.email,
}
const CONSENT = {
  kind: 'photo',
  version: '2026-11-28.1',
  granted: true,
  createdAt: SERVER_TIME,
  transformId: 'orman_1780000000000',
}

const COUNT_PATH = `quotas/${PARENT.uid}/transformations`

describe('transformations', () => {
  const path = `transformations/${PARENT.uid}/orman_1790000000000`

  async function database() {
    const made = emptyDatabase()
    await made.seed('storyTemplates/orman', { title: 'Orman' })
    await made.seed(COUNT_PATH, countedAs('baska'))
    return made
  }

  test('accepts the transformation that the app writes, once', async () => {
    const made = await database()
    expect((await begin(made, PARENT, path, TRANSFORMATION)).status).toBe(200)
    await made.seed(COUNT_PATH, countedAs('baska'))
    expect((await begin(made, PARENT, path, TRANSFORMATION)).status).toBe(401)
    expect((await made.put(PARENT, `${path}/status`, 'completed')).status).toBe(401)
    expect((await made.put(PARENT, path, null)).status).toBe(401)
  })

  test('refuses a transformation without a clean-up that plans its end', async () => {
    const noVisit = { [`housekeeping/${PARENT.uid}`]: null }
    expect((await begin(await database(), PARENT, path, TRANSFORMATION, noVisit)).status).toBe(401)
  })

  test.each([
    ['another status', { status: 'completed' }],
    ['a creation time of its own', { createdAt: 1 }],
    ['an update time of its own', { updatedAt: 1 }],
    ['no creation time', { createdAt: null }],
    ['no update time', { updatedAt: null }],
    ['no status', { status: null }],
    ['no e-mail', { userEmail: null }],
    ['no template', { templateId: null }],
    ['a template that does not exist', { templateId: 'yok' }],
    ['an empty template', { templateId: '' }],
    ['a field of a template', { templateId: 'orman/title' }],
    ["somebody else's e-mail", { userEmail: STRANGER.email }],
    ['a kept hero that it was drawn from, as the server notes it', { heroId: '0123456789abcdef0123' }],
    ['a picture of its own', { transformedImageUrl: 'https://example.com/x.webp' }],
    ...Object.entries(TRANSFORMATION).map(([field, value]): [string, object] => [
      `a priority of ${field}`,
      { [field]: withPriority(value) },
    ]),
    ['a priority', { '.priority': 'x' }],
  ])('refuses a transformation with %s', async (_, change) => {
    expect((await begin(await database(), PARENT, path, { ...TRANSFORMATION, ...change })).status).toBe(401)
  })

  test.each([
    ['no time', 'orman'],
    ['a time of 12 digits', 'orman_179000000000'],
    ['a time of 14 digits', 'orman_17900000000000'],
    ['a letter in its time', 'orman_179000000000a'],
    ['a letter before its time', 'orman_a790000000000'],
    ['something between', 'orman_x_1790000000000'],
    ['something before', 'xorman_1790000000000'],
    ['another template', 'deniz_1790000000000'],
    ['201 letters', 'k'.repeat(201)],
    ['201 letters, the right ones around them', `orman_${'k'.repeat(181)}_1790000000000`],
  ])('refuses a transformation under an id with %s', async (_, id) => {
    const made = await database()
    await made.seed('storyTemplates/deniz', { title: 'Deniz' })
    expect((await begin(made, PARENT, `transformations/${PARENT.uid}/${id}`, TRANSFORMATION)).status).toBe(401)
  })

  test.each([
    [100, 200],
    [101, 401],
  ])('treats a template id of %s letters like the schema: status %s', async (letters, status) => {
    const made = await database()
    const templateId = 'u'.repeat(letters)
    await made.seed(`storyTemplates/${templateId}`, { title: 'Uzun' })
    const id = createTransformId(templateId as TemplateId, 1_790_000_000_000)
    expect(
      (await begin(made, PARENT, `transformations/${PARENT.uid}/${id}`, { ...TRANSFORMATION, templateId })).status,
    ).toBe(status)
    expect(v.is(transformIdSchema, id)).toBe(status === 200)
  })

  test.each([
    ['a visitor', VISITOR],
    ['a stranger', STRANGER],
    ['a stranger with the same e-mail', { ...STRANGER, email: PARENT.email ?? '' }],
    ['a user without an e-mail', { uid: PARENT.uid }],
  ])('refuses a transformation by %s', async (_, user) => {
    expect((await begin(await database(), user, path, TRANSFORMATION)).status).toBe(401)
  })
})

describe('reading', () => {
  test.each(['storyTemplates', 'storyTemplates/orman', 'public'])('lets anyone read %s', async (path) => {
    expect((await emptyDatabase().read(VISITOR, path)).status).toBe(200)
  })

  test.each(['userStories', 'transformations', 'voices', 'gifts', 'heroes', 'consents', 'quotas'])(
    'lets a user read their own %s, and no other user',
    async (root) => {
      const database = emptyDatabase()
      expect((await database.read(PARENT, `${root}/${PARENT.uid}`)).status).toBe(200)
      expect((await database.read(STRANGER, `${root}/${PARENT.uid}`)).status).toBe(401)
      expect((await database.read(VISITOR, `${root}/${PARENT.uid}`)).status).toBe(401)
      expect((await database.read(PARENT, root)).status).toBe(401)
    },
  )

  test('lets only a link’s owner read how often it was opened', async () => {
    const made = emptyDatabase()
    await made.seed('sharedBooks', { own: { uid: PARENT.uid, storyId: 'x', readings: 3 }, other: { uid: 'x' } })
    const statusOf = async (user: typeof VISITOR | typeof PARENT, path: string) =>
      (await made.read(user, `sharedBooks/${path}`)).status
    expect((await made.read(PARENT, 'sharedBooks/own/readings')).body).toBe(3)
    expect(await statusOf(STRANGER, 'own/readings')).toBe(401)
    expect(await statusOf(VISITOR, 'own/readings')).toBe(401)
    for (const path of ['other/readings', 'own', 'own/storyId', '']) expect(await statusOf(PARENT, path)).toBe(401)
    // A parent may withdraw a link while a page watches its count. Reading the missing count must still succeed.
    expect(await statusOf(PARENT, 'gone/readings')).toBe(200)
    expect(await statusOf(VISITOR, 'gone/readings')).toBe(401)
    await made.seed(`erasures/${PARENT.uid}`, { startedAt: 1 })
    expect(await statusOf(PARENT, 'own/readings')).toBe(401)
  })

  const CLOSED = [
    '',
    'portraitJobs',
    'orders',
    `mediaIndex/${PARENT.uid}`,
    'housekeeping',
    'failedVisits',
    `limits/${PARENT.uid}`,
    'outbox',
    'addressLimits',
    'budgets',
    'abandonedBooks',
    'accountNotices',
    `erasures/${PARENT.uid}`,
    'shares',
    'recordings',
    'gifts',
    'x',
  ]

  test.each(CLOSED)("lets only the server read '/%s'", async (path) => {
    expect((await emptyDatabase().read(PARENT, path)).status).toBe(401)
  })

  test.each([
    ...CLOSED,
    'public',
    'storyTemplates',
    'storyTemplates/orman/title',
    `userStories/${PARENT.uid}`,
    `consents/${PARENT.uid}`,
    `quotas/${PARENT.uid}`,
    `quotas/${PARENT.uid}/orders`,
  ])("lets only the server write '/%s'", async (path) => {
    expect((await emptyDatabase().put(PARENT, path, 'x')).status).toBe(401)
  })
})

type Act = (uid: string) => { path: string; value: object | undefined }

/** The stored time must still equal now, so these cases need a clock that stands still. */
const WITHOUT_THEIR_TIME = Object.entries(CHANGES).map(([field, value]): [string, Act] => [
  `a change of ${field}`,
  (uid) => ({ path: `userStories/${uid}/s`, value: { [field]: value } }),
])

describe('after an erasure', () => {
  test.each<readonly [string, Act]>([
    ['reading stories', (uid) => ({ path: `userStories/${uid}`, value: undefined })],
    ['reading transformations', (uid) => ({ path: `transformations/${uid}`, value: undefined })],
    ['reading consents', (uid) => ({ path: `consents/${uid}`, value: undefined })],
    [
      'a transformation',
      (uid) => ({
        path: '',
        value: {
          [`transformations/${uid}/orman_1790000000000`]: TRANSFORMATION,
          [COUNT_PATH]: { ...countedAs('orman_1790000000000'), count: 2 },
          [`housekeeping/${uid}`]: SERVER_TIME,
        },
      }),
    ],
    ['a consent', (uid) => ({ path: `consents/${uid}/photo_${CONSENT.transformId}`, value: CONSENT })],
    ['reading quotas', (uid) => ({ path: `quotas/${uid}`, value: undefined })],
    ['a count', (uid) => ({ path: `quotas/${uid}/consents`, value: { since: SERVER_TIME, count: 1, last: 'a' } })],
    ...(isOurs ? WITHOUT_THEIR_TIME : []),
    ['a time', (uid) => ({ path: `userStories/${uid}/s`, value: { updatedAt: SERVER_TIME } })],
    ['a counted completion', (uid) => ({ path: `userStories/${uid}/s`, value: { analyticsTracked: true } })],
    ['a deletion', (uid) => ({ path: `userStories/${uid}`, value: { s: null } })],
  ])('refuses %s only because the account’s erasure has begun', async (_, actOf) => {
    const database = emptyDatabase()
    await database.seed('storyTemplates/orman', { title: 'Orman' })
    await database.seed(`userStories/${PARENT.uid}/s`, {
      status: 'completed',
      analyticsTracked: false,
      updatedAt: SERVER_TIME,
    })
    await database.seed(`transformations/${PARENT.uid}/${CONSENT.transformId}`, { status: 'failed' })
    await database.seed(COUNT_PATH, countedAs('baska'))
    const { path, value } = actOf(PARENT.uid)
    const act = () => (value === undefined ? database.read(PARENT, path) : database.patch(PARENT, path, value))
    await database.seed(`erasures/${PARENT.uid}`, { startedAt: 1 })
    expect((await act()).status).toBe(401)
    await database.seed(`erasures/${PARENT.uid}`, null)
    expect((await act()).status).toBe(200)
  })
})
