/** Sends the same cases to a whole emulator, with REST, tokens and server time. */
import { Agent, request } from 'node:http'
import { startDatabaseEmulator } from '#packages/database-emulator/start-emulator.ts'
import { tokenOf } from '../token.ts'
import { NOW_MS, policyAllows } from './case.ts'
import type { Act } from './case.ts'
import type { Disagreement } from './run.ts'
import { casesFrom } from './generate.ts'

const NAMESPACE = 'rules-fuzz'

/**
 * @param rulesFile the rules that the emulator starts with
 * @returns the cases in which the emulator and the policy answer differently
 */
export async function runOverTheWire(rulesFile: string, cases: number, seed: number): Promise<Disagreement[]> {
  const emulator = await startDatabaseEmulator({ port: 0, rulesFile, clock: () => NOW_MS })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (method: string, path: string, credential: string | null, value?: unknown) =>
    call(
      agent,
      emulator.port,
      method,
      `/${path}.json?ns=${NAMESPACE}${credential === null ? '' : `&auth=${credential}`}`,
      value,
    )
  const disagreements: Disagreement[] = []
  try {
    let number = 0
    for (const one of casesFrom(seed)) {
      if (number >= cases) break
      number += 1
      await ask('PUT', '', 'owner', one.before ?? null)
      const answer = await ask(...requestOf(one.act, tokenOf(one.user, NOW_MS)))
      const policy = policyAllows(one)
      if (answer.status !== (policy ? 200 : 401))
        disagreements.push({ number, case: one, policy, because: `${answer.status} ${answer.body}` })
    }
  } finally {
    agent.destroy()
    await emulator.close()
  }
  return disagreements
}

function requestOf(
  act: Act,
  token: string | null,
): [method: string, path: string, token: string | null, value?: unknown] {
  if (act.is === 'read') return ['GET', urlPath(act.path), token]
  const [only, ...others] = act.writes
  if (only !== undefined && others.length === 0) return ['PUT', urlPath(only.path), token, withServerTime(only.value)]
  return [
    'PATCH',
    '',
    token,
    Object.fromEntries(act.writes.map(({ path, value }) => [path.join('/'), withServerTime(value)])),
  ]
}

/** Replaces the present time by the server's placeholder, as the app does. */
function withServerTime(value: unknown): unknown {
  if (value === NOW_MS) return { '.sv': 'timestamp' }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === '.value' ? child : withServerTime(child)]),
  )
}

function urlPath(path: readonly string[]): string {
  return path.map(encodeURIComponent).join('/')
}

function call(
  agent: Agent,
  port: number,
  method: string,
  path: string,
  value?: unknown,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', method, path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(value === undefined ? undefined : JSON.stringify(value))
  })
}
