import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { readAs, withProblemResponse, withRepetition } from '#netlify/platform/http.ts'
import { logProblem } from '#netlify/platform/log.ts'

let alarms: string[]
let refusals: string[]
beforeEach(() => {
  alarms = []
  refusals = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void alarms.push(line))
  vi.spyOn(console, 'info').mockImplementation((line: string) => void refusals.push(line))
})
afterEach(() => vi.restoreAllMocks())

const request = (headers: Record<string, string> = {}, body = '{}') =>
  new Request('https://example.test/', { method: 'POST', body, headers })
const failing = (error: Error) => withProblemResponse('here', () => Promise.reject(error))

test("a caller's own mistake is answered 4xx and is no alarm", async () => {
  const answer = await failing(new Problem('not-found', 'No such medium'))(request({ 'X-Nf-Request-Id': '01ABC' }))
  expect(answer.status).toBe(404)
  expect([alarms, refusals]).toEqual([[], ['here: [not-found] No such medium request=01ABC']])
})

test('a fault of ours is answered 5xx and is an alarm', async () => {
  const answer = await failing(new Error('broke'))(request({ 'X-Nf-Request-Id': '01ABC' }))
  expect(answer.status).toBe(500)
  expect([alarms, refusals]).toEqual([
    [expect.stringMatching(/^here: \[unknown\] Not foreseen \(Error, http\.test\.ts:\d+:\d+\) request=01ABC$/)],
    [],
  ])
})

test('in the background a fault of ours is an alarm, and fails without a word of others, so that the platform repeats it', async () => {
  const handle = withRepetition('here', () => Promise.reject(new TypeError('no such customer: ayse@example.com')))
  const failure: unknown = await handle(request()).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'unknown', message: 'here failed: unknown' })
  expect((failure as Error).cause).toBeUndefined()
  expect(alarms).toHaveLength(1)
  expect([...alarms, (failure as Error).stack].join()).not.toContain('ayse')
})

test('in the background a mistake of the caller is answered, and repeated by nobody', async () => {
  const handle = withRepetition('here', () => Promise.reject(new Problem('signature-invalid', 'Not signed by us')))
  expect((await handle(request())).status).toBe(400)
  expect([alarms, refusals.length]).toEqual([[], 1])
})

test('every answer and every line while it was made carry one id', async () => {
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

test('an id that is none is not written into the log', async () => {
  const answer = await failing(new Problem('not-found', 'x'))(request({ 'X-Nf-Request-Id': 'a b' }))
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a body is what its schema says, or the problem that was named', async () => {
  const schema = v.object({ a: v.number() })
  const wrong = new Problem('missing-data', 'No a')
  expect(await readAs(request({}, '{"a":1}'), schema, wrong)).toEqual({ a: 1 })
  await expect(readAs(request({}, '{"a":"1"}'), schema, wrong)).rejects.toBe(wrong)
  await expect(readAs(request({}, 'no'), schema, wrong)).rejects.toMatchObject({ code: 'bad-request' })
})
