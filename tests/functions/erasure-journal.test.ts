/** Each erasure is in a journal outside the database before it begins, or it does not begin. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { forgetOldErasures, noteErasure, readJournal } from '#netlify/records/erasure-journal.ts'
import { cleanUpUser } from '#netlify/jobs/user-cleanup.ts'
import { database, functionUrl, signUpByApi, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { callHere } from './support/calls.ts'
import { storePhoto, type StoredPhoto } from './support/stored-photos.ts'
import { makeUnpaidStory, openCheckout, type UnpaidStory } from './support/unpaid-stories.ts'

useOwnEnvironment()

const DAY_MS = 86_400_000

let account: Account
let photo: StoredPhoto
let story: UnpaidStory
let sinceMs: number
beforeEach(async () => {
  account = await signUpByApi()
  story = await makeUnpaidStory(account, async (whose) => (photo = await storePhoto(whose)))
  await openCheckout(account, story)
  await database.update(`orders/${story.storyId}`, {
    ...{ state: 'delivered', paymentIntentId: 'pi_1', paidAt: 1, deliveredAt: Date.now() },
  })
  sinceMs = Date.now()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const uid = () => account.uid as UserId
const ofThisUser = async () => (await readJournal(sinceMs)).filter((entry) => entry.uid === account.uid)
/** All data in the database of this user, and of their order. */
const kept = async () =>
  Object.fromEntries(
    await Promise.all(
      [
        paths.erasure(uid()),
        paths.userStories(uid()),
        paths.transformationsOf(uid()),
        paths.mediaOf(uid()),
        paths.housekeepingOf(uid()),
        paths.order(story.storyId),
      ].map(async (path) => [path, await database.read(path)] as const),
    ),
  )

async function leave(): Promise<Response> {
  const { default: handle } = await import('../../netlify/functions/account.ts')
  const headers = { Authorization: `Bearer ${account.idToken}` }
  return handle(new Request(functionUrl('account'), { method: 'DELETE', headers }))
}
const ERASURES = [
  ['an account', leave, () => ({ kind: 'account' })],
  [
    'a book',
    () => callHere('erase-story', account.idToken, { storyId: story.storyId }),
    () => ({ kind: 'story', storyId: story.storyId }),
  ],
  ['all photos', () => callHere('erase-photos', account.idToken, {}), () => ({ kind: 'photos' })],
  [
    'the photo whose consent is taken back',
    () => callHere('withdraw-consent', account.idToken, { kind: 'photo', transformId: photo.transformId }),
    () => ({ kind: 'photos', transformId: photo.transformId }),
  ],
] as const

describe.each(ERASURES)('%s', (_what, erase, entry) => {
  test('writes the erasure into the journal, without the child’s data', async () => {
    expect((await erase()).status).toBe(200)
    expect(await ofThisUser()).toEqual([{ ...entry(), uid: account.uid, atMs: expect.any(Number) }])
    expect(JSON.stringify(await ofThisUser())).not.toContain('Defne')
  })

  test('begins no erasure if the journal cannot be written, and reports that', async () => {
    const before = await kept()
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((...call) =>
      String(call[0] instanceof Request ? call[0].url : call[0]).includes('journal-')
        ? Promise.reject(new TypeError('fetch failed'))
        : send(...call),
    )
    const answer = await erase()
    vi.restoreAllMocks()
    expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining({ code: 'unavailable' })])
    expect(await kept()).toEqual(before)
    expect(await ofThisUser()).toEqual([])
  })
})

test('writes an erasure that a person has begun by hand into the journal once', async () => {
  await database.write(paths.erasure(uid()), { startedAt: sinceMs })
  await cleanUpUser(uid(), Date.now())
  await cleanUpUser(uid(), Date.now())
  expect(await ofThisUser()).toEqual([{ kind: 'account', uid: account.uid, atMs: sinceMs }])
})

test('reads journal entries in order of time, and deletes those older than any backup', async () => {
  const at = (daysAgo: number) => Date.now() - daysAgo * DAY_MS
  const entry = { kind: 'story', uid: uid(), storyId: 'x' as StoryId } as const
  const [old, young, youngest] = [at(61), at(59), at(1)] as const
  for (const atMs of [youngest, old, young]) await noteErasure({ ...entry, atMs })
  const times = async () => (await readJournal(0)).filter((one) => one.uid === account.uid).map(({ atMs }) => atMs)
  expect(await times()).toEqual([old, young, youngest])
  await forgetOldErasures(Date.now())
  expect(await times()).toEqual([young, youngest])
  expect((await readJournal(at(2))).filter((one) => one.uid === account.uid).map(({ atMs }) => atMs)).toEqual([
    youngest,
  ])
})
