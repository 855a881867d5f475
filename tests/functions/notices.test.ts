/**
 * The outbox: notices reach a receiver that was down later, and each one once. The tests pass the time; database and
 * receiver are real.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { ACCOUNT_NOTICES_A_DAY, mayTellOfAccount } from '#netlify/notifications/account-notices-today.ts'
import { sendDueNotices } from '#netlify/notifications/send-due-notices.ts'
import { subjectOf, type Notice } from '#netlify/notifications/notice.ts'
import { outboxKeyOf } from '#netlify/notifications/outbox.ts'
import { queueAccountDeleted, sendQueued, tell } from '#netlify/notifications/tell.ts'
import { database, environmentVariable } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { receivedNotices } from './support/payment.ts'

useOwnEnvironment()

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let uid: UserId
let logged: string[]
beforeEach(async () => {
  uid = `parent-${randomBytes(8).toString('hex')}` as UserId
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  await database.erase(paths.outbox)
})
afterEach(() => vi.restoreAllMocks())
/** The receiver refuses all notices of this user, or their first tries. */
const refuseOften = (tries?: number) => void (uid = `${uid}+mail-fail${tries ? `-${tries}` : ''}` as UserId)

const account = () => ({ uid, email: 'veli@example.test', displayName: null, photoURL: null })
const signup = (): Notice => ({ type: 'signup', data: { ...account(), createdAt: '2026-11-24T08:00:00.000Z' } })
const signin = (): Notice => ({ type: 'signin', data: { ...account(), lastLoginAt: '2026-11-24T08:00:00.000Z' } })
const completed = (): Notice => ({
  type: 'story_completed',
  data: {
    uid,
    userEmail: 'veli@example.test',
    storyId: `x_${uid}_1799999999999` as StoryId,
    title: 'Masal',
    contractUrl: 'https://masal.example/contract?story=x',
  },
})
const invoice = (): Notice => ({
  type: 'invoice_due',
  data: {
    ...{ uid, userEmail: 'veli@example.test', storyId: `x_${uid}_1799999999999` as StoryId, bought: 'book' },
    ...{ amountKurus: 59_900, currency: 'try', paidAt: '2026-11-24T08:00:00.000Z', what: 'Masal' },
    ...{ paidBy: 'card', paymentId: 'pi_1', siteUrl: 'https://masal.example', buyer: null },
  },
})
const waiting = async (notice: Notice) => {
  return (await database.read(paths.outboxItem(outboxKeyOf(notice.type, subjectOf(notice))))) as Record<
    string,
    unknown
  > | null
}
/** The sweep's work at this time. */
const later = async (nowMs: number, notices: Notice[]) => {
  for (const notice of notices)
    await sendQueued(outboxKeyOf(notice.type, subjectOf(notice)), nowMs).catch((error: unknown) =>
      logged.push(String(error)),
    )
}

test('sends no more sign-in notices than allowed a day, with one alarm', async () => {
  const nowMs = Date.UTC(2031, 4, 5)
  await database.write(paths.accountNotices('2031-05-05'), ACCOUNT_NOTICES_A_DAY - 1)
  expect([await mayTellOfAccount(nowMs), await mayTellOfAccount(nowMs), await mayTellOfAccount(nowMs)]).toEqual([
    true,
    false,
    false,
  ])
  expect(logged).toEqual([expect.stringMatching(/^account-notices: \[too-many-requests\]/)])
})

test('signs and numbers a notice as standardwebhooks.com says', async () => {
  const notice = completed()
  await tell(notice, Date.now())
  const [received] = await receivedNotices(uid)
  expect(received?.body).toEqual(notice)
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = received?.headers ?? {}
  expect(id).toMatch(/^msg_[\w-]{36}$/)
  expect(Math.abs(Date.now() / 1_000 - Number(time))).toBeLessThan(60)
  const key = Buffer.from(environmentVariable('NOTIFICATION_WEBHOOK_SECRET').replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key)
    .update(`${id}.${time}.${JSON.stringify(notice)}`)
    .digest('base64')
  expect(signature).toBe(`v1,${expected}`)
})

describe('a receiver that is down', () => {
  test('sends a notice to a receiver that was down later, under the same id', async () => {
    const begin = Date.now()
    refuseOften(2)
    const notice = signup()
    expect(await tell(notice, begin)).toBe('queued')
    await later(begin + 59_000, [notice])
    expect(await receivedNotices(uid)).toHaveLength(1)
    await later(begin + 60_000, [notice])
    await later(begin + 119_000, [notice])
    expect(await receivedNotices(uid)).toHaveLength(2)
    expect(await waiting(notice)).toMatchObject({ attempts: 1, dueAt: begin + 2 * MINUTE_MS })
    await later(begin + 2 * MINUTE_MS, [notice])
    const received = await receivedNotices(uid)
    expect(received.map(({ body }) => body)).toEqual([notice, notice, notice])
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toHaveLength(1)
    // A notice that was sent keeps its time.
    expect(await waiting(notice)).toEqual({ is: 'told', uid, type: 'signup', queuedAt: begin })
  })

  test('sends no notice to a busy receiver before the time that the receiver names', async () => {
    uid = `${uid}+mail-busy` as UserId
    const notices = Array.from({ length: 60 }, (_, number) => `${number}-${uid}` as UserId)
    for (const one of notices) await queueAccountDeleted(one, Date.now() - MINUTE_MS)
    await sendDueNotices(Date.now() + 20_000)
    // The notices that were being sent in parallel.
    const asked = (await receivedNotices(uid)).length
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(10)
    const due = Object.values(
      (await database.read(paths.outbox)) as Record<string, { dueAt: number; attempts: number }>,
    )
    const moved = due.filter(({ attempts }) => attempts > 0).map(({ dueAt }) => dueAt - Date.now())
    expect(moved).toHaveLength(asked)
    for (const waitMs of moved) expect(Math.abs(waitMs - 20 * MINUTE_MS)).toBeLessThan(MINUTE_MS)
  })

  test('gives a notice up after three days, with an alarm', async () => {
    const begin = Date.now()
    refuseOften()
    const notice = completed()
    await tell(notice, begin)
    await later(begin + 3 * DAY_MS, [notice])
    expect(await receivedNotices(uid)).toHaveLength(1)
    expect(await waiting(notice)).toMatchObject({ is: 'told' })
    expect(logged).toContainEqual(expect.stringContaining('A notice was not taken for three days'))
  })

  test('sends other notices after one fails, and logs one line', async () => {
    refuseOften()
    const uids = Array.from({ length: 60 }, (_, number) => `${number}-${uid}` as UserId)
    for (const one of uids) await queueAccountDeleted(one, Date.now() - MINUTE_MS)
    await sendDueNotices(Date.now() + 20_000)
    expect(await receivedNotices(uid)).toHaveLength(60)
    expect(logged).toEqual([
      expect.stringMatching(/^notices: \[notification-failed\] 60 notices were not taken; .* status 500/),
    ])
  })

  test('sends notices even if the outbox has an unreadable entry', async () => {
    const notice: Notice = { type: 'account_deleted', data: { uid } }
    await database.update(paths.outbox, {
      'no key of ours': { dueAt: 1 },
      [outboxKeyOf('signup', 'somebody')]: { dueAt: 2, is: 'nothing' },
    })
    await queueAccountDeleted(uid, Date.now() - MINUTE_MS)
    await sendDueNotices(Date.now() + 20_000)
    expect((await receivedNotices(uid)).map(({ body }) => body)).toEqual([notice])
    expect(logged.map((line) => line.split(':')[0])).toEqual(['notices-unreadable', 'notice-unreadable'])
  })
})

describe('each thing is told once', () => {
  test('sends a notice once, even if several processes try at the same time', async () => {
    await queueAccountDeleted(uid, Date.now() - MINUTE_MS)
    const key = outboxKeyOf('account_deleted', uid)
    await Promise.all([1, 2, 3].map(() => sendQueued(key, Date.now())))
    expect(await receivedNotices(uid)).toHaveLength(1)
  })

  test('sends a sign-in at most once an hour', async () => {
    const begin = Date.now()
    expect(await tell(signin(), begin)).toBe('told')
    expect(await tell(signin(), begin + HOUR_MS - 1)).toBe('known')
    expect(await tell(signin(), begin + HOUR_MS)).toBe('told')
    const ids = (await receivedNotices(uid)).map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids)).toHaveLength(2)
    await later(begin + 2 * HOUR_MS, [signin()])
    expect(await waiting(signin())).toBeNull()
  })

  test('sends a finished book’s notice once, even if the step is repeated', async () => {
    expect(await tell(completed(), Date.now())).toBe('told')
    expect(await tell(completed(), Date.now())).toBe('known')
    expect(await receivedNotices(uid)).toHaveLength(1)
  })
})

test('keeps only notices of money and of the deletion for a deleted account', async () => {
  refuseOften()
  const now = Date.now()
  const refunded: Notice = { ...completed(), type: 'story_refunded' } as Notice
  for (const notice of [signup(), signin(), completed(), refunded, invoice()]) await tell(notice, now)
  await queueAccountDeleted(uid, now)
  await queueAccountDeleted(uid, now + MINUTE_MS)
  const left = Object.values((await database.read(paths.outbox)) as Record<string, { type: string; body: string }>)
  expect(left.map(({ type }) => type).toSorted()).toEqual(['account_deleted', 'invoice_due', 'story_refunded'])
  expect(left.map(({ body }) => body)).toContain(JSON.stringify({ type: 'account_deleted', data: { uid } }))
})
