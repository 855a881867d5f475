import { describe, expect, test } from 'vitest'
import { CONSENT_TEXTS, textsToAgreeTo } from '#domain/consent.ts'
import { CONSENT_KINDS, type ConsentKind } from '#domain/current-text.ts'
import { PARENT, rulesWorld, SERVER_TIME, STRANGER, VISITOR, withPriority } from './rules-world.ts'
import { countedAs, STORY_ID, TRANSFORM_ID } from './story-record.ts'

const emptyDatabase = rulesWorld()

const common = { version: '2026-11-28.1', granted: true, createdAt: SERVER_TIME }
const PHOTO = { kind: 'photo', ...common, transformId: TRANSFORM_ID }
const SALE = { kind: 'sale', ...common, storyId: STORY_ID }
const ANALYTICS = { kind: 'analytics', ...common }
const HERO_ID = '0123456789abcdef0123'
const HERO = { kind: 'hero', ...common, heroId: HERO_ID }
const place = (id: string) => `consents/${PARENT.uid}/${id}`
const KNOWN: readonly (readonly [string, string, Record<string, unknown>])[] = [
  ['a photo', place(`photo_${TRANSFORM_ID}`), PHOTO],
  ['a sale', place(`sale_${STORY_ID}`), SALE],
  ['being measured', place('analytics_-Nabc'), ANALYTICS],
  ['a kept hero', place(`hero_${HERO_ID}`), HERO],
]

async function database(counted = 'analytics_-Nabc') {
  const made = emptyDatabase()
  await made.seed(`transformations/${PARENT.uid}/${TRANSFORM_ID}`, { status: 'processing' })
  await made.seed(`userStories/${PARENT.uid}/${STORY_ID}`, { status: 'creating' })
  await made.seed(`quotas/${PARENT.uid}/consents`, countedAs(counted))
  return made
}

/** The last counted record is within the quota. */
const countedFor = (path: string) => path.split('/').at(-1)

describe.each(KNOWN)('a consent to %s', (_, path, consent) => {
  test('appends a consent and never changes a stored one', async () => {
    const made = await database(countedFor(path))
    expect((await made.put(PARENT, path, consent)).status).toBe(200)
    expect((await made.put(PARENT, path, consent)).status).toBe(401)
    expect((await made.put(PARENT, `${path}/granted`, false)).status).toBe(401)
    expect((await made.put(PARENT, path, null)).status).toBe(401)
  })

  test.each([
    ['another kind', { kind: 'everything' }],
    ['no kind', { kind: null }],
    ['no version', { version: null }],
    ['an empty version', { version: '' }],
    ['a text that nobody knows', { version: '2024-03-01' }],
    ['a text of tomorrow', { version: '2099-01-01.1' }],
    ['the former name of a text', { version: '2024-03-01+2026-12-04' }],
    ['a version that is no text', { version: { length: 21 } }],
    ['no grant', { granted: null }],
    ['a grant that is text', { granted: 'yes' }],
    ['a time of its own', { createdAt: 1 }],
    ['no time', { createdAt: null }],
    ['a withdrawal, which the server notes', { withdrawnAt: SERVER_TIME }],
    ['another field', { ip: '::1' }],
    ...Object.entries(consent).map(([field, value]): [string, object] => [
      `a priority of ${field}`,
      { [field]: withPriority(value) },
    ]),
    ['a priority', { '.priority': 'x' }],
  ])('refuses a consent with %s', async (_what, change) => {
    expect((await (await database(countedFor(path))).put(PARENT, path, { ...consent, ...change })).status).toBe(401)
  })

  test.each([
    ['a visitor', VISITOR],
    ['a stranger', STRANGER],
  ])('refuses a consent by %s', async (_who, user) => {
    expect((await (await database(countedFor(path))).put(user, path, consent)).status).toBe(401)
  })
})

describe('the subject of a consent', () => {
  test.each([
    ['a photo, under another key', place('-Nabc'), PHOTO],
    ['a photo, under the key of another one', place(`photo_${TRANSFORM_ID}1`), PHOTO],
    ['a photo that names none', place(`photo_${TRANSFORM_ID}`), { ...PHOTO, transformId: null }],
    ['a photo of a transformation that is not there', place('photo_yok'), { ...PHOTO, transformId: 'yok' }],
    ['a photo that names a story too', place(`photo_${TRANSFORM_ID}`), { ...PHOTO, storyId: STORY_ID }],
    ['a sale, under another key', place('-Nabc'), SALE],
    ['a sale of a story that is not there', place('sale_yok'), { ...SALE, storyId: 'yok' }],
    ['a photo that is a sale', place(`photo_${TRANSFORM_ID}`), { ...PHOTO, kind: 'sale' }],
    ['a refusal of a photo', place(`photo_${TRANSFORM_ID}`), { ...PHOTO, granted: false }],
    ['a refusal of a sale', place(`sale_${STORY_ID}`), { ...SALE, granted: false }],
    ['being measured, not counted', place('analytics_-Nb'), ANALYTICS],
    ['a kept hero, not counted', place(`hero_${HERO_ID}`), HERO],
    ['being measured, under the key of a photo', place(`photo_${TRANSFORM_ID}`), ANALYTICS],
  ])('refuses this consent: %s', async (_, path, consent) => {
    expect((await (await database()).put(PARENT, path, consent)).status).toBe(401)
  })

  test.each([
    ['of a refusal', HERO_ID, { ...HERO, granted: false }],
    ['under the id of another one', `${HERO_ID.slice(1)}4`, HERO],
    ['that names none', HERO_ID, { ...HERO, heroId: null }],
    ['of an id that is none', 'yok', { ...HERO, heroId: 'yok' }],
    ['that names a photo too', HERO_ID, { ...HERO, transformId: TRANSFORM_ID }],
  ])('refuses a consent to a saved hero %s', async (_, id, consent) => {
    const made = await database(`hero_${id}`)
    expect((await made.put(PARENT, place(`hero_${id}`), consent)).status).toBe(401)
  })

  test('accepts a refusal of analytics', async () => {
    const refusal = { ...ANALYTICS, granted: false }
    expect((await (await database()).put(PARENT, place('analytics_-Nabc'), refusal)).status).toBe(200)
  })

  test('accepts a photo’s consent and its transformation in one write', async () => {
    const made = emptyDatabase()
    await made.seed('storyTemplates/sihirli_orman', { title: 'Orman' })
    const begun = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME, templateId: 'sihirli_orman' }
    const together = {
      [place(`photo_${TRANSFORM_ID}`)]: PHOTO,
      [`transformations/${PARENT.uid}/${TRANSFORM_ID}`]: { status: 'processing', ...begun, userEmail: PARENT.email },
      [`quotas/${PARENT.uid}/transformations`]: { since: SERVER_TIME, count: 1, last: TRANSFORM_ID },
      [`housekeeping/${PARENT.uid}`]: SERVER_TIME,
    }
    expect((await made.patch(PARENT, '', together)).status).toBe(200)
  })
})

describe.each(KNOWN)('the versions of %s', (_, path, consent) => {
  const kind = consent.kind as ConsentKind
  test.each(Object.keys(CONSENT_TEXTS[kind]))(
    'accepts consent to %s only if it is today’s text or the one before',
    async (version) => {
      const answer = await (await database(countedFor(path))).put(PARENT, path, { ...consent, version })
      expect(answer.status).toBe(textsToAgreeTo(kind).includes(version) ? 200 : 401)
    },
  )
})

test.each([
  ['under the hash of an invitation', 'voice_' + 'a'.repeat(64)],
  ['under the key of a photo', `photo_${TRANSFORM_ID}`],
  ['under the key of being measured', 'analytics_-Nabc'],
])('refuses an owner’s consent for a guest, %s', async (_, id) => {
  const consent = { ...common, kind: 'voice', storyId: STORY_ID, voiceId: HERO_ID, invitation: 'a'.repeat(64) }
  expect((await (await database(id)).put(PARENT, place(id), consent)).status).toBe(401)
})

test('covers each kind of consent that a browser writes', () => {
  expect(KNOWN.map(([, , { kind }]) => kind)).toEqual(CONSENT_KINDS.filter((kind) => kind !== 'voice'))
})
