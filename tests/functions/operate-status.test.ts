/** `npm run operate:status` against its own database: which values it reads and prints, and that it writes nothing. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { environmentVariable } from '../support/local-env.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let folder: string
let databaseUrl: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'status-'))
  databaseUrl = `${environmentVariable('WORLD_DATABASE_URL')}?ns=status-${process.pid}-${Date.now()}`
})
afterEach(() => rmSync(folder, { recursive: true }))

const asOwner = { Authorization: 'Bearer owner' }
const at = (path: string) => databaseUrl.replace('?', `/${path}.json?`)
const plant = async (path: string, value: unknown) =>
  (await fetch(at(path), { method: 'PUT', headers: asOwner, body: JSON.stringify(value) })).arrayBuffer()
const all = async () => (await fetch(at(''), { headers: asOwner })).json()

async function status(): Promise<{ code: number; lines: string[] }> {
  const file = join(folder, 'site.env')
  writeFileSync(file, `FIREBASE_DATABASE_URL=${databaseUrl}\n`)
  return new Promise((resolve) => {
    execFile(process.execPath, ['ops/operate-status.ts', file], (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n') }),
    )
  })
}

/** Makes paid orders. 700 of them exceed one page of the database. */
const books = (count: number, ms: number, from = 0) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => {
      const paidAt = Date.now() - HOUR_MS - number
      return [`order-${from + number}`, { uid: 'ayse', state: 'delivered', paidAt, deliveredAt: paidAt + ms }]
    }),
  )

test('operate:status exits with 0 and writes nothing when all service levels are held', async () => {
  await plant('orders', { ...books(700, 4 * MINUTE_MS), old: { paidAt: 1, deliveredAt: Date.now() } })
  await plant('health', { sweptAt: Date.now(), orders: { making: 3 } })
  const before = JSON.stringify(await all())
  const { code, lines } = await status()
  expect(lines[0]).toBe('Orders that were paid in the last 7 days: 700')
  expect(lines).toContain('  making         3')
  expect(lines).toContain('✓ from paid to book, 99 of 100       4 min          promised: 30 min')
  expect([lines.at(-1), code]).toEqual(['8 service levels, 8 held', 0])
  expect(lines.join('\n')).not.toContain('ayse')
  expect(JSON.stringify(await all())).toBe(before)
})

test('operate:status exits with 1 when service levels are missed', async () => {
  await plant('orders', { ...books(90, 4 * MINUTE_MS), ...books(10, 2 * HOUR_MS, 90) })
  await plant('health', { sweptAt: Date.now(), oldestPhotoAt: Date.now() - 30 * HOUR_MS })
  const { code, lines } = await status()
  expect(lines).toContain('✗ from paid to book, 99 of 100       2 h            promised: 30 min')
  expect([lines.at(-1), code]).toEqual(['8 service levels, 5 held', 1])
})
