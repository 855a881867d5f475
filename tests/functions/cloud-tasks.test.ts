/**
 * Due times and requests for workers through Google Cloud Tasks, with a stand-in that refuses as the real service does.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startCloudTasks, type CloudTasksStandIn } from '#local/cloud-tasks-stand-in/server.ts'
import { appUrl, database, environmentVariable, functionUrl, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { payAtStripe, signUpWithoutWebhooks } from './support/payment.ts'
import {
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  type UnpaidStory,
} from './support/unpaid-stories.ts'

useOwnEnvironment()

const EMAIL = 'server@masal.iam.example.test'
const MINUTE_MS = 60_000
/** The painter of the local environment. */
const BOOKS = `books-${environmentVariable('ILLUSTRATOR')}`

let tasks: CloudTasksStandIn

let queue: typeof import('#netlify/clients/job-queue.ts')
let sweepOrder: typeof import('#netlify/jobs/sweep-order.ts').sweepOrder

beforeAll(async () => {
  tasks = await startCloudTasks()
  vi.stubEnv('JOB_QUEUE', 'cloud-tasks')
  vi.stubEnv('CLOUD_TASKS_LOCATION', 'europe-west1')
  vi.stubEnv('CLOUD_TASKS_BASE_URL', tasks.url)
  vi.stubEnv('CLOUD_TASKS_KEYS_URL', tasks.keysUrl)
  vi.stubEnv('FIREBASE_CLIENT_EMAIL', EMAIL)
  // Settings are parsed once: import only now.
  queue = await import('#netlify/clients/job-queue.ts')
  ;({ sweepOrder } = await import('#netlify/jobs/sweep-order.ts'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await tasks.close()
})

let account: Account
let story: UnpaidStory
let logged: string[]
beforeEach(async () => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  account = await signUpWithoutWebhooks()
  story = await makeUnpaidStory(account)
  await openCheckout(account, story)
  await keepFromProduction(story)
})
afterEach(() => vi.restoreAllMocks())

const sessionId = async () => (await readOrder(story))?.sessionId ?? ''
const waitingIn = (name: string) => tasks.tasks.filter((task) => task.queue === name).length
const paid = async () => {
  await payAtStripe(await sessionId())
  await database.update(`orders/${story.storyId}`, { dueAt: 1 })
  await sweepOrder(story.storyId, Date.now())
}

test('requests a worker for a paid order once, in its painter’s queue', async () => {
  const before = waitingIn(BOOKS)
  await paid()
  await queue.jobQueue().requestBook(story.storyId, 0)
  expect(waitingIn(BOOKS)).toBe(before + 1)
  const task = tasks.tasks.at(-1)
  expect(Buffer.from(task?.httpRequest.body ?? '', 'base64').toString()).toBe(
    JSON.stringify({ storyId: story.storyId }),
  )
  expect(task?.name).not.toContain(account.uid)
  // Also after hours of waiting: each further task would take the turn of another book.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 150 * MINUTE_MS })
  await queue.jobQueue().requestBook(story.storyId, 0)
  vi.useRealTimers()
  expect(waitingIn(BOOKS)).toBe(before + 1)
  // The next fence makes another request.
  await queue.jobQueue().requestBook(story.storyId, 1)
  expect(waitingIn(BOOKS)).toBe(before + 2)
})

test('checks an order when due, and again after an early, late or doubled task', async () => {
  await paid()
  await database.update(`orders/${story.storyId}`, { leaseUntil: 1, paidAt: 1, dueAt: Date.now() - 1 })
  const statuses = await tasks.deliver('due-orders', Date.now() + 60 * MINUTE_MS, { copies: 2 })
  expect(new Set(statuses)).toEqual(new Set([200]))
  // Paid in 1970 and never made: the first copy refunds the order, the second has no work.
  expect(await readOrder(story)).toMatchObject({ state: 'refunded', refundsFailed: 0 })
  const { dueAt = 0 } = (await readOrder(story)) ?? {}
  expect(tasks.tasks.filter((task) => task.queue === 'due-orders').map(({ atMs }) => atMs)).toContain(dueAt)
})

test('accepts the task of a deleted order, and does no work', async () => {
  await paid()
  await database.erase(`orders/${story.storyId}`)
  const statuses = await tasks.deliver('due-orders', Date.now() + 24 * 60 * MINUTE_MS)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test.each([
  ['RESOURCE_EXHAUSTED', 'unavailable'],
  ['UNAVAILABLE', 'unavailable'],
  ['NOT_FOUND', 'not-configured'],
] as const)('throws at the refusal %s of Cloud Tasks, and leaves the order to the sweep', async (refusal, code) => {
  tasks.refuseNext(refusal)
  await expect(queue.jobQueue().requestBook(story.storyId, 7)).rejects.toMatchObject({ code })
  tasks.refuseNext(refusal)
  await database.update(`orders/${story.storyId}`, { dueAt: 1 })
  await sweepOrder(story.storyId, Date.now())
  expect(logged).toContainEqual(expect.stringMatching(new RegExp(`remember-due: \\[${code}\\]`)))
  expect((await readOrder(story))?.dueAt).toBeGreaterThan(Date.now())
})

describe('a task is taken', () => {
  const ask = (token: string) =>
    queue.readJob(
      'order-due',
      new Request(appUrl(), { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: '{}' }),
    )
  const audience = () => functionUrl('order-due')

  test('accepts a task only from our own account and for this address', async () => {
    expect(await ask(await tasks.tokenFor({ email: EMAIL, audience: audience() }))).toEqual({})
    const refused = { code: 'signature-invalid' }
    await expect(ask(await tasks.tokenFor({ email: 'else@example.test', audience: audience() }))).rejects.toMatchObject(
      refused,
    )
    await expect(ask(await tasks.tokenFor({ email: EMAIL, audience: appUrl() }))).rejects.toMatchObject(refused)
    await expect(ask(account.idToken)).rejects.toMatchObject(refused)
  })

  test('refuses a task that is signed with another key', async () => {
    const other = await startCloudTasks()
    await expect(ask(await other.tokenFor({ email: EMAIL, audience: audience() }))).rejects.toMatchObject({
      code: 'signature-invalid',
    })
    await other.close()
  })
})
