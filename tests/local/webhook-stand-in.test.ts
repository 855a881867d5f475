import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookStandIn } from '#local/webhook-stand-in/server.ts'

let server: Server
let url: string

beforeAll(async () => {
  server = webhookStandIn()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const notify = (body: string, { id = 'msg_1', ...more }: RequestInit & { id?: string } = {}) =>
  fetch(`${url}/notify`, { method: 'POST', body, headers: { 'webhook-id': id }, redirect: 'error', ...more })
const bodyFrom = (email: string) => JSON.stringify({ type: 'signup', data: { email } })
const received = async (about: string) =>
  ((await (await fetch(`${url}/__control/received?about=${about}`)).json()) as { body: unknown }[]).map(
    ({ body }) => body,
  )

test('lists the received notices that contain a text, in their order', async () => {
  await notify('{"uid":"ayse","count":1}')
  await notify('{"uid":"veli"}')
  await notify('ayse, and no JSON')
  expect(await received('ayse')).toEqual([{ uid: 'ayse', count: 1 }, 'ayse, and no JSON'])
  expect(await received('nobody')).toEqual([])
})

test('answers 500 to each try of a notice with the tag mail-fail', async () => {
  const statuses = [1, 2, 3].map(async () => (await notify(bodyFrom('a+mail-fail+webhook-never@example.test'))).status)
  expect(await Promise.all(statuses)).toEqual([500, 500, 500])
  expect((await notify(bodyFrom('b@example.test'))).status).toBe(200)
})

test('answers 500 to a notice as many times as its tag mail-fail says', async () => {
  const tryIt = async (id: string) => (await notify(bodyFrom('c+mail-fail-2@example.test'), { id })).status
  expect([await tryIt('one'), await tryIt('one'), await tryIt('two'), await tryIt('one')]).toEqual([500, 500, 500, 200])
})

test('hangs for a notice with the tag mail-hang', async () => {
  const hangs = notify(bodyFrom('d+mail-hang@example.test'), { signal: AbortSignal.timeout(200) })
  await expect(hangs).rejects.toThrow('timeout')
})

test('redirects a notice with the tag mail-redirect', async () => {
  const answer = await notify(bodyFrom('e+mail-redirect@example.test'), { redirect: 'manual' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([307, '/elsewhere'])
})

test('refuses a notice with an unknown tag', async () => {
  expect((await notify(bodyFrom('f+mail-explode@example.test'))).status).toBe(400)
})
