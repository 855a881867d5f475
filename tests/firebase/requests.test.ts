/** The small requests of a browser: consents, a photo's transformation, and their quotas. */
import { describe, expect, test } from 'vitest'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Transformation } from '#domain/transformation.ts'
import { createAnalyticsConsent, createSaleConsent } from '#firebase/consents.ts'
import { createTransformation, readTransformation, watchTransformation } from '#firebase/transformations.ts'
import { PARENT, STRANGER } from '../rules/rules-world.ts'
import { STORY_ID, TEMPLATE, TEMPLATE_ID, TRANSFORM_ID } from '../rules/story-record.ts'
import { databaseWorld, told } from './database-world.ts'

const world = databaseWorld()
const uid = PARENT.uid as UserId
const id = TRANSFORM_ID as TransformId
const storyId = STORY_ID as StoryId
const about = { templateId: TEMPLATE_ID as TemplateId, userEmail: PARENT.email ?? '', consentText: CURRENT_TEXT.photo }

test('appends each choice about analytics, and changes no earlier choice', async () => {
  world.signIn(PARENT)
  await createAnalyticsConsent(uid, true)
  await createAnalyticsConsent(uid, false)
  const kept = (await world.read(`consents/${uid}`)) as Record<string, { granted: boolean }>
  expect(Object.values(kept).map(({ granted }) => granted)).toEqual([true, false])
  await expect(createAnalyticsConsent(STRANGER.uid as UserId, true)).rejects.toMatchObject({
    code: 'permission-denied',
  })
})

test('stores the consent to a sale once, and only with its story', async () => {
  world.signIn(PARENT)
  await expect(createSaleConsent(uid, storyId)).rejects.toMatchObject({ code: 'permission-denied' })
  await world.seed(`userStories/${uid}/${storyId}`, { status: 'creating' })
  await createSaleConsent(uid, storyId)
  const [given] = await Promise.all([world.read(`consents/${uid}`), createSaleConsent(uid, storyId)])
  expect(given).toMatchObject({
    [`sale_${storyId}`]: { kind: 'sale', version: CURRENT_TEXT.sale, granted: true, storyId },
  })
  expect(await world.read(`consents/${uid}`)).toEqual(given)
})

test('creates a transformation and reports its end', async () => {
  world.signIn(PARENT)
  await world.seed(`storyTemplates/${TEMPLATE_ID}`, TEMPLATE)
  await createTransformation(uid, id, about)
  expect(await readTransformation(uid, id)).toMatchObject({ status: 'processing' })
  expect(await world.read(`consents/${uid}`)).toMatchObject({
    [`photo_${id}`]: { kind: 'photo', version: CURRENT_TEXT.photo, granted: true, transformId: id },
  })
  const states = told<Transformation>()
  const stop = watchTransformation(uid, id, states.tell, (problem) => {
    throw problem
  })
  await states.until(({ status }) => status === 'processing')
  const ended = {
    status: 'completed',
    transformedImageUrl: '/media/abc/portrait.webp',
    createdAt: 1,
    updatedAt: 2,
    ...about,
  }
  await world.seed(`transformations/${uid}/${id}`, ended)
  await states.until(({ status }) => status === 'completed')
  stop()
})

test("refuses a stranger access to a parent's transformation", async () => {
  world.signIn(STRANGER)
  const problems = told<Problem>()
  const stop = watchTransformation(uid, id, () => undefined, problems.tell)
  expect((await problems.until(() => true)).code).toBe('permission-denied')
  stop()
})

describe('how much is begun', () => {
  const idAt = (number: number) => `${TEMPLATE_ID}_${1_790_000_000_000 + number}` as TransformId
  const count = () => world.read(`quotas/${uid}/transformations`)

  test('counts transformations that several tabs begin at the same moment', async () => {
    world.signIn(PARENT)
    await world.seed(`storyTemplates/${TEMPLATE_ID}`, TEMPLATE)
    await Promise.all([1, 2, 3].map((number) => createTransformation(uid, idAt(number), about)))
    expect(await count()).toMatchObject({ count: 3 })
  })

  test('refuses the 61st transformation of a day, and counts anew after a day', async () => {
    world.signIn(PARENT)
    await world.seed(`storyTemplates/${TEMPLATE_ID}`, TEMPLATE)
    const dayMs = 86_400_000
    const full = { count: 60, last: idAt(60) }
    await world.seed(`quotas/${uid}/transformations`, { ...full, since: Date.now() - dayMs / 2 })
    await expect(createTransformation(uid, idAt(61), about)).rejects.toMatchObject({ code: 'too-many-requests' })
    await world.seed(`quotas/${uid}/transformations`, { ...full, since: Date.now() - dayMs })
    await createTransformation(uid, idAt(61), about)
    expect(await count()).toMatchObject({ count: 1, last: idAt(61) })
  })
})
