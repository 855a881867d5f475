import { expect, test } from 'vitest'
import { runCrowd } from '#ops/bench/database/crowd.ts'
import { startWorld } from './emulator-world.ts'

/** The same with 200 clients and 100,000 writes: `npm run bench -- database`. */
test('sends the events of all clients to each of them, in order', { timeout: 60_000 }, async () => {
  const world = await startWorld()
  const { writes, events, problems } = await runCrowd({
    url: world.emulator.url.replace('http', 'ws'),
    namespace: world.namespace,
    clients: 20,
    writes: 100,
    perRoom: 10,
  })
  expect(problems).toEqual([])
  expect({ writes, events }).toEqual({ writes: 2_000, events: 20_000 })
})
