// @vitest-environment jsdom
/** A device that several people use: the end of a session erases its data there, and keeps another parent's. */
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepGift } from '#app/checkout/kept-gift.ts'
import { forgetDevice } from '#app/offline/forget-device.ts'
import { createOutbox, waitingOf } from '#app/offline/outbox.ts'
import { tellChild, toldChild } from '#app/told-child.ts'
import { parseGiftCode } from '#domain/gift.ts'
import { heroIdSchema, storyIdSchema, transformIdSchema, type TemplateId, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { voiceIdSchema } from '#domain/voice.ts'
import { keepDraftPhoto } from '#features/create-story/draft-photo.ts'
import { newDraft } from '#features/create-story/draft.ts'
import { saveDraft } from '#features/create-story/draft-storage.ts'
import { keepTake } from '#features/record-voice/takes.ts'
import { deviceStorage, tabStorage } from '#ui/device-storage.ts'
import { DEVICE_STORES } from '#ui/device-stores.ts'

const MOTHER = 'uid-mother' as UserId
const FATHER = 'uid-father' as UserId
const VOICE = v.parse(voiceIdSchema, '1'.repeat(20))
const storyOf = (uid: UserId) => v.parse(storyIdSchema, `orman_${uid}_1700000000000`)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('caches', fakeCaches())
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
})

test('erases all rows of an ended session, and no row of another parent', async () => {
  await leaveOneOfEach(FATHER)
  await leaveOneOfEach(MOTHER)
  tabStorage.setItem('masal:gift-draft', JSON.stringify(giftDraftOf(MOTHER)))
  const before = await rowsLeft()
  expect(before).toEqual(
    Object.values(DEVICE_STORES).flatMap((area) =>
      Object.entries(area)
        .filter(([, until]) => until === 'session ends')
        .map(([name]) => name),
    ),
  )

  await forgetDevice((owner) => owner === MOTHER || owner === null)
  const mothers = (await everythingStored()).filter((entry) => entry.includes(MOTHER)).map(rowOf)
  expect([...new Set(mothers)]).toEqual(['masal-outbox'])
  expect((await waitingOf(MOTHER)).map(({ write }) => write.kind)).toEqual([
    'erase-story',
    'withdraw-photo',
    'erase-hero',
  ])
  expect(JSON.stringify(await waitingOf(MOTHER))).not.toContain('Defne')
  const fathers = (await everythingStored()).filter((entry) => entry.includes(FATHER)).map(rowOf)
  expect([...new Set(fathers)].toSorted()).toEqual(
    ['masal-books', 'masal-draft-photos', 'masal-outbox', 'masal-recordings', 'story_draft:'].toSorted(),
  )
  await expect(caches.match('/media/mother')).resolves.toBeUndefined()
  await expect(caches.match('/media/both')).resolves.toBeDefined()
})

test('keeps a guest’s recordings, without a session, under the invitation’s hash', async () => {
  const invitation = 'davet-baglantisi-160-bit'
  await keepTake({ invitation }, { voiceId: VOICE, name: 'Dedem', spread: 0, recorded: new Blob(['x']) })
  await forgetDevice(() => true)
  const takes = (await everythingStored()).filter((entry) => entry.startsWith('masal-recordings'))
  expect(takes).toEqual([expect.stringMatching(/guest:[0-9a-f]{64}:/)])
  expect(takes.join()).not.toContain(invitation)
})

test('keeps a visitor’s gift and name while it erases ended sessions', async () => {
  keepGift(parseGiftCode('7K3DQ9TX2M5H'), null)
  tellChild({ name: 'Defne' })
  await forgetDevice((owner) => owner !== null)
  expect([deviceStorage.getItem('gift_code'), toldChild()]).toEqual(['7K3DQ9TX2M5H', { name: 'Defne' }])
})

async function leaveOneOfEach(uid: UserId): Promise<void> {
  const owner = { uid, templateId: 'orman' as TemplateId }
  saveDraft(owner, newDraft(owner, 1, { name: 'Defne' }), deviceStorage)
  await keepDraftPhoto(owner, new File(['x'], 'x.jpg'), 1)
  await keepTake(
    { owner: uid, book: storyOf(uid) },
    { voiceId: VOICE, name: 'Babam', spread: 0, recorded: new Blob(['x']) },
  )
  const outbox = createOutbox(uid, () => Promise.reject(new Problem('network', 'none')))
  const change = { title: 'Defne’nin Gecesi', dedication: '' }
  await outbox.send({ kind: 'change', storyId: storyOf(uid), before: change, after: change }, false, () => undefined)
  await outbox.send({ kind: 'erase-story', storyId: storyOf(uid) }, false, () => undefined)
  await outbox.send(
    { kind: 'withdraw-photo', transformId: v.parse(transformIdSchema, `transform_${uid}_1`) },
    false,
    () => undefined,
  )
  await outbox.send({ kind: 'erase-hero', heroId: v.parse(heroIdSchema, 'a'.repeat(20)) }, false, () => undefined)
  keepGift(parseGiftCode('7K3DQ9TX2M5H'), uid)
  tellChild({ name: 'Defne' })
  tabStorage.setItem('masal:pay-page', storyOf(uid))
  const books = await caches.open('masal-books')
  const media = [`/media/${uid === MOTHER ? 'mother' : 'father'}`, '/media/both']
  for (const url of media) await books.put(url, new Response('x'))
  await books.put(
    `/kept-books/${uid}/${storyOf(uid)}`,
    Response.json({ story: { childName: 'Defne' }, bytes: 1, media }),
  )
}

const giftDraftOf = (uid: UserId) => ({ uid, giftId: storyOf(uid), draft: { to: 'Defne' } })

const rowOf = (entry: string): string => entry.split(' ')[0]?.replace(/^story_draft:.*/, 'story_draft:') ?? ''
const rowsLeft = async (): Promise<string[]> => {
  const found = new Set((await everythingStored()).map(rowOf))
  return Object.values(DEVICE_STORES)
    .flatMap((area) => Object.keys(area))
    .filter((name) => found.has(name))
}

/** One line for each entry: the row, its key, its value. */
async function everythingStored(): Promise<string[]> {
  const lines: string[] = []
  for (const storage of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries({ ...storage })) lines.push(`${key} ${String(value)}`)
  for (const name of Object.keys(DEVICE_STORES.indexedDB)) {
    const database = await openDB(name)
    for (const store of database.objectStoreNames)
      for (const key of await database.getAllKeys(store))
        lines.push(`${name} ${String(key)} ${JSON.stringify(await database.get(store, key))}`)
    database.close()
    if (!lines.some((line) => line.startsWith(name))) indexedDB.deleteDatabase(name)
  }
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) lines.push(`${name} ${new URL(url).pathname}`)
  return lines
}

/** A Cache Storage of addresses only, because jsdom has no Cache Storage. */
function fakeCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (request: RequestInfo | URL) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : request, location.origin).pathname
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: (request: RequestInfo) => Promise.resolve(entries.get(pathOf(request))?.clone()),
      put: (request: RequestInfo, response: Response) => Promise.resolve(void entries.set(pathOf(request), response)),
      delete: (request: RequestInfo) => Promise.resolve(entries.delete(pathOf(request))),
      keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: location.origin + path }))),
    }
  }
  return {
    open: (name: string) => Promise.resolve(open(name)),
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    keys: () => Promise.resolve([...all.keys()]),
    match: (request: RequestInfo) => open('masal-books').match(request),
  } as unknown as CacheStorage
}
