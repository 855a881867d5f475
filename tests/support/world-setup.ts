/**
 * The functions' tests need the world. `npm test` starts one for all parts and hands its addresses on by environment;
 * where a test is run by itself (an editor's run button), this starts one.
 */
import { freePorts } from '#dev/world/ports.ts'
import { startWorld } from '#dev/world.ts'

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.WORLD_APP_URL) return undefined
  const world = await startWorld({ ports: await freePorts(), mode: 'serve', log: console.log })
  Object.assign(process.env, world.env)
  return world.stop
}
