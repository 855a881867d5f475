/** Erases one finished book, with its media and the child's data in its order; never a book that is still owed. */
import { beforeEach, describe, expect, test } from 'vitest'
import { syncStoryRecord } from '#netlify/orders/record/sync-story-record.ts'
import { database, signUpByApi, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { callHere, tokenFor } from './support/calls.ts'
import { finishedBookOf, produce } from './support/finished-books.ts'
import { signUpWithoutWebhooks } from './support/payment.ts'
import { objectIsThere, type StoredPhoto } from './support/stored-photos.ts'
import { makeUnpaidStory, readOrder, readStory, type UnpaidStory } from './support/unpaid-stories.ts'

useOwnEnvironment()

let account: Account
let photo: StoredPhoto
let book: UnpaidStory

beforeEach(async () => {
  account = await signUpWithoutWebhooks()
  ;({ book, photo } = await finishedBookOf(account))
})

const erase = async (story = book, idToken = account.idToken) => {
  const answer = await callHere('erase-story', idToken, { storyId: story.storyId })
  return { status: answer.status, body: (await answer.json()) as object }
}
type Index = Record<string, { kind: string; storyId?: string; expiresAt?: number }>
const media = async () => ((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as Index
const publicObjects = (index: Index) =>
  Promise.all(
    Object.entries(index)
      .filter(([, { kind }]) => kind === 'picture' || kind === 'narration')
      .map(([key]) => objectIsThere('media', key)),
  )

test('keeps the payment and the consents of an erased book', async () => {
  const before = await media()
  expect((await publicObjects(before)).filter(Boolean)).toHaveLength(14)
  const consents = await database.read(`consents/${account.uid}`)
  expect(await erase()).toMatchObject({ status: 200, body: { success: true } })

  expect(await media()).toEqual({})
  expect((await publicObjects(before)).filter(Boolean)).toEqual([])
  expect(await objectIsThere('media', photo.portraitKey)).toBe(false)
  expect(await objectIsThere('private', photo.heroKey)).toBe(false)
  expect(await readStory(account, book)).toBeNull()
  expect(await database.read(`transformations/${account.uid}`)).toBeNull()
  const order = await readOrder(book)
  expect(order).toMatchObject({ state: 'delivered', childForgottenAt: expect.any(Number) })
  expect(JSON.stringify(order)).not.toMatch(/Defne|\/media\//)
  expect(await database.read(`consents/${account.uid}`)).toEqual(consents)

  // Neither a late worker nor the sweep restores the book, and a repeated request gets the same answer.
  await syncStoryRecord(book.storyId)
  expect(await readStory(account, book)).toBeNull()
  expect((await erase()).status).toBe(200)
})

test('erases an older book, whose media lack its id, by the addresses in its record', async () => {
  for (const key of Object.keys(await media())) await database.erase(`mediaIndex/${account.uid}/${key}/storyId`)
  expect((await erase()).status).toBe(200)
  expect(await media()).toEqual({})
})

test('erases the face of a refunded book whose record a browser has removed', async () => {
  await database.erase(`userStories/${account.uid}/${book.storyId}`)
  expect((await erase()).status).toBe(200)
  expect(await media()).toEqual({})
  expect(await objectIsThere('media', photo.portraitKey)).toBe(false)
  expect(await objectIsThere('private', photo.heroKey)).toBe(false)
})

describe('a portrait that another story needs', () => {
  const keep = async () => {
    const again = await makeUnpaidStory(account, async () => photo)
    expect(await readStory(account, again)).toMatchObject({ transformedPhotoUrl: photo.transformedPhotoUrl })
    return again
  }

  test('keeps a portrait that an unpaid story needs for thirty days', async () => {
    await keep()
    expect((await erase()).status).toBe(200)
    const { [photo.portraitKey]: portrait, [photo.heroKey]: hero } = await media()
    const days = [portrait, hero].map((entry) => Math.round(((entry?.expiresAt ?? 0) - Date.now()) / 86_400_000))
    expect(days).toEqual([30, 30])
    expect(await database.read(`transformations/${account.uid}/${photo.transformId}`)).not.toBeNull()
  })

  test('keeps a portrait that another book needs as long as that book', async () => {
    const again = await keep()
    await produce(account, again)
    expect((await erase()).status).toBe(200)
    expect((await media())[photo.portraitKey]).not.toHaveProperty('expiresAt')
    expect(await readStory(account, again)).toMatchObject({ status: 'completed' })
    expect((await publicObjects(await media())).filter(Boolean)).toHaveLength(14)
  })
})

describe('is refused, and nothing is touched,', () => {
  test.each([
    ['open', 'story-not-ready'],
    ['paid', 'story-not-ready'],
    ['making', 'story-not-ready'],
    ['refunding', 'money-under-way'],
    ['failed-refund', 'money-under-way'],
    ['disputed', 'money-under-way'],
  ])('refuses to erase a book while it is %s', async (state, code) => {
    await database.update(`orders/${book.storyId}`, { state, step: 'publish', expiresAt: 1 })
    const before = await media()
    expect(await erase()).toMatchObject({ status: 409, body: { code } })
    expect(await media()).toEqual(before)
    expect(await readStory(account, book)).not.toBeNull()
  })

  test('refuses to erase a book for another user, or long after the sign-in', async () => {
    expect(await erase(book, (await signUpByApi()).idToken)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
    const old = tokenFor(account, { signedInAgoS: 301 })
    expect(await erase(book, old)).toMatchObject({ status: 403, body: { code: 'sign-in-too-old' } })
    expect(await readStory(account, book)).not.toBeNull()
  })

  test('refuses to erase a story that was never ordered', async () => {
    expect(await erase(await makeUnpaidStory(account))).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})
