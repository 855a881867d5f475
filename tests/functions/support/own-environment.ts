/**
 * A local environment for one test file: database, stores, Stripe, the receiver of notices, and the functions in this
 * process. It serves tests of jobs that run over all users and orders (sweep, reconciliation, health, limits of an
 * address), and tests that look into the stores. Only the accounts are shared; each test creates new ones.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { stripeStandIn } from '#packages/stripe-stand-in/server.ts'
import { webhookStandIn } from '#local/webhook-stand-in/server.ts'
import { database, environmentVariable } from '../../support/local-env.ts'
import { startBlobStore } from './blob-store.ts'

/** Call this once at the top of a file, before the file's own hooks. */
export function useOwnEnvironment(): void {
  let stop: () => Promise<void>
  beforeAll(async () => void (stop = await start()))
  afterAll(() => stop())
}

async function start(): Promise<() => Promise<void>> {
  const running = new Set<Promise<unknown>>()
  const served = environmentVariable('WORLD_APP_URL')
  const functions = createServer(answerByFunctions(running, served))
  const site = await listen(functions)
  const stripe = stripeStandIn({
    secretKey: environmentVariable('STRIPE_SECRET_KEY'),
    webhookSecret: environmentVariable('STRIPE_WEBHOOK_SECRET'),
    webhookUrl: `${site.origin}/.netlify/functions/stripe-webhook`,
  })
  const notices = webhookStandIn()
  const [stripeUrl, noticesUrl] = [await listen(stripe), await listen(notices)]
  const stopBlobs = await startBlobStore()

  const templates = await database.read('storyTemplates')
  const namespace = `own-${process.pid}-${Date.now()}`
  // The functions parse each group of variables at its first use, and no function has run yet.
  Object.assign(process.env, {
    WORLD_APP_URL: site.origin,
    SITE_URL: site.origin,
    WORLD_DATABASE_NS: namespace,
    FIREBASE_DATABASE_URL: `${environmentVariable('WORLD_DATABASE_URL')}?ns=${namespace}`,
    WORLD_STRIPE_URL: stripeUrl.origin,
    STRIPE_API_HOST: stripeUrl.hostname,
    STRIPE_API_PORT: stripeUrl.port,
    WORLD_WEBHOOK_URL: noticesUrl.origin,
    NOTIFICATION_WEBHOOK_URL: `${noticesUrl.origin}/notify`,
  })
  await loadRules()
  await database.write('storyTemplates', templates)

  return async () => {
    await Promise.allSettled(running)
    for (const server of [functions, stripe, notices]) {
      server.closeAllConnections()
      server.close()
    }
    await stopBlobs()
  }
}

/** The official emulator creates a namespace without rules, and so without indexes. */
async function loadRules(): Promise<void> {
  const url = `${environmentVariable('WORLD_DATABASE_URL')}/.settings/rules.json?ns=${environmentVariable('WORLD_DATABASE_NS')}`
  const body = await readFile('database.rules.json')
  const answer = await fetch(url, { method: 'PUT', headers: { Authorization: 'Bearer owner' }, body })
  if (!answer.ok) throw new Error(`The database refused its rules: ${await answer.text()}`)
}

/**
 * Imitates the platform: it answers the request of a background function at once and lets the function run on.
 * @param served the address of the site's own pages
 */
function answerByFunctions(running: Set<Promise<unknown>>, served: string): RequestListener {
  return (incoming, outgoing) => {
    void (async () => {
      const name = /^\/\.netlify\/functions\/([a-z-]+)$/.exec(incoming.url ?? '')?.[1]
      if (!name) return pass(outgoing, await fetch(served + incoming.url))
      const { default: handle } = (await import(`../../../netlify/functions/${name}.ts`)) as {
        default: (request: Request) => Promise<Response>
      }
      const answer = handle(await requestFrom(incoming))
      if (name.endsWith('-background')) {
        // The log has the failure, and the sweep restarts the work.
        const work = answer.catch(() => {}).finally(() => running.delete(work))
        running.add(work)
        return outgoing.writeHead(202).end()
      }
      await pass(outgoing, await answer)
    })().catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  }
}

async function pass(outgoing: ServerResponse, answer: Response): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  // The body is decoded, so these headers no longer match it.
  const headers = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name))
  outgoing.writeHead(answer.status, Object.fromEntries(headers)).end(bytes)
}

const requestFrom = async (incoming: IncomingMessage): Promise<Request> =>
  new Request(`${environmentVariable('WORLD_APP_URL')}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).map(([key, value]): [string, string] => [key, String(value)]),
    ...(incoming.method !== 'GET' && { body: new Uint8Array(await buffer(incoming)) }),
  })

async function listen(server: Server): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
