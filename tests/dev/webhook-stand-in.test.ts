import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookStandIn } from '#dev/webhook-stand-in/server.ts'

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

const notify = (body: string, signal?: AbortSignal) =>
  fetch(`${url}/notify`, { method: 'POST', body, ...(signal && { signal }) })
const behave = (mode: string) => fetch(`${url}/__control/behaviour`, { method: 'POST', body: JSON.stringify({ mode }) })
const received = async () => (await (await fetch(`${url}/__control/received`)).json()) as { body: unknown }[]

test('what is sent is recorded in its order until it is cleared', async () => {
  await notify('{"type":"signup"}')
  await notify('not json')
  expect((await received()).map(({ body }) => body)).toEqual([{ type: 'signup' }, 'not json'])
  await fetch(`${url}/__control/received`, { method: 'DELETE' })
  expect(await received()).toEqual([])
})

test('it fails, hangs and recovers when told; an unknown behaviour is refused', async () => {
  await behave('fail')
  expect((await notify('{}')).status).toBe(500)
  await behave('hang')
  await expect(notify('{}', AbortSignal.timeout(200))).rejects.toThrow('timeout')
  expect((await behave('explode')).status).toBe(400)
  await behave('ok')
  expect(await (await notify('{}')).json()).toEqual({ success: true })
})
