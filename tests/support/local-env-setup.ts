/**
 * The functions' tests need the local environment. `npm test` starts one for all parts and passes its addresses on as
 * variables; for a test that runs alone (an editor's run button), this file starts one.
 */
import { freePorts } from '#local/environment/ports.ts'
import { startLocalEnvironment } from '#local/environment/start-environment.ts'

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.WORLD_APP_URL) return undefined
  const environment = await startLocalEnvironment({
    ports: await freePorts(),
    mode: 'serve',
    studio: 'plain',
    log: console.log,
  })
  Object.assign(process.env, environment.env)
  return environment.stop
}
