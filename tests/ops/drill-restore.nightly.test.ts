/** The drill fails if the journal is not replayed after a restore. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDrillWorld, type DrillWorld } from '#ops/drill-restore/world.ts'
import { runDrill } from './drill-run.ts'

let world: DrillWorld
beforeAll(async () => void (world = await startDrillWorld()))
afterAll(() => world.stop())

test('fails the drill if the journal is not replayed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { failed } = await runDrill(world, { replays: false })
  vi.restoreAllMocks()
  expect(failed).toEqual(
    expect.arrayContaining([
      'after the restore: who has left is written down',
      'after the restore: their child is nowhere in the database',
      'after the restore: the erased book is in no library',
      'after the restore: no record names them',
      'the nightly audit: 0 users have data and can no longer sign in',
      'the nightly audit: 0 books that were handed over lack a page',
    ]),
  )
})
