import { beforeEach, expect, test, vi } from 'vitest'
import { FAULT_PLACES, type FaultContext } from '#domain/fault-places.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import type { ClientReport } from '#domain/wire.ts'

const { sent } = vi.hoisted(() => ({ sent: [] as ClientReport[] }))
vi.mock('#api/client-reports.ts', () => ({ sendClientReport: (report: ClientReport) => void sent.push(report) }))

/** A new page for each test. */
const page = async () => {
  vi.resetModules()
  return (await import('#app/client-reports.ts')).tellFault
}
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('navigator', { onLine: true })
})

test('reports place, code and name of an error, never its message', async () => {
  const tell = await page()
  tell({ problem: asProblem(new TypeError('ayse@example.com')), context: 'reader: narration' })
  expect(sent).toEqual([
    {
      place: 'reader: narration',
      code: 'unknown',
      cause: expect.stringMatching(/^TypeError, client-reports\.test\.ts/),
    },
  ])
})

test.each<FaultContext>([
  'reader: picture /media/0123456789abcdef0123456789abcdef01234567?w=550',
  'reader: picture https://masal.example/media/0123456789abcdef',
  'reader: picture blob:https://masal.example/1-2',
])('does not report the address of %s', async (context) => {
  const tell = await page()
  tell({ problem: new Problem('unavailable', 'x'), context })
  expect(sent.map(({ place }) => place)).toEqual(['reader: picture'])
})

test('reports each kind of fault once on a page, and at most ten kinds', async () => {
  const tell = await page()
  const problem = new Problem('unavailable', 'x')
  for (let times = 0; times < 3; times += 1) tell({ problem, context: 'reader: sound' })
  expect(sent).toHaveLength(1)
  for (const context of FAULT_PLACES.slice(0, 30)) tell({ problem, context })
  expect(sent).toHaveLength(10)
})

test('does not report a fault at a place that the server does not know', async () => {
  const tell = await page()
  tell({ problem: new Problem('unavailable', 'x'), context: 'somebody: says something' as FaultContext })
  expect(sent).toEqual([])
})

test("does not report a parent's own network failures", async () => {
  const tell = await page()
  tell({ problem: new Problem('network', 'x'), context: 'my-stories: watch' })
  vi.stubGlobal('navigator', { onLine: false })
  tell({ problem: new Problem('unavailable', 'x'), context: 'my-stories: watch' })
  expect(sent).toEqual([])
})
