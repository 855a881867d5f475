import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { configuredPorts, DEFAULT_PORTS, freePorts, HOST, takenPorts } from '#local/environment/ports.ts'

test('moves one port by its variable, and all ports by --port-offset', () => {
  expect(configuredPorts({}, [])).toEqual(DEFAULT_PORTS)
  expect(configuredPorts({ PORT_APP: '4000' }, ['--port-offset', '100'])).toEqual({
    app: 4_000,
    vite: 5_273,
    auth: 9_199,
    database: 9_100,
    stripe: 12_211,
    webhook: 12_212,
  })
  expect(() => configuredPorts({ PORT_AUTH: 'many' }, [])).toThrow(
    "PORT_AUTH must be a number from 0 to 65535, not 'many'",
  )
})

test('finds different free ports, and names the program whose port is taken', async () => {
  const ports = await freePorts()
  expect(new Set(Object.values(ports)).size).toBe(6)
  expect(await takenPorts(ports)).toEqual([])
  const stranger = createServer()
  await new Promise<void>((resolve) => stranger.listen(ports.stripe, HOST, resolve))
  expect(await takenPorts(ports)).toEqual(['stripe'])
  await new Promise((resolve) => stranger.close(resolve))
})
