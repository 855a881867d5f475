/**
 * Stands in for Google Cloud Tasks: takes tasks over the REST path of the real one, refuses as it does, and delivers
 * with a signed token, late and twice if a test asks for it. Not part of the local environment, whose queue is the
 * internal one: a test starts it.
 */
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { HOST } from '../environment/ports.ts'
import { httpServer, json, objectFrom, type Reply } from '#packages/http-server/http.ts'

interface HttpRequest {
  url: string
  body: string
  oidcToken: { serviceAccountEmail: string; audience: string }
}
export interface KeptTask {
  queue: string
  name: string
  /** Milliseconds since 1970; 0 for at once. */
  atMs: number
  httpRequest: HttpRequest
}

/** The error that the next task gets. */
export type Refusal = 'RESOURCE_EXHAUSTED' | 'UNAVAILABLE' | 'NOT_FOUND'
const STATUS_OF: Record<Refusal, number> = { RESOURCE_EXHAUSTED: 429, UNAVAILABLE: 503, NOT_FOUND: 404 }

export interface CloudTasksStandIn {
  url: string
  keysUrl: string
  /** Waiting, oldest first. */
  tasks: readonly KeptTask[]
  refuseNext(...refusals: Refusal[]): void
  /**
   * Posts the due tasks of a queue, and removes those that got a 2xx answer; the others stay queued.
   * @param options `copies`: how often to deliver each task. @returns the statuses
   */
  deliver(queue: string, nowMs: number, options?: { copies?: number }): Promise<number[]>
  /** Signs a token as Google would, for any account. */
  tokenFor(claims: { email: string; audience: string }): Promise<string>
  close(): Promise<void>
}

const PATH = /^\/v2\/projects\/[^/]+\/locations\/[^/]+\/queues\/([^/]+)\/tasks$/
const refusal = (status: string, code: number): Reply => json({ error: { code, status, message: status } }, code)

export async function startCloudTasks(): Promise<CloudTasksStandIn> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const kid = 'stand-in'
  const waiting: KeptTask[] = []
  const refusals: Refusal[] = []
  /** Cloud Tasks refuses a name for about an hour after its task has run. */
  const names = new Set<string>()

  const server = httpServer(async ({ method, path, headers, body }) => {
    if (path === '/keys') return json({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] })
    const queue = PATH.exec(path)?.[1]
    if (method !== 'POST' || !queue) return refusal('NOT_FOUND', 404)
    if (!headers.authorization?.startsWith('Bearer ')) return refusal('UNAUTHENTICATED', 401)
    const next = refusals.shift()
    if (next) return refusal(next, STATUS_OF[next])
    const { task } = objectFrom(body) as { task: { name: string; scheduleTime?: string; httpRequest: HttpRequest } }
    if (names.has(task.name)) return refusal('ALREADY_EXISTS', 409)
    names.add(task.name)
    const atMs = task.scheduleTime === undefined ? 0 : Date.parse(task.scheduleTime)
    waiting.push({ queue, name: task.name, atMs, httpRequest: task.httpRequest })
    return json(task)
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`

  const tokenFor: CloudTasksStandIn['tokenFor'] = ({ email, audience }) =>
    new SignJWT({ email, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer('https://accounts.google.com')
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)

  async function post({ url: target, body, oidcToken }: HttpRequest): Promise<number> {
    const token = await tokenFor({ email: oidcToken.serviceAccountEmail, audience: oidcToken.audience })
    const response = await fetch(target, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: Buffer.from(body, 'base64'),
    })
    await response.arrayBuffer()
    return response.status
  }

  return {
    url,
    keysUrl: `${url}/keys`,
    tasks: waiting,
    refuseNext: (...next) => void refusals.push(...next),
    async deliver(queue, nowMs, { copies = 1 } = {}) {
      const statuses: number[] = []
      for (const task of waiting.filter((one) => one.queue === queue && one.atMs <= nowMs)) {
        const answers: number[] = []
        for (let copy = 0; copy < copies; copy += 1) answers.push(await post(task.httpRequest))
        if (answers.some((status) => status < 300)) waiting.splice(waiting.indexOf(task), 1)
        statuses.push(...answers)
      }
      return statuses
    },
    tokenFor,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
