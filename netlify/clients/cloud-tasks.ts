/**
 * Google Cloud Tasks over REST: this file creates tasks as Firebase's service account, and Google signs each delivery.
 */
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { cloudTasksSettings, identitySettings } from '#netlify/platform/env.ts'
import { ownerAuthorization } from './google-access-token.ts'
import { isTokenRefusal } from './token-refusal.ts'

const TASKS_URL = 'https://cloudtasks.googleapis.com'
const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs'
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const TIMEOUT_MS = 5_000
/** Another task of this name exists, or ran within about an hour. */
const ALREADY_EXISTS = 409

export interface Task {
  queue: string
  /** Letters, digits and `-`; its beginning is evenly distributed, because Google looks tasks up by it. */
  name: string
  /** Google posts the task to this address, and signs for it. */
  url: string
  /** Only ids: Google stores this object until the task is delivered. */
  job: object
  /** Milliseconds since 1970, at most 30 days ahead; absent: at once. */
  atMs?: number
}

/**
 * Succeeds if a task of this name exists already. @throws Problem 'unavailable', 'not-configured' if the queue does not
 * exist
 */
export async function createTask({ queue, name, url, job, atMs }: Task): Promise<void> {
  const { CLOUD_TASKS_LOCATION, CLOUD_TASKS_BASE_URL: standIn, FIREBASE_CLIENT_EMAIL } = cloudTasksSettings()
  const path = `projects/${identitySettings().FIREBASE_PROJECT_ID}/locations/${CLOUD_TASKS_LOCATION}/queues/${queue}/tasks`
  const task = {
    name: `${path}/${name}`,
    ...(atMs !== undefined && { scheduleTime: new Date(atMs).toISOString() }),
    httpRequest: {
      url,
      httpMethod: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from(JSON.stringify(job)).toString('base64'),
      oidcToken: { serviceAccountEmail: FIREBASE_CLIENT_EMAIL, audience: url },
    },
  }
  const response = await fetch(`${standIn ?? TASKS_URL}/v2/${path}`, {
    method: 'POST',
    headers: { Authorization: await ownerAuthorization(standIn), 'Content-Type': 'application/json' },
    body: JSON.stringify({ task }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Problem('unavailable', `The queue ${queue} did not answer`, { cause: error })
  })
  await response.arrayBuffer()
  if (response.ok || response.status === ALREADY_EXISTS) return
  const code = response.status === 404 || response.status === 403 ? 'not-configured' : 'unavailable'
  throw new Problem(code, `The queue ${queue} answered ${response.status}`)
}

const claimsSchema = v.object({ email: v.string(), email_verified: v.literal(true) })

let keys: ReturnType<typeof createRemoteJWKSet> | undefined

/**
 * @throws Problem 'signature-invalid' if Google did not sign the token for this address as our account, 'unavailable'
 * if Google's keys cannot be loaded
 */
export async function requireTask(token: string, url: string): Promise<void> {
  const { FIREBASE_CLIENT_EMAIL, CLOUD_TASKS_KEYS_URL } = cloudTasksSettings()
  keys ??= createRemoteJWKSet(new URL(CLOUD_TASKS_KEYS_URL ?? KEYS_URL), { timeoutDuration: TIMEOUT_MS })
  try {
    const { payload } = await jwtVerify(token, keys, { issuer: ISSUERS, audience: url, algorithms: ['RS256'] })
    if (v.parse(claimsSchema, payload).email === FIREBASE_CLIENT_EMAIL) return
  } catch (error) {
    if (!(error instanceof v.ValiError || isTokenRefusal(error)))
      throw new Problem('unavailable', 'The keys of Cloud Tasks could not be read', { cause: error })
  }
  throw new Problem('signature-invalid', 'A task was not signed for us')
}
