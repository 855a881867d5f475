/** A logged error reaches a person: signed, through the outbox, and once a day. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import ts from 'typescript'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { raiseAlarms } from '#netlify/monitoring/alarms.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { queueNotice } from '#netlify/notifications/outbox.ts'
import { sendDueNotices } from '#netlify/notifications/send-due-notices.ts'
import { logItemProblem, logProblem } from '#netlify/platform/log.ts'
import { shortId } from '#netlify/platform/short-id.ts'
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

test('sends the signed log line of a failing function to the receiver of alarms', async () => {
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

test('raises an alarm for a fault that fails no call, but not for a caller’s mistake', async () => {
  await call(() => {
    logProblem('elsewhere', new Problem('unavailable', 'It rains'))
    return Promise.reject(new Problem('not-found', 'No such medium'))
  })
  expect(await waiting()).toEqual(['elsewhere'])
})

test('sends one alarm a day for the same place and code, however often they fail', async () => {
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
  // One minute before the day ends, and at its end.
  await raiseAlarms([alarm('once: sweep')], nowMs + DAY_MS - 60_000)
  expect(await stillWaiting()).toEqual([])
  await raiseAlarms([alarm('once: sweep')], nowMs + DAY_MS)
  expect(await stillWaiting()).toEqual(['alarm'])
})

test('reports one fault of two orders as two alarms, and a repeated one once', async () => {
  await call(() => {
    const refused = () => new Problem('unavailable', 'The refund was refused')
    for (const about of ['order-1', 'order-2', 'order-1']) logProblem('refund-refused', refused(), { about })
    return Promise.resolve(new Response())
  })
  expect(await waiting()).toEqual(['refund-refused', 'refund-refused'])
})

test('reports a dispute of an order even after its pending refund', async () => {
  const about = 'order-3'
  await call(() => {
    logProblem('refund-pending', new Problem('unavailable', 'It is pending'), { about })
    return Promise.resolve(new Response())
  })
  await call(() => {
    logProblem('dispute-opened', new Problem('unavailable', 'It is disputed'), { about })
    return Promise.resolve(new Response())
  })
  expect((await waiting()).toSorted()).toEqual(['dispute-opened', 'refund-pending'])
})

test('reports an outage as one alarm, however many orders are affected', async () => {
  await call(() => {
    for (const about of ['order-4', 'order-5'])
      logItemProblem('produce-story pictures', new Problem('unavailable', 'The provider did not answer'), about)
    for (const about of ['order-4', 'order-5'])
      logItemProblem('produce-story pictures', new Problem('production-failed', 'No such scene'), about)
    return Promise.resolve(new Response())
  })
  expect(await waiting()).toHaveLength(3)
})

test('sends the subject of an alarm only as a hash', async () => {
  const about = 'uzay-yolculugu_uid_1'
  await call(() => {
    logProblem('look-fails', new Problem('unavailable', 'It fails'), { about })
    return Promise.resolve(new Response())
  })
  const [item] = Object.values((await database.read(paths.outbox)) as Record<string, { body: string }>)
  expect(JSON.parse(item?.body ?? '')).toMatchObject({ data: { about: shortId(about) } })
  expect(item?.body).not.toContain(about)
})

test('limits the alarms of one call, and says how many more are in the log', async () => {
  await raiseAlarms(
    Array.from({ length: 100 }, (_, number) => alarm(`place ${number}`)),
    Date.now(),
  )
  const told = await waiting()
  expect(told).toHaveLength(61)
  expect(told).toContain('alarms-cut')
})

test('sends alarms and notices of money before sign-in notices, however many wait', async () => {
  const nowMs = Date.now()
  const names = Array.from({ length: 120 }, (_, number) => `visitor-${number}`)
  for (const name of names)
    await queueNotice(
      {
        type: 'signin',
        data: { uid: name as UserId, email: `${name}@example.com`, displayName: null, photoURL: null, lastLoginAt: '' },
      },
      nowMs - 60_000,
    )
  await raiseAlarms([alarm('behind sign-ins')], nowMs)
  const sent: string[] = []
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    if (String(address).endsWith('/notify')) sent.push((JSON.parse(String(options?.body)) as { type: string }).type)
    return send(address, options)
  })
  await sendDueNotices(Date.now() + 20_000)
  expect(sent[0]).toBe('alarm')
  expect(sent).toHaveLength(121)
})

/** Places with one cause for all alarms, or with no way to tell them apart. */
const WITHOUT_A_SUBJECT = [
  'account-notices',
  'alarms',
  'audit-cut',
  'heartbeat',
  'make-portrait',
  'notices',
  'reconcile ${walk}',
  'remember-due',
  'reuse-hero',
  'studio, the built-in illustrator takes over',
  'where',
]

test('names a subject at each place that raises alarms, unless one cause is enough', async () => {
  const without = new Set<string>()
  for await (const file of glob('netlify/**/*.ts')) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    const look = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText(source) === 'logProblem' && node.arguments.length < 3)
        without.add(node.arguments[0]?.getText(source).replace(/^['`]|['`]$/g, '') ?? '')
      ts.forEachChild(node, look)
    }
    look(source)
  }
  expect([...without].toSorted()).toEqual(WITHOUT_A_SUBJECT)
})

test('answers the caller even if no alarm can be queued', async () => {
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((...asked) =>
    String(asked[0]).includes('/outbox/') ? Promise.reject(new Error('The connection was lost')) : send(...asked),
  )
  const answer = await call(() => Promise.reject(new Problem('unavailable', 'It rains')))
  expect(answer.status).toBe(502)
  expect(logged.map((line) => line.split(':')[0])).toEqual(['here', 'alarms'])
})
