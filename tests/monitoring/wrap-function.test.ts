import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '@netlify/functions'
import { Problem } from '#domain/problem.ts'
import { withProblemResponse, withRepetition } from '#netlify/monitoring/wrap-function.ts'
import { logProblem, type Alarm } from '#netlify/platform/log.ts'

/** Alarms that the code queues. The outbox has its own tests (tests/functions/alarms.test.ts). */
const { raised } = vi.hoisted(() => ({ raised: [] as Alarm[][] }))
vi.mock('#netlify/monitoring/alarms.ts', () => ({
  raiseAlarms: (some: readonly Alarm[]) => Promise.resolve(void raised.push([...some])),
}))

let alarms: string[]
let refusals: string[]
beforeEach(() => {
  alarms = []
  refusals = []
  raised.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void alarms.push(line))
  vi.spyOn(console, 'info').mockImplementation((line: string) => void refusals.push(line))
})
afterEach(() => vi.restoreAllMocks())

const request = (headers: Record<string, string> = {}, body = '{}') =>
  new Request('https://example.test/', { method: 'POST', body, headers })
const failing = (error: Error) => withProblemResponse('here', () => Promise.reject(error))

test('answers a caller’s mistake with 4xx and raises no alarm', async () => {
  const answer = await failing(new Problem('not-found', 'No such medium'))(request({ 'X-Nf-Request-Id': '01ABC' }))
  expect(answer.status).toBe(404)
  expect([alarms, refusals]).toEqual([[], ['here: [not-found] No such medium request=01ABC']])
})

test('answers a server fault with 5xx and raises an alarm', async () => {
  const answer = await failing(new Error('broke'))(request({ 'X-Nf-Request-Id': '01ABC' }))
  expect(answer.status).toBe(500)
  expect([alarms, refusals]).toEqual([
    [
      expect.stringMatching(
        /^here: \[unknown\] Not foreseen \(Error, wrap-function\.test\.ts:\d+:\d+\) request=01ABC$/,
      ),
    ],
    [],
  ])
  expect(raised).toEqual([[{ where: 'here', code: 'unknown', line: alarms[0] }]])
})

test('raises an alarm for a background fault, and throws no personal data', async () => {
  const handle = withRepetition('here', () => Promise.reject(new TypeError('no such customer: ayse@example.com')))
  const failure: unknown = await handle(request()).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'unknown', message: 'here failed: unknown' })
  expect((failure as Error).cause).toBeUndefined()
  expect(alarms).toHaveLength(1)
  expect([...alarms, (failure as Error).stack].join()).not.toContain('ayse')
})

test('answers a caller’s mistake in a background function, and requests no repetition', async () => {
  const handle = withRepetition('here', () => Promise.reject(new Problem('signature-invalid', 'Not signed by us')))
  expect((await handle(request())).status).toBe(400)
  expect([alarms, refusals.length]).toEqual([[], 1])
})

test('gives one id to an answer and to every log line of its request', async () => {
  const handle = withProblemResponse('here', async () => {
    await Promise.resolve()
    logProblem('elsewhere', new Problem('unavailable', 'Weather'))
    return new Response('fine')
  })
  const [one, other] = await Promise.all([handle(request()), handle(request())])
  const ids = [one, other].map((answer) => answer.headers.get('X-Request-Id'))
  expect(new Set(ids).size).toBe(2)
  expect(alarms.toSorted()).toEqual(ids.map((id) => `elsewhere: [unavailable] Weather request=${id}`).toSorted())
})

test('replaces an invalid request id by a new one', async () => {
  const answer = await failing(new Problem('not-found', 'x'))(request({ 'X-Nf-Request-Id': 'a b' }))
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('raises each call’s alarms with its answer, and none for a refusal', async () => {
  const handle = withProblemResponse('here', async (asked) => {
    logProblem('elsewhere', new Problem('unavailable', new URL(asked.url).hash))
    await Promise.resolve()
    throw new Problem('not-found', 'No such medium')
  })
  await Promise.all(['#1', '#2'].map((hash) => handle(new Request(`https://example.test/${hash}`))))
  expect(raised.map((some) => some.map(({ where, code }) => [where, code]))).toEqual(
    Array(2).fill([['elsewhere', 'unavailable']]),
  )
})

test('passes a call’s remaining work to waitUntil instead of delaying the answer', async () => {
  const behind: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => void behind.push(work) } as unknown as Context
  await withProblemResponse('here', () => Promise.resolve(new Response('fine')))(request(), context)
  expect(behind).toHaveLength(1)
})
