/** Counts and reports failures of browsers, with only place and code. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { FAULT_PLACES } from '#domain/fault-places.ts'
import { PROBLEM_CODES } from '#domain/problem.ts'
import type { ClientReport } from '#domain/wire.ts'
import { forgetOldDays } from '#netlify/jobs/forget-old-days.ts'
import { noteClientReport } from '#netlify/monitoring/client-reports.ts'
import { database, functionUrl } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'

useOwnEnvironment()

const DAY_MS = 24 * 60 * 60_000
const NOON = Date.UTC(2026, 10, 25, 12)
const TODAY = '2026-11-25'

let alarms: string[]
let lines: string[]
beforeEach(async () => {
  alarms = []
  lines = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void alarms.push(line))
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
  await database.erase('clientReports')
})
afterEach(() => vi.restoreAllMocks())

const REPORT: ClientReport = { place: 'reader: narration', code: 'unknown', cause: 'TypeError, index-a1.js:1:22' }
const slots = async (day = TODAY) =>
  Object.values(((await database.read(paths.clientReportsOn(day))) ?? {}) as Record<string, { count: number }>)
const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(functionUrl('client-reports'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

test('logs each client report, and counts each kind of report', async () => {
  for (let times = 0; times < 3; times += 1) await noteClientReport(REPORT, NOON)
  await noteClientReport({ ...REPORT, code: 'unavailable' }, NOON)
  expect(lines[0]).toBe('client-reports: [unknown] reader: narration (TypeError, index-a1.js:1:22)')
  expect((await slots()).map(({ count }) => count).toSorted()).toEqual([1, 3])
  expect(alarms).toEqual([])
})

test('raises one alarm a day for a kind of report that becomes frequent', async () => {
  for (let times = 0; times < 25; times += 1) await noteClientReport(REPORT, NOON)
  expect(alarms).toEqual(['client-reports: [unknown] Browsers have told of it 20 times today: reader: narration'])
})

test('stores a limited number of kinds of reports, however many browsers report', async () => {
  const kinds = FAULT_PLACES.flatMap((place) => PROBLEM_CODES.map((code) => ({ ...REPORT, place, code })))
  for (const kind of kinds.slice(0, 400)) await noteClientReport(kind, NOON)
  expect((await slots()).length).toBeLessThanOrEqual(256)
})

test('deletes old counts of reports even if an earlier night failed', async () => {
  await noteClientReport(REPORT, NOON - 40 * DAY_MS)
  await noteClientReport(REPORT, NOON - 29 * DAY_MS)
  await forgetOldDays(NOON)
  expect(Object.keys((await database.read(paths.clientReports)) as object)).toHaveLength(1)
})

test('deletes the counts of reports after a month', async () => {
  await noteClientReport(REPORT, NOON)
  await forgetOldDays(NOON + 29 * DAY_MS)
  expect(await slots()).toHaveLength(1)
  await forgetOldDays(NOON + 30 * DAY_MS)
  expect(await slots()).toEqual([])
})

describe('the function', () => {
  test('accepts a report from any visitor', async () => {
    expect(await send(REPORT)).toBe(200)
    expect(await slots(new Date().toISOString().slice(0, 10))).toEqual([{ ...REPORT, count: 1 }])
  })

  test.each([
    ['an address', { ...REPORT, place: 'reader: picture /media/0123456789abcdef' }],
    ['a mail', { ...REPORT, place: 'ayse@example.com' }],
    ['a place that is none', { ...REPORT, place: 'Sayın yönetici: Stripe hesabınız kapatıldı' }],
    ['a code that is none', { ...REPORT, code: 'Defne' }],
    ['a cause of many words', { ...REPORT, cause: 'Ayşe: <script>' }],
    ['nothing', {}],
  ])('refuses a report with %s', async (_what, body) => {
    expect(await send(body)).toBe(400)
    expect(await slots(new Date().toISOString().slice(0, 10))).toEqual([])
  })

  test.each([
    ['another site’s page', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a form, which needs no leave of ours', { 'Content-Type': 'text/plain' }, 400],
  ])('accepts no report from %s', async (_who, headers, status) => {
    expect(await send(REPORT, headers)).toBe(status)
    expect(await slots(new Date().toISOString().slice(0, 10))).toEqual([])
  })
})
