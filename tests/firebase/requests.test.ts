/** The two small requests of a browser: a consent, and a photo's transformation. */
import { expect, test } from 'vitest'
import type { TemplateId, TransformId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Transformation } from '#domain/transformation.ts'
import { createConsent } from '#firebase/consents.ts'
import { createTransformation, readTransformation, watchTransformation } from '#firebase/transformations.ts'
import { PARENT, STRANGER } from '../rules/rules-world.ts'
import { TEMPLATE, TEMPLATE_ID, TRANSFORM_ID } from '../rules/story-record.ts'
import { databaseWorld, told } from './database-world.ts'

const world = databaseWorld()
const uid = PARENT.uid as UserId
const id = TRANSFORM_ID as TransformId
const about = { templateId: TEMPLATE_ID as TemplateId, userEmail: PARENT.email ?? '' }

test('a consent is appended by its owner, and by nobody else', async () => {
  world.signIn(PARENT)
  await createConsent(uid, 'photo')
  await createConsent(uid, 'analytics', false)
  await expect(createConsent(STRANGER.uid as UserId, 'sale')).rejects.toMatchObject({ code: 'permission-denied' })
})

test('a transformation is asked for, and its end is heard', async () => {
  world.signIn(PARENT)
  await world.seed(`storyTemplates/${TEMPLATE_ID}`, TEMPLATE)
  await createTransformation(uid, id, about)
  expect(await readTransformation(uid, id)).toMatchObject({ status: 'processing' })
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

test("a stranger hears nothing of a parent's transformation", async () => {
  world.signIn(STRANGER)
  const problems = told<Problem>()
  const stop = watchTransformation(uid, id, () => undefined, problems.tell)
  expect((await problems.until(() => true)).code).toBe('permission-denied')
  stop()
})
