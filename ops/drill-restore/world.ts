/**
 * All outside services of the product in one process, for one drill: database, identities, stores, Stripe, the
 * receiver.
 */
import type { Server } from 'node:http'
import { join } from 'node:path'
import { startDatabaseEmulator } from '#packages/database-emulator/start-emulator.ts'
import { startBlobStore } from '#local/blob-store.ts'
import { httpServer, json } from '#packages/http-server/http.ts'
import { startChild } from '#local/environment/children.ts'
import { freePorts, HOST } from '#local/environment/ports.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import { untilReady } from '#local/environment/readiness.ts'
import { addressesOf, DATABASE_NAMESPACE, environmentVariables, PROJECT_ID } from '#local/environment/variables.ts'
import { seedDatabase } from '#local/seed.ts'
import { stripeStandIn } from '#packages/stripe-stand-in/server.ts'
import { webhookStandIn } from '#local/webhook-stand-in/server.ts'

const AUTH_TIMEOUT_MS = 180_000

export interface DrillWorld {
  authUrl: string
  stripeUrl: string
  /** The whole database, as in a daily backup. */
  exportAll: () => Promise<Record<string, unknown>>
  /** Replaces the whole database by the backup. */
  importAll: (backup: object) => Promise<void>
  /** Reads as a browser does, under the rules. @returns the status */
  readAs: (path: string, idToken: string) => Promise<number>
  stop: () => Promise<void>
}

/** Sets the variables that the product reads: call the product's functions only after this. */
export async function startDrillWorld(): Promise<DrillWorld> {
  const ports = await freePorts()
  const at = addressesOf(ports)
  const env = environmentVariables(ports)
  Object.assign(process.env, env)
  const auth = startChild({
    name: 'auth',
    command: ['node', 'local/auth-emulator.ts', PROJECT_ID, String(ports.auth)],
    env,
    logFolder: join(projectFolder, '.local', 'logs', 'drill-restore'),
  })
  const rulesFile = join(projectFolder, 'database.rules.json')
  const database = await startDatabaseEmulator({ port: ports.database, rulesFile })
  const stopBlobs = await startBlobStore()
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env
  const servers = [
    await listen(stripeStandIn({ secretKey, webhookSecret, webhookUrl: `${at.app}/webhook` }), ports.stripe),
    await listen(webhookStandIn(), ports.webhook),
    // Requests to background functions start nothing: the drill does their work itself.
    await listen(
      httpServer(() => json({ success: true }, 202)),
      ports.app,
    ),
  ]
  await untilReady(auth, at.auth, { timeoutMs: AUTH_TIMEOUT_MS })
  await seedDatabase(at.database)

  const urlOf = (path: string) => `${at.database}/${path}.json?ns=${DATABASE_NAMESPACE}`
  const asOwner = async (method: string, body?: object): Promise<unknown> => {
    const answer = await fetch(urlOf(''), {
      method,
      headers: { Authorization: 'Bearer owner' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The database answered ${answer.status}`)
    return answer.json()
  }
  return {
    authUrl: at.auth,
    stripeUrl: at.stripe,
    exportAll: async () => (await asOwner('GET')) as Record<string, unknown>,
    importAll: async (backup) => void (await asOwner('PUT', backup)),
    async readAs(path, idToken) {
      const answer = await fetch(`${urlOf(path)}&auth=${idToken}`)
      await answer.arrayBuffer()
      return answer.status
    },
    async stop() {
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
      await auth.stop()
      await stopBlobs()
      await database.close()
    },
  }
}

const listen = (server: Server, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, () => resolve(server))
  })
