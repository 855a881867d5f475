/** What is logged as an error reaches a person: signed, through the outbox, and once a day. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { raiseAlarms } from '#netlify/monitoring/alarms.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { sendDueNotices } from '#netlify/notifications/send-due-notices.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { database } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { receivedNotices } from './support/payment.ts'

useOwnEnvironment()

const DAY_MS = 24 * 60 * 60_000

let logged: string[]
beforeEach(async () => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  await database.erase(paths.outbox)
})
afterEach(() => vi.restoreAllMocks())

const alarm = (where: string, code: ProblemCode = 'unavailable') => ({
  where,
  code,
  line: `${where}: [${code}] It rains`,
})
const waiting = async () =>
  Object.values(((await database.read(paths.outbox)) ?? {}) as Record<string, { body: string }>).map(
    ({ body }) => (JSON.parse(body) as { data: { place: string } }).data.place,
  )
const stillWaiting = async () =>
  Object.values((await database.read(paths.outbox)) as Record<string, { is: string; type: string }>)
    .filter(({ is }) => is === 'waiting')
    .map(({ type }) => type)
const call = (handle: () => Promise<Response>) =>
  withProblemResponse('here', handle)(new Request('https://example.test/', { headers: { 'X-Nf-Request-Id': '01ABC' } }))

test('a function that fails tells the receiver, signed, with the line that stands in the log', async () => {
  await call(() => Promise.reject(new Problem('unavailable', 'Stripe did not answer')))
  await sendDueNotices(Date.now() + 20_000)
  const [notice] = await receivedNotices('Stripe did not answer')
  expect(notice?.body).toEqual({
    type: 'alarm',
    data: {
      place: 'here',
      code: 'unavailable',
      line: 'here: [unavailable] Stripe did not answer request=01ABC',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  })
  expect(notice?.headers['webhook-signature']).toMatch(/^v1,/)
})

test('what a function survived is told too, and what a caller did wrong is not', async () => {
  await call(() => {
    logProblem('elsewhere', new Problem('unavailable', 'It rains'))
    return Promise.reject(new Problem('not-found', 'No such medium'))
  })
  expect(await waiting()).toEqual(['elsewhere'])
})

test('the same place and code are told once a day, however often they fail', async () => {
  const nowMs = Date.now()
  for (let failure = 0; failure < 3; failure += 1)
    await raiseAlarms([alarm('once: sweep'), alarm('once: sweep')], nowMs + failure)
  await raiseAlarms([alarm('once: sweep', 'unknown'), alarm('once: refund')], nowMs)
  await sendDueNotices(Date.now() + 20_000)
  expect((await receivedNotices('once: ')).map(({ body }) => [body.data.place, body.data.code]).toSorted()).toEqual([
    ['once: refund', 'unavailable'],
    ['once: sweep', 'unavailable'],
    ['once: sweep', 'unknown'],
  ])
  // A minute before the day is over, and when it is.
  await raiseAlarms([alarm('once: sweep')], nowMs + DAY_MS - 60_000)
  expect(await stillWaiting()).toEqual([])
  await raiseAlarms([alarm('once: sweep')], nowMs + DAY_MS)
  expect(await stillWaiting()).toEqual(['alarm'])
})

test('of one call no more than five are told', async () => {
  await raiseAlarms(
    Array.from({ length: 50 }, (_, number) => alarm(`place ${number}`)),
    Date.now(),
  )
  expect(await waiting()).toHaveLength(5)
})

test('where nothing can be queued the answer is given all the same', async () => {
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((...asked) =>
    String(asked[0]).includes('/outbox/') ? Promise.reject(new Error('The connection was lost')) : send(...asked),
  )
  const answer = await call(() => Promise.reject(new Problem('unavailable', 'It rains')))
  expect(answer.status).toBe(502)
  expect(logged.map((line) => line.split(':')[0])).toEqual(['here', 'alarms'])
})
