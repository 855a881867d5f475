import { getDatabase, goOffline, goOnline } from 'firebase/database'
import { expect, test, vi } from 'vitest'
import { deliver } from '#app/offline/deliver.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Page } from '#domain/live-pages.ts'
import type { Problem } from '#domain/problem.ts'
import type { OrderRequest, Story } from '#domain/story.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { WAIT_LIMIT_MS } from '#time-limit'
import { ITEMS_PER_PAGE } from '#firebase/live-page.ts'
import {
  changeStory,
  claimCompletionEvent,
  createStory,
  eraseStory,
  readStory,
  watchMyStories,
} from '#firebase/stories.ts'
import { PARENT, STRANGER } from '../rules/rules-world.ts'
import { STORY_ID, TEMPLATE, TEMPLATE_ID, TRANSFORM_ID, TRANSFORMATION } from '../rules/story-record.ts'
import { expectFault } from '../support/faults.ts'
import { databaseWorld, told } from './database-world.ts'

const world = databaseWorld()
const uid = PARENT.uid as UserId
const id = STORY_ID as StoryId

const order = {
  id,
  uid,
  userEmail: PARENT.email,
  template: parseStoryTemplate(TEMPLATE_ID, TEMPLATE),
  children: [
    {
      childName: 'Çiğdem',
      childAge: 5,
      childGender: 'female',
      transformId: TRANSFORM_ID,
      transformedPhotoUrl: TRANSFORMATION.transformedImageUrl,
    },
  ],
} as unknown as OrderRequest

async function seedForOrder(): Promise<void> {
  await world.seed(`storyTemplates/${TEMPLATE_ID}`, TEMPLATE)
  await world.seed(`transformations/${uid}/${TRANSFORM_ID}`, TRANSFORMATION)
}

const storyAt = (time: number) => ({
  userId: uid,
  templateId: TEMPLATE_ID,
  childName: 'Ada',
  childAge: 4,
  createdAt: time,
})
const idAt = (time: number) => `${TEMPLATE_ID}_${uid}_${time}`
const FIRST_MS = 1_790_000_000_000

function watching() {
  const pages = told<Page<Story>>()
  const stop = watchMyStories(uid, null, pages.tell, (problem) => {
    throw problem
  })
  return { ...pages, stop }
}

test('creates a story as the rules require, reads it, and erases it', async () => {
  world.signIn(PARENT)
  await seedForOrder()
  await createStory(order)
  expect(await readStory(uid, id)).toMatchObject({
    id,
    children: [{ childName: 'Çiğdem' }],
    status: 'creating',
    readable: false,
  })
  await eraseStory(uid, id)
  expect(await readStory(uid, id)).toBeNull()
})

test('cannot erase a story with an order', async () => {
  world.signIn(PARENT)
  await world.seed(`userStories/${uid}/${id}`, storyAt(FIRST_MS))
  await world.seed(`orders/${id}`, { state: 'open' })
  await expect(eraseStory(uid, id)).rejects.toMatchObject({ code: 'permission-denied' })
})

test('writes a story’s change with its time, and removes a field with an empty value', async () => {
  world.signIn(PARENT)
  await world.seed(`userStories/${uid}/${id}`, {
    ...storyAt(FIRST_MS),
    updatedAt: 1,
    title: 'Orman',
    dedication: 'Sana',
  })
  await changeStory(uid, id, {}, { title: 'Gece', dedication: '' })
  const record = await world.read(`userStories/${uid}/${id}`)
  expect(record).toEqual({ ...storyAt(FIRST_MS), updatedAt: expect.any(Number), title: 'Gece' })
  expect(record).not.toHaveProperty('updatedAt', 1)
})

test.each([
  ['an absent value', {}, 'sent'],
  ['the change itself, sent before', { dedication: 'Sana' }, 'sent'],
  ['another device’s change', { dedication: 'Bize' }, 'conflict'],
])('delivers a queued change over %s or reports the conflict', async (_, stored, end) => {
  world.signIn(PARENT)
  await world.seed(`userStories/${uid}/${id}`, { ...storyAt(FIRST_MS), updatedAt: 1, ...stored })
  const write = { kind: 'change', storyId: id, before: { dedication: '' }, after: { dedication: 'Sana' } } as const
  const delivered = deliver(uid, write).then(
    () => 'sent',
    (problem: Problem) => problem.code,
  )
  expect(await delivered).toBe(end)
})

test('undoes an unanswered change of a story, on this device and in the database', async () => {
  world.signIn(PARENT)
  await world.seed(`userStories/${uid}/${id}`, { ...storyAt(FIRST_MS), updatedAt: 1, title: 'Orman' })
  const library = watching()
  await library.until(({ newestFirst }) => newestFirst[0]?.title === 'Orman')
  goOffline(getDatabase())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const change = expect(
    changeStory(uid, id, { title: 'Orman' }, { title: 'Gece', dedication: 'Sana' }),
  ).rejects.toMatchObject({
    code: 'network',
  })
  await vi.advanceTimersByTimeAsync(WAIT_LIMIT_MS)
  await change
  vi.useRealTimers()
  goOnline(getDatabase())
  await vi.waitFor(async () => {
    const record = await world.read(`userStories/${uid}/${id}`)
    expect(record).not.toHaveProperty('updatedAt', 1)
    expect(record).toMatchObject({ title: 'Orman' })
    expect(record).not.toHaveProperty('dedication')
  })
  expect((await readStory(uid, id))?.title).toBe('Orman')
  library.stop()
})

test('claims a story’s completion event once', async () => {
  world.signIn(PARENT)
  const story = { ...storyAt(FIRST_MS), status: 'completed', analyticsTracked: false }
  await world.seed(`userStories/${uid}/${id}`, story)
  expect(await claimCompletionEvent(uid, id)).toBe(true)
  expect(await claimCompletionEvent(uid, id)).toBe(false)
})

test('watches a library by pages, newest first, whatever the templates’ ids', async () => {
  world.signIn(PARENT)
  const times = Array.from({ length: ITEMS_PER_PAGE + 2 }, (_, index) => FIRST_MS + index)
  await world.seed(`userStories/${uid}`, Object.fromEntries(times.map((time) => [idAt(time), storyAt(time)])))
  const newest = watching()
  const page = await newest.until(({ newestFirst }) => newestFirst.length === ITEMS_PER_PAGE)
  expect(page.newestFirst.map(({ createdAt }) => createdAt)).toEqual(times.slice(2).reverse())
  newest.stop()

  const older = told<Page<Story>>()
  const stop = watchMyStories(uid, page.next, older.tell, () => undefined)
  const last = await older.until(({ newestFirst }) => newestFirst.length === 2)
  expect(last.newestFirst.map(({ createdAt }) => createdAt)).toEqual([FIRST_MS + 1, FIRST_MS])
  expect(last.next).toBeNull()
  stop()
})

test('reports and omits a record that is not a story', async () => {
  expectFault(/stories: parse.*not a story/)
  world.signIn(PARENT)
  await world.seed(`userStories/${uid}`, {
    [id]: storyAt(FIRST_MS),
    [idAt(FIRST_MS)]: { createdAt: FIRST_MS + 1, note: 'no story' },
  })
  const library = watching()
  const page = await library.until(({ newestFirst }) => newestFirst.length > 0)
  expect(page.newestFirst.map((story) => story.id)).toEqual([id])
  library.stop()
})

test('refuses a stranger access to stories', async () => {
  world.signIn(STRANGER)
  await seedForOrder()
  await world.seed(`userStories/${uid}/${id}`, storyAt(FIRST_MS))
  await expect(readStory(uid, id)).rejects.toMatchObject({ code: 'permission-denied' })
  await expect(eraseStory(uid, id)).rejects.toMatchObject({ code: 'permission-denied' })
  await expect(createStory({ ...order, id: idAt(FIRST_MS) as StoryId })).rejects.toMatchObject({
    code: 'permission-denied',
  })
})
