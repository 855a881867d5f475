/**
 * The nightly audit over the product's own records and stores: it finds no fault when all is well, and finds each
 * planted fault.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { addPhoto, buyBook, orderStory, signUp, type Parent } from '#ops/drill-restore/families.ts'
import { startDrillWorld, type DrillWorld } from '#ops/drill-restore/world.ts'
import { eraseObject, putObject } from '#netlify/clients/blobs.ts'
import { patch, read } from '#netlify/clients/database.ts'
import { audit, tellAudit } from '#netlify/jobs/audit.ts'
import { FINDINGS, noFindings, type Findings } from '#netlify/jobs/audit-findings.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PICTURE = { bytes: new Uint8Array([1]), contentType: 'image/webp' }
const STRAY = 'f'.repeat(40)
const GHOST = 'ghost' as UserId

let world: DrillWorld
let parent: Parent
let book: StoryId
let wholeWorld: Record<string, unknown>
beforeAll(async () => {
  world = await startDrillWorld()
  parent = await signUp(world, 'parent', 'Defne')
  book = await buyBook(world, parent, await addPhoto(parent))
  await orderStory(parent, await addPhoto(parent))
  wholeWorld = await world.exportAll()
})
afterAll(() => world.stop())

/** Two hours later, when no media are arriving any more. */
const counted = async (atMs = Date.now() + 2 * HOUR_MS): Promise<Findings> => (await audit(atMs, Infinity)).counts
/** Writes states that no single write of ours reaches. */
const seed = (updates: Record<string, unknown>) =>
  Promise.all(Object.entries(updates).map(([path, value]) => patch({ [path]: value })))
const inMedia = (key: string) => paths.mediaIndex(parent.uid, key)
const pageOf = async () => ((await read(`${paths.order(book)}/results/imageURLs/0`)) as string).replace('/media/', '')
const at = <T>(path: string) => read(path) as Promise<T>

test('counts no fault when all data are correct', async () => {
  const report = await audit(Date.now() + 2 * HOUR_MS, Infinity)
  expect(report).toMatchObject({ isWhole: true, users: 1, counts: noFindings() })
  // Two photos with face and portrait, and fourteen pages and clips, of which some have other forms.
  expect(report.objects).toBeGreaterThan(20)
})

interface Fault {
  what: string
  /** @returns a function that repairs the stores; the test itself restores the database */
  plant: () => Promise<unknown>
  found: Partial<Findings>
}

const FAULTS: Fault[] = [
  {
    what: 'an object that no entry names',
    async plant() {
      await putObject('private', STRAY, PICTURE)
      return () => eraseObject('private', STRAY)
    },
    found: { unnamedObjects: 1 },
  },
  {
    what: 'a form of a page that its entry does not name',
    async plant() {
      const name = `${await pageOf()}.7x7`
      await putObject('media', name, PICTURE)
      return () => eraseObject('media', name)
    },
    found: { unnamedObjects: 1 },
  },
  {
    what: 'an entry whose object is not there',
    plant: () => patch({ [inMedia(STRAY)]: { kind: 'portrait', expiresAt: Date.now() + 9 * DAY_MS } }),
    found: { entriesWithoutObject: 1 },
  },
  {
    what: 'an entry without an end that no book names',
    async plant() {
      await putObject('media', STRAY, PICTURE)
      await patch({ [inMedia(STRAY)]: { kind: 'picture' } })
      return () => eraseObject('media', STRAY)
    },
    found: { endlessEntries: 1 },
  },
  {
    what: 'an entry whose end is further off than anything is kept',
    plant: () =>
      patch({ [inMedia(STRAY)]: { kind: 'picture', isArriving: true, expiresAt: Date.now() + 40 * DAY_MS } }),
    found: { endlessEntries: 1 },
  },
  {
    what: 'an entry of a newer version',
    plant: () => patch({ [inMedia(STRAY)]: { kind: 'hologram', expiresAt: Date.now() + 9 * DAY_MS } }),
    found: { unreadRecords: 1 },
  },
  {
    what: 'an entry that is two days past its end',
    plant: () => patch({ [inMedia(STRAY)]: { kind: 'original', expiresAt: Date.now() - 2 * DAY_MS } }),
    found: { overdueEnds: 1 },
  },
  {
    what: 'a transformation that failed long ago',
    plant: () =>
      patch({
        [`${paths.transformationsOf(parent.uid)}/x`]: { status: 'failed', updatedAt: Date.now() - 40 * DAY_MS },
      }),
    found: { overdueEnds: 1 },
  },
  {
    what: 'a draft that nobody has changed for forty days',
    async plant() {
      const draft = Object.values(await at<Record<string, { id: string }>>(paths.userStories(parent.uid))).find(
        ({ id }) => id !== book,
      )
      const id = `${draft?.id}0` as StoryId
      const updatedAt = Date.now() - 40 * DAY_MS
      await patch({
        [paths.userStory(parent.uid, id)]: { ...draft, id, transformedPhotoUrl: `/media/${STRAY}`, updatedAt },
      })
    },
    found: { overdueEnds: 1 },
  },
  {
    what: 'a book whose page is in no store',
    async plant() {
      const key = await pageOf()
      await eraseObject('media', key)
      return () => putObject('media', key, PICTURE)
    },
    found: { brokenBooks: 1, entriesWithoutObject: 1 },
  },
  {
    what: 'a book whose page will end',
    plant: async () => patch({ [`${inMedia(await pageOf())}/expiresAt`]: Date.now() + 9 * DAY_MS }),
    found: { brokenBooks: 1 },
  },
  {
    what: 'a book that is not whole',
    plant: () => patch({ [`${paths.order(book)}/results/narrationURLs/5`]: null }),
    // The book's record still names the clip that its order no longer names.
    found: { brokenBooks: 1 },
  },
  {
    what: 'a book whose order has forgotten it, with a page that is not there',
    async plant() {
      const key = await pageOf()
      await patch({ [`${paths.order(book)}/childForgottenAt`]: Date.now(), [`${paths.order(book)}/results`]: null })
      await seed({ [`${paths.order(book)}/snapshot/heroKey`]: '', [inMedia(key)]: null })
      await eraseObject('media', key)
      return () => putObject('media', key, PICTURE)
    },
    // The page's other forms are still in the store.
    found: { brokenBooks: 1, unnamedObjects: expect.any(Number) as number },
  },
  {
    what: 'an order that knows a child after more than a year',
    plant: () => patch({ [`${paths.order(book)}/deliveredAt`]: Date.now() - 370 * DAY_MS }),
    found: { ordersKnowingTooLong: 1 },
  },
  {
    what: 'somebody with data who cannot sign in',
    plant: () => patch({ [`${paths.limitsOf(GHOST)}/2026-01-01/photo`]: 1 }),
    found: { usersWithoutIdentity: 1 },
  },
  {
    what: 'somebody who has left and still has data',
    plant: () =>
      patch({
        [paths.erasure(GHOST)]: { startedAt: 1, emptiedAt: 1 },
        [paths.consents(GHOST)]: { photo_x: { granted: true } },
      }),
    found: { leftWithData: 1 },
  },
  {
    what: 'something that ends, and nobody who comes for it',
    plant: () => patch({ [paths.housekeepingOf(parent.uid)]: null }),
    found: { unvisitedUsers: 1 },
  },
]

describe('counts', () => {
  test.each(FAULTS)('counts in the nightly audit: $what', async ({ plant, found }) => {
    const mend = await plant()
    try {
      expect(await counted()).toEqual({ ...noFindings(), ...found })
    } finally {
      await world.importAll(wholeWorld)
      if (typeof mend === 'function') await (mend as () => Promise<void>)()
    }
  })

  test('audits page after page: hundreds of users, and hundreds of orders of one user', async () => {
    const uids = Array.from({ length: 120 }, (_, number) => `user-${String(number).padStart(3, '0')}` as UserId)
    const order = (uid: string, number: number) => ({
      [paths.order(`${uid}-${number}` as StoryId)]: { uid, state: 'x' },
    })
    await seed(
      Object.assign(
        {},
        ...uids.map((uid) => ({ [`${paths.limitsOf(uid)}/2026-01-01/photo`]: 1 })),
        ...uids.flatMap((uid) => Array.from({ length: 3 }, (_, number) => order(uid, number))),
        ...Array.from({ length: 700 }, (_, number) => order('user-050-many', number)),
      ) as Record<string, unknown>,
    )
    expect(await audit(Date.now(), Infinity)).toMatchObject({
      users: 122,
      counts: { ...noFindings(), usersWithoutIdentity: 120, unreadRecords: 3 * 120 + 700 },
    })
    await world.importAll(wholeWorld)
  })

  test('counts no missing page of a refunded book whose record the parent removed', async () => {
    const key = await pageOf()
    await patch({ [`${paths.order(book)}/state`]: 'refunded' })
    await patch({ [paths.userStory(parent.uid, book)]: null, [inMedia(key)]: null })
    await eraseObject('media', key)
    const { brokenBooks } = await counted()
    await putObject('media', key, PICTURE)
    await world.importAll(wholeWorld)
    expect(brokenBooks).toBe(0)
  })

  test('counts no media that are still arriving', async () => {
    await putObject('media', STRAY, PICTURE)
    expect(await counted(Date.now())).toEqual(noFindings())
    await eraseObject('media', STRAY)
  })
})

test('schedules an earlier clean-up of an ended draft if a book uses its portrait', async () => {
  const [id = ''] = Object.entries(await at<Record<string, { paymentStatus: string }>>(paths.userStories(parent.uid)))
    .filter(([, story]) => story.paymentStatus === 'pending')
    .map(([key]) => key)
  const later = Date.now() + 20 * DAY_MS
  await patch({
    [`${paths.userStory(parent.uid, id as StoryId)}/updatedAt`]: Date.now() - 31 * DAY_MS,
    [paths.housekeepingOf(parent.uid)]: later,
  })
  expect(await counted(Date.now())).toEqual(noFindings())
  expect(await read(paths.housekeepingOf(parent.uid))).toBeLessThan(later)
  await world.importAll(wholeWorld)
})

test('schedules a clean-up of a transformation whose photo never came', async () => {
  const begun = { status: 'processing', createdAt: Date.now() - 5 * HOUR_MS, updatedAt: 1 }
  await patch({ [`${paths.transformationsOf(GHOST)}/x`]: begun })
  await audit(Date.now(), Infinity)
  expect(await read(paths.housekeepingOf(GHOST))).toEqual(expect.any(Number))
  expect(await read(`${paths.transformationsOf(GHOST)}/x`)).toEqual(begun)
  await world.importAll(wholeWorld)
})

test('continues an interrupted audit the next night, and reports its oldest check', async () => {
  const kept = await world.exportAll()
  const strangers = Array.from({ length: 120 }, (_, number) => `user-${String(number).padStart(3, '0')}`)
  await seed(Object.fromEntries(strangers.map((uid) => [`limits/${uid}`, { '2026-11-28': { photo: 1 } }])))
  await patch({ [paths.auditCursor]: null })
  const firstMs = Date.now()
  const nights: { users: number; since: number }[] = []
  for (let night = 0; night < 6; night++) {
    const { users, oldestCheckAt } = await audit(firstMs + night * DAY_MS, 0)
    nights.push({ users, since: (oldestCheckAt - firstMs) / DAY_MS })
  }
  // A round takes three nights. The audit may reach the other tests' parent before or after these users, so the test
  // adds up the nights.
  const usersOf = (round: typeof nights) => round.reduce((sum, { users }) => sum + users, 0)
  expect([usersOf(nights.slice(0, 3)), usersOf(nights.slice(3))]).toEqual([121, 121])
  expect(Math.max(...nights.map(({ users }) => users))).toBeLessThan(60)
  expect(nights.map(({ since }) => since)).toEqual([0, 0, 0, 0, 0, 3])
  await world.importAll(kept)
})

test('records and logs the number of faults, but no user', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await patch({ [`${paths.limitsOf(GHOST)}/2026-01-01/photo`]: 1 })
  await tellAudit(await audit(Date.now(), Infinity))
  const record = await read(paths.audit)
  expect(record).toMatchObject({ isWhole: true, users: 2, counts: { usersWithoutIdentity: 1, brokenBooks: 0 } })
  expect(JSON.stringify(record)).not.toContain(GHOST)
  expect(logged.mock.calls).toEqual([[`audit: [unknown] 1 ${FINDINGS.usersWithoutIdentity}`]])

  logged.mockClear()
  await tellAudit(await audit(Date.now(), Date.now()))
  expect(await read(paths.audit)).toMatchObject({ isWhole: false })
  expect(logged.mock.calls).toContainEqual(['audit-cut: [unavailable] There was no time for all'])
  vi.restoreAllMocks()
})
