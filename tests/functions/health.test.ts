/** An uptime monitor's answer, and the heartbeat that alerts a person when the sweep stops. */
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import { noteHealth } from '#netlify/monitoring/health.ts'
import { database, functionUrl } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'

useOwnEnvironment()

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() =>
  Promise.all([paths.health, paths.housekeeping, paths.originals, paths.outbox, paths.audit].map(database.erase)),
)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const health = async () => {
  const answer = await fetch(functionUrl('health'))
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { complaints: string[] } }
}
const swept = (fields: object) => database.write(paths.health, { sweptAt: Date.now(), ...fields })

test('reports a site without any sweep as unhealthy', async () => {
  expect(await health()).toMatchObject({ status: 503, body: { success: false, complaints: ['never-swept'] } })
})

test.each([
  ['the sweep does not come', { sweptAt: Date.now() - 6 * MINUTE_MS }, 'sweep-late'],
  ['a paid order waits', { paidOrderDueSince: Date.now() - 11 * MINUTE_MS }, 'paid-orders-late'],
  ['an order waits', { orderDueSince: Date.now() - 11 * MINUTE_MS }, 'orders-late'],
  ['a user waits', { userDueSince: Date.now() - 11 * MINUTE_MS }, 'users-late'],
  ['a notice waits', { noticeDueSince: Date.now() - 11 * MINUTE_MS }, 'notices-late'],
  ['a photo has outlived its day', { oldestPhotoAt: Date.now() - 26 * HOUR_MS }, 'photo-kept'],
  ['no audit came for two nights', { auditedAt: Date.now() - 51 * HOUR_MS }, 'audit-late'],
  ['a bank has refused a refund', { orders: { 'failed-refund': 1 } }, 'refund-refused'],
  ['a bank asks about a payment', { orders: { disputed: 1 } }, 'dispute-open'],
  ['audits have not reached everybody for nine days', { oldestCheckAt: Date.now() - 9 * 24 * HOUR_MS }, 'audit-behind'],
  ['the audit has found something', { auditedAt: Date.now(), auditFound: 1 }, 'audit-found'],
])('reports that %s', async (_what, fields, complaint) => {
  await swept(fields)
  expect(await health()).toMatchObject({ status: 503, body: { complaints: [complaint] } })
})

test('reports a site as healthy if all is in time', async () => {
  const soon = Date.now() - MINUTE_MS
  await swept({ paidOrderDueSince: soon, orderDueSince: soon, userDueSince: soon, oldestPhotoAt: soon - 20 * HOUR_MS })
  expect(await health()).toMatchObject({ status: 200, body: { success: true, complaints: [] } })
})

test('stores waiting times and the number of orders by state after a sweep', async () => {
  const uid = `parent-${randomBytes(8).toString('hex')}` as UserId
  await database.write(paths.housekeepingOf(uid), Date.now() + HOUR_MS)
  const answer = await fetch(functionUrl('sweep'), { method: 'POST' })
  await answer.arrayBuffer()
  const { status, body } = await health()
  expect([status, body.complaints]).toEqual([200, []])
  expect(Date.now() - Number(body.sweptAt)).toBeLessThan(MINUTE_MS)
  expect(body.userDueSince).toBeUndefined()
  // The public answer contains no business figures.
  expect(body.orders).toBeUndefined()
  expect(await database.read(`${paths.health}/orders`)).toMatchObject({
    paid: expect.any(Number),
    disputed: expect.any(Number),
  })
  await database.write(paths.housekeepingOf(uid), 5)
  await noteHealth(Date.now())
  const late = await health()
  expect([late.status, late.body.userDueSince]).toEqual([503, 5])
  expect(JSON.stringify(late.body)).not.toContain(uid)
})

test('reports the findings of the nightly audit in the site’s health', async () => {
  await database.write(paths.audit, { startedAt: 7, counts: { unnamedObjects: 2, brokenBooks: 1 } })
  await noteHealth(Date.now())
  expect((await health()).body).toMatchObject({
    auditedAt: 7,
    auditFound: 3,
    complaints: ['audit-late', 'audit-found'],
  })
})

test('reports the oldest photo’s time from its first byte until its erasure', async () => {
  const uid = `parent-${randomBytes(8).toString('hex')}` as UserId
  const begin = Date.now()
  const object = { bytes: new Uint8Array([1]), contentType: 'image/jpeg' }
  const key = await storeMedia({ uid, kind: 'original', object, expiresAt: begin + HOUR_MS })
  await storeMedia({ uid, kind: 'portrait', object, expiresAt: begin + HOUR_MS })
  await noteHealth(Date.now())
  const { body } = await health()
  expect(Number(body.oldestPhotoAt) - begin).toBeGreaterThanOrEqual(0)
  expect(await database.read(paths.originals)).toEqual({ [key]: body.oldestPhotoAt })
  await eraseMedia(uid, key, 'original')
  await noteHealth(Date.now())
  expect((await health()).body.oldestPhotoAt).toBeUndefined()
  expect(await database.read(paths.originals)).toBeNull()
})

/** The server that stands in for the outside switch. */
async function listening(status: number): Promise<{ server: Server; calls: string[]; url: string }> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ping/abc` }
}

/** Runs the function in this process, with settings of its own: they are read once. */
async function sweepHere(heartbeatUrl: string, sweep?: () => Promise<never>): Promise<Response> {
  vi.resetModules()
  vi.stubEnv('HEARTBEAT_URL', heartbeatUrl)
  if (sweep) vi.doMock('#netlify/jobs/sweep.ts', () => ({ sweep }))
  else vi.doUnmock('#netlify/jobs/sweep.ts')
  const { default: handle } = await import('#netlify/functions/sweep.ts')
  return handle(new Request('https://example.test/', { method: 'POST' }))
}

test('calls the dead-man’s switch after each sweep, but not after a failed sweep', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { server, calls, url } = await listening(200)
  expect((await sweepHere(url)).status).toBe(200)
  expect(calls).toEqual(['POST /ping/abc'])
  expect((await sweepHere(url, () => Promise.reject(new Error('broke')))).status).toBe(500)
  expect(calls).toHaveLength(1)
  server.close()
})

test('raises an alarm if the dead-man’s switch answers badly, but completes the sweep', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  const { server, url } = await listening(500)
  expect((await sweepHere(url)).status).toBe(200)
  expect(lines).toContainEqual(expect.stringMatching(/^heartbeat: \[unavailable\] The heartbeat was answered 500/))
  server.close()
})
