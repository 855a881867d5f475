/**
 * No order waits for another one: the sweep serves unreadable, failing or hanging orders after the others, and paid
 * orders before unpaid ones.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import { database, until, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { payAtStripe, signUpWithoutWebhooks } from './support/payment.ts'
import {
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  TEMPLATE_ID,
  type UnpaidStory,
} from './support/unpaid-stories.ts'

useOwnEnvironment()

const MINUTE_MS = 60_000

let account: Account
let story: UnpaidStory
let planted: StoryId[]
let logged: string[]
beforeEach(async () => {
  // Remains of other tests must not count.
  await database.erase(paths.housekeeping)
  planted = []
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  account = await signUpWithoutWebhooks()
  story = await makeUnpaidStory(account)
  await openCheckout(account, story)
  await keepFromProduction(story)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.update(
    '',
    Object.fromEntries(
      planted.flatMap((id) => [
        [paths.order(id), null],
        [paths.failedLooksAt(id), null],
      ]),
    ),
  )
})

const sessionId = async () => (await readOrder(story))?.sessionId ?? ''
const orderAt = async (id: StoryId) => (await database.read(paths.order(id))) as { state: string; dueAt: number } | null

/**
 * Orders of strangers that have waited longer than the test's own order. They copy its fields, apart from the given
 * ones.
 */
async function plantOrders(count: number, fields: object): Promise<StoryId[]> {
  const order = (await readOrder(story)) as object
  const ids = Array.from(
    { length: count },
    (_, number) => `${TEMPLATE_ID}_${account.uid}_${1_700_000_000_000 + number}` as StoryId,
  )
  await database.update(
    '',
    Object.fromEntries(ids.map((id) => [paths.order(id), { ...order, id, dueAt: 1, ...fields }])),
  )
  planted.push(...ids)
  return ids
}

/** Pays without a webhook, so that only the sweep finds the payment. */
async function paidOrderIsDue(): Promise<void> {
  await payAtStripe(await sessionId())
  await database.update(paths.order(story.storyId), { dueAt: 2 })
}

test('postpones forty unreadable orders with an alarm, and serves the next order', async () => {
  const broken = await plantOrders(40, { state: 'of a newer version' })
  await paidOrderIsDue()
  await sweep()
  expect((await readOrder(story))?.state).toBe('paid')
  for (const id of broken.slice(0, 3))
    expect(await orderAt(id)).toMatchObject({ state: 'of a newer version', dueAt: expect.any(Number) })
  const waits = await Promise.all(broken.map(async (id) => ((await orderAt(id))?.dueAt ?? 0) - Date.now()))
  expect(Math.min(...waits)).toBeGreaterThan(50 * MINUTE_MS)
  expect(logged.filter((line) => line.includes('cannot be read'))).toHaveLength(40)
  expect(logged.join('\n')).not.toContain(account.uid)
})

test('serves a paid order behind 250 unreadable ones', async () => {
  const broken = await plantOrders(250, { state: 'of a newer version' })
  await paidOrderIsDue()
  const [stuck = ''] = broken
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((...call) =>
    String(call[0]).includes(`/orders/${stuck}`) ? Promise.reject(new Error('The connection was lost')) : send(...call),
  )
  await sweep()
  expect((await readOrder(story))?.state).toBe('paid')
})

test('checks 250 orders in one run of the sweep', async () => {
  const unpaid = await plantOrders(250, { state: 'opening', sessionId: null })
  await paidOrderIsDue()
  const { orders } = await sweep()
  expect(orders).toBeGreaterThan(250)
  expect((await readOrder(story))?.state).toBe('paid')
  expect(
    (await Promise.all([...unpaid.slice(0, 5), ...unpaid.slice(-5)].map(orderAt))).map((order) => order?.state),
  ).toEqual(Array(10).fill('expired'))
})

test('counts failed checks, delays each retry more, and alarms from the fifth on', async () => {
  const [id = story.storyId] = await plantOrders(1, { sessionId: 'cs_of_nobody', updatedAt: 1 })
  const failures = () => database.read(paths.failedLooksAt(id))
  const alarms = () => logged.filter((line) => line.includes('The look at an order has failed'))
  const waits: number[] = []
  for (let look = 1; look <= 6; look += 1) {
    await database.update(paths.order(id), { dueAt: 1 })
    const nowMs = Date.now()
    await sweep()
    waits.push(Math.round((((await orderAt(id))?.dueAt ?? 0) - nowMs) / MINUTE_MS))
    expect(await failures()).toBe(look)
    expect(alarms()).toHaveLength(Math.max(0, look - 4))
  }
  expect(waits).toEqual([1, 2, 4, 8, 15, 15])
  await database.update(paths.order(id), { dueAt: 1, sessionId: await sessionId() })
  await sweep()
  expect(await failures()).toBeNull()
})

test('serves a paid order while thirty unpaid orders hang', async () => {
  await payAtStripe(await sessionId())
  await database.update(paths.order(story.storyId), { dueAt: 2 })
  await sweep()
  const unpaid = { state: 'expired', updatedAt: 1, sessionId: null, paymentIntentId: null, paidDueAt: null }
  const [hangs = ''] = await plantOrders(30, unpaid)
  const isOfOne = (url: string) => url.includes('/userStories/') && url.includes(hangs.slice(0, -2))
  // Paid long ago and never made, so the sweep refunds it.
  await database.update(paths.order(story.storyId), { dueAt: 2, paidDueAt: 2, paidAt: 1 })
  const letGo = Promise.withResolvers<never>()
  letGo.promise.catch(() => {})
  const send = globalThis.fetch
  let hanging = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
    if (!isOfOne(String(call[0]))) return send(...call)
    hanging += 1
    return letGo.promise
  })
  const run = sweep()
  await until('the money is back', async () => (await readOrder(story))?.state === 'refunded')
  expect(hanging).toBeGreaterThan(0)
  letGo.reject(new Error('The connection was lost'))
  await run
})
