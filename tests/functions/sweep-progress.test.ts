/**
 * No photo or account waits for another user's data: after a user with much data, the sweep goes on to the next one.
 */
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { putObject, readObject } from '#netlify/clients/blobs.ts'
import { reconcileWithStripe } from '#netlify/jobs/reconciliation-walk.ts'
import { eraseAccount } from '#netlify/jobs/erase-account.ts'
import { cleanUpUser } from '#netlify/jobs/user-cleanup.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import { database, until } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { makeUnpaidStory, openCheckout, readOrder, TEMPLATE_ID } from './support/unpaid-stories.ts'
import { payAtStripe, signUpWithoutWebhooks } from './support/payment.ts'

useOwnEnvironment()

const MINUTE_MS = 60_000
const PHOTO = { bytes: new Uint8Array([1]), contentType: 'image/jpeg' }

/** Remains of other tests must not count, so each test plants its own waiting users. */
let uids: UserId[]
let logged: string[]
beforeEach(async () => {
  uids = []
  logged = []
  await database.erase(paths.housekeeping)
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.update(
    '',
    Object.fromEntries(
      uids.flatMap((uid) =>
        [
          paths.transformationsOf(uid),
          paths.mediaOf(uid),
          paths.housekeepingOf(uid),
          paths.failedVisitsOf(uid),
          paths.erasure(uid),
        ].map((path) => [path, null]),
      ),
    ),
  )
})

const newUid = (): UserId => {
  const uid = `parent-${randomBytes(8).toString('hex')}` as UserId
  uids.push(uid)
  return uid
}
const newUids = (count: number): UserId[] => Array.from({ length: count }, newUid)
/** One write that bypasses the database rules. */
const plant = (updates: Record<string, unknown>) => database.update('', updates)
const forEach = (those: readonly UserId[], entriesOf: (uid: UserId) => Record<string, unknown>) =>
  Object.assign({}, ...those.map(entriesOf)) as Record<string, unknown>
const nextVisit = async (uid: UserId) => (await database.read(paths.housekeepingOf(uid))) as number | null

const HANGING = {
  status: 'processing',
  createdAt: 1,
  updatedAt: 1,
  templateId: TEMPLATE_ID,
  userEmail: 'x@example.test',
}
const hanging = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [`${TEMPLATE_ID}_${1_700_000_000_000 + number}`, HANGING]),
  )
const stillHanging = async (uid: UserId) =>
  Object.values(
    ((await database.read(paths.transformationsOf(uid))) ?? {}) as Record<string, { status: string }>,
  ).filter(({ status }) => status === 'processing').length

/** Photos whose day of storage is over. */
const overdue = async (uid: UserId, count = 1): Promise<string[]> => {
  const keys = Array.from({ length: count }, () => randomBytes(20).toString('hex'))
  await Promise.all(keys.map((key) => putObject('private', key, PHOTO)))
  await plant(
    Object.fromEntries(
      keys.map((key) => [paths.mediaIndex(uid, key), { kind: 'original', createdAt: 1, expiresAt: 2 }]),
    ),
  )
  return keys
}
/** The last of all users who wait for a clean-up. */
const honestParent = async () => {
  const uid = newUid()
  const [photo = ''] = await overdue(uid)
  await plant({ [paths.housekeepingOf(uid)]: 1_000 })
  const isErased = async () =>
    (await readObject('private', photo, { again: false })) === null &&
    (await database.read(paths.mediaIndex(uid, photo))) === null
  return { uid, isErased }
}
const due = (those: readonly UserId[]) => forEach(those, (uid) => ({ [paths.housekeepingOf(uid)]: 1 }))

/** A deleted account that can never be erased, because one of its orders is unreadable. */
const unerasable = (uid: UserId) => ({
  [paths.erasure(uid)]: { startedAt: 1 },
  [`orders/broken-${uid}`]: { uid, state: 'of a newer version' },
  [paths.housekeepingOf(uid)]: 1,
})

describe('the twenty-first is served', () => {
  test('cleans up the 21st user after twenty invalid keys, and erases and logs the keys', async () => {
    const strangers = newUids(20)
    const key = 'k'.repeat(201)
    await plant({
      ...forEach(strangers, (uid) => ({ [`${paths.transformationsOf(uid)}/${key}`]: HANGING })),
      ...due(strangers),
    })
    const { isErased } = await honestParent()
    await sweep()
    await sweep()
    expect(await isErased()).toBe(true)
    expect(await Promise.all(strangers.map((uid) => database.read(paths.transformationsOf(uid))))).toEqual(
      Array(20).fill(null),
    )
    expect(logged).toContainEqual(expect.stringMatching(/\[bad-request\].*no id/))
    expect(logged.join('\n')).not.toContain(strangers[0])
  })

  test('cleans up the 21st user after twenty failing users, who wait longer each time', async () => {
    const strangers = newUids(20)
    await plant(forEach(strangers, unerasable))
    const { isErased } = await honestParent()
    await sweep()
    await sweep()
    expect(await isErased()).toBe(true)
    const [stranger = newUid()] = strangers
    const waits: number[] = []
    for (let visit = 0; visit < 9; visit += 1) {
      const nowMs = Date.now()
      await cleanUpUser(stranger, nowMs).catch(() => {})
      waits.push(((await nextVisit(stranger)) ?? 0) - nowMs)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60, 60].map((minutes) => minutes * MINUTE_MS))
    await plant(forEach(strangers, (uid) => ({ [`orders/broken-${uid}`]: null })))
  })

  test('cleans up the 6th user after five with hundreds of hanging transformations', async () => {
    const strangers = newUids(5)
    await plant({
      ...forEach(strangers, (uid) => ({ [paths.transformationsOf(uid)]: hanging(300) })),
      ...due(strangers),
    })
    const { isErased } = await honestParent()
    await sweep()
    expect(await isErased()).toBe(true)
    expect(await Promise.all(strangers.map(stillHanging))).toEqual(Array(5).fill(250))
    for (const uid of strangers) expect(await nextVisit(uid)).toBeLessThanOrEqual(Date.now())
  })

  test('cleans up the 6th user after five slow clean-ups, which later runs finish', async () => {
    const strangers = newUids(5)
    for (const uid of strangers) await overdue(uid, 30)
    await plant(due(strangers))
    const { isErased } = await honestParent()
    const left = async () =>
      (
        await Promise.all(
          strangers.map(async (uid) => Object.keys((await database.read(paths.mediaOf(uid))) ?? {}).length),
        )
      ).reduce((sum, count) => sum + count, 0)
    await whileEveryCallTakes(40, sweep)
    expect(await isErased()).toBe(true)
    expect(await left()).toBeGreaterThan(0)
    for (let visits = 0; visits < 3 && (await left()) > 0; visits += 1) {
      await plant(due(strangers))
      await sweep()
    }
    expect(await left()).toBe(0)
  })
})

/** Advances only the clock that the sweep reads, without real waiting. */
async function whileEveryCallTakes(ms: number, act: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] })
  const send = globalThis.fetch
  const sending = vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
    vi.setSystemTime(Date.now() + ms)
    return send(...call)
  })
  await act()
  sending.mockRestore()
  vi.useRealTimers()
}

describe('a user', () => {
  test('raises an alarm after five failed clean-ups, and resets the count on success', async () => {
    const uid = newUid()
    const alarms = () => logged.filter((line) => line.includes('failed 5 times'))
    await plant(unerasable(uid))
    for (let visit = 0; visit < 5; visit += 1) await cleanUpUser(uid, Date.now()).catch(() => {})
    expect(alarms()).toEqual([])
    await cleanUpUser(uid, Date.now()).catch(() => {})
    expect(alarms()).toHaveLength(1)
    await plant({ [`orders/broken-${uid}`]: null })
    await cleanUpUser(uid, Date.now())
    expect(await database.read(paths.failedVisitsOf(uid))).toBeNull()
  })

  test('counts a clean-up that never ends as a failed one', async () => {
    const uid = newUid()
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((...call) =>
      String(call[0]).includes('/erasures/') ? new Promise(() => {}) : send(...call),
    )
    void cleanUpUser(uid, Date.now())
    await until('it is counted', async () => (await database.read(paths.failedVisitsOf(uid))) === 1)
    expect(await nextVisit(uid)).toBeGreaterThan(Date.now())
  })

  test('loses no user if a slow worker misses the end of the erasure and dies', async () => {
    const uid = newUid()
    await plant({ [paths.erasure(uid)]: { startedAt: 1, emptiedAt: 1 }, ...due([uid]) })
    const send = globalThis.fetch
    let hasEnded = false
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const isCount = call[1]?.method === 'PATCH' && String(call[1].body).includes(paths.failedVisitsOf(uid))
      if (!isCount || hasEnded) return send(...call)
      // Between this worker's two writes, another worker finishes the erasure. This worker then writes its count and
      // dies.
      hasEnded = true
      await eraseAccount(uid, 1, Date.now())
      expect(await nextVisit(uid)).toBeNull()
      await send(...call)
      return new Promise(() => {})
    })
    void cleanUpUser(uid, Date.now())
    await until('it has written its count', async () => (await database.read(paths.failedVisitsOf(uid))) === 1)
    // Cleans up the user until no clean-up is due.
    for (let visits = 0; visits < 3 && (await nextVisit(uid)) !== null; visits += 1) {
      await plant(due([uid]))
      await sweep()
    }
    expect([await nextVisit(uid), await database.read(paths.failedVisitsOf(uid))]).toEqual([null, null])
  })

  test('loses no user if the worker dies at its last write', async () => {
    const uid = newUid()
    await plant(due([uid]))
    const send = globalThis.fetch
    let isDead = false
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      if (isDead) return new Promise(() => {})
      const answer = await send(...call)
      const isEnd = call[1]?.method === 'DELETE' || (call[1]?.method === 'PUT' && call[1].body === 'null')
      if (isEnd) isDead = true
      return isEnd ? new Promise(() => {}) : answer
    })
    void cleanUpUser(uid, Date.now())
    await until('it is at its end', async () => isDead)
    vi.restoreAllMocks()
    for (let visits = 0; visits < 3 && (await nextVisit(uid)) !== null; visits += 1) {
      await plant(due([uid]))
      await sweep()
    }
    expect([await nextVisit(uid), await database.read(paths.failedVisitsOf(uid))]).toEqual([null, null])
  })

  test('does not clean up a user whom another worker is already cleaning up', async () => {
    const uid = newUid()
    const [photo = ''] = await overdue(uid, 3)
    await plant({ [paths.housekeepingOf(uid)]: 1 })
    await Promise.all([cleanUpUser(uid, Date.now()), cleanUpUser(uid, Date.now() + 1)])
    expect(await readObject('private', photo, { again: false })).toBeNull()
    expect([await nextVisit(uid), await database.read(paths.failedVisitsOf(uid))]).toEqual([null, null])
  })

  test('erases a large deleted account in as many clean-ups as it needs', async () => {
    const uid = newUid()
    await overdue(uid, 40)
    await plant({ [paths.erasure(uid)]: { startedAt: 1 }, ...due([uid]) })
    await whileEveryCallTakes(40, sweep)
    const left = Object.keys((await database.read(paths.mediaOf(uid))) as object).length
    expect([left > 0, left < 40]).toEqual([true, true])
    expect([await nextVisit(uid), await database.read(paths.failedVisitsOf(uid))]).toEqual([expect.any(Number), null])
    await plant(due([uid]))
    await sweep()
    expect([await database.read(paths.mediaOf(uid)), await database.read(`${paths.erasure(uid)}/emptiedAt`)]).toEqual([
      null,
      expect.any(Number),
    ])
  })

  test('erases a photo although another entry is unreadable, and postpones that entry', async () => {
    const uid = newUid()
    const [photo = ''] = await overdue(uid)
    const unread = 'c'.repeat(40)
    const odd = `${TEMPLATE_ID}_1700000000000`
    await plant({
      [paths.mediaIndex(uid, unread)]: { kind: 'of a newer version', expiresAt: 1 },
      [`${paths.transformationsOf(uid)}/${odd}`]: { ...HANGING, createdAt: 'some day' },
      ...due([uid]),
    })
    await sweep()
    expect(await readObject('private', photo, { again: false })).toBeNull()
    expect(await database.read(`${paths.transformationsOf(uid)}/${odd}`)).toMatchObject({ status: 'failed' })
    expect(await database.read(`${paths.mediaIndex(uid, unread)}/expiresAt`)).toBeGreaterThan(Date.now())
    expect(logged).toContainEqual(expect.stringMatching(/cannot be read/))
    expect(await database.read(paths.failedVisitsOf(uid))).toBeNull()
  })
})

test('reconciles with Stripe while the clean-ups of users are waiting', async () => {
  const account = await signUpWithoutWebhooks()
  const story = await makeUnpaidStory(account)
  const strangers = newUids(5)
  await plant({ ...forEach(strangers, (uid) => ({ [paths.transformationsOf(uid)]: hanging(300) })), ...due(strangers) })
  await openCheckout(account, story)
  const lost = (await readOrder(story))?.sessionId ?? ''
  await database.update(`orders/${story.storyId}`, {
    sessionId: null,
    state: 'opening',
    leaseUntil: Date.now() + 60 * MINUTE_MS,
  })
  await payAtStripe(lost)
  await until('the walk comes by', async () => {
    await reconcileWithStripe(Date.now(), () => Promise.resolve())
    return (await readOrder(story))?.state === 'paid'
  })
  expect(await Promise.all(strangers.map(nextVisit))).toEqual(Array(5).fill(1))
})
