/** A parent's report of a book reaches the seller once, and only about the parent's own book. */
import { beforeEach, expect, test } from 'vitest'
import type { StoryId } from '#domain/ids.ts'
import type { BookReport } from '#domain/wire.ts'
import { shortId } from '#netlify/platform/short-id.ts'
import { database, signUpByApi, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { callHere } from './support/calls.ts'
import { noticesOf } from './support/payment.ts'
import { storePhoto } from './support/stored-photos.ts'
import { makeUnpaidStory, openCheckout, type UnpaidStory } from './support/unpaid-stories.ts'

useOwnEnvironment()

let account: Account
let book: UnpaidStory
beforeEach(async () => {
  account = await signUpByApi()
  book = await makeUnpaidStory(account, storePhoto)
  await openCheckout(account, book)
  await database.update(`orders/${book.storyId}`, {
    ...{ state: 'delivered', paymentIntentId: 'pi_1', paidAt: 1, deliveredAt: 2 },
  })
})

const said = (changes: Partial<BookReport> = {}) => ({
  storyId: book.storyId as StoryId,
  fault: 'voice',
  page: 4,
  words: 'Ses yarıda kesiliyor',
  ...changes,
})
async function say(body: object, idToken = account.idToken) {
  const answer = await callHere('report-book', idToken, body)
  return { status: answer.status, body: (await answer.json()) as object }
}
const heard = () => noticesOf('book_report', account.uid)

test('reports the order’s hash, page and words once, even when sent twice', async () => {
  expect(await say(said())).toMatchObject({ status: 200, body: { success: true } })
  expect(await say(said())).toMatchObject({ status: 200 })
  expect(await heard()).toHaveLength(1)
  expect(await say(said({ words: 'Bir sayfa boş', page: null }))).toMatchObject({ status: 200 })
  const { uid, email: userEmail } = account
  const about = { uid, userEmail, storyId: book.storyId, orderHash: shortId(book.storyId), title: expect.any(String) }
  expect(await heard()).toEqual([
    { ...about, fault: 'voice', page: 4, words: 'Ses yarıda kesiliyor' },
    { ...about, fault: 'voice', page: null, words: 'Bir sayfa boş' },
  ])
})

test.each([
  ['no words', { words: '  ' }],
  ['too many words', { words: 'x'.repeat(601) }],
  ['a page that no book has', { page: 13 }],
  ['a fault that is none', { fault: 'price' as never }],
])('refuses a book report with %s', async (_what, changes) => {
  expect(await say(said(changes))).toMatchObject({ status: 400, body: { code: 'bad-request' } })
  expect(await heard()).toEqual([])
})

test('reports no fault of another parent’s book, of an unfinished or a missing book', async () => {
  const stranger = await signUpByApi()
  expect(await say(said(), stranger.idToken)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  const none = book.storyId.replace(/\d+$/, '1700000000000') as StoryId
  expect(await say(said({ storyId: none }))).toMatchObject({ status: 404, body: { code: 'not-found' } })
  await database.update(`orders/${book.storyId}`, { state: 'making', step: 'publish', deliveredAt: null })
  expect(await say(said())).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await heard()).toEqual([])
})
