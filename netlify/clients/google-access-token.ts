/**
 * The service account's access to the database and the accounts: this file exchanges a signed grant for a token of one
 * hour, and caches the token.
 */
import { importPKCS8, SignJWT } from 'jose'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { identitySettings, serviceAccountSettings } from '#netlify/platform/env.ts'

const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const SCOPES = ['firebase.database', 'identitytoolkit', 'userinfo.email', 'cloud-tasks']
  .map((name) => `https://www.googleapis.com/auth/${name}`)
  .join(' ')
const TIMEOUT_MS = 5_000
const RENEW_BEFORE_MS = 5 * 60_000

const answerSchema = v.object({ access_token: v.string(), expires_in: v.number() })

let kept: { token: string; renewAtMs: number } | undefined

/**
 * @returns the server's `Authorization` for a service of Firebase; an emulator accepts any caller that claims to be the
 * owner
 * @throws Problem 'unavailable' if Google gives no token; 'not-configured' for an emulator with a real project, because
 * parents' data would go to it unencrypted
 */
export async function ownerAuthorization(emulator: string | undefined): Promise<string> {
  if (!emulator) return `Bearer ${await googleAccessToken()}`
  if (identitySettings().FIREBASE_PROJECT_ID.startsWith('demo-')) return 'Bearer owner'
  throw new Problem('not-configured', 'An emulator is configured for a project that is none of demonstration')
}

async function googleAccessToken(nowMs = Date.now()): Promise<string> {
  if (kept && nowMs < kept.renewAtMs) return kept.token
  const answer = await exchange(await signedGrant(nowMs))
  kept = { token: answer.access_token, renewAtMs: nowMs + answer.expires_in * 1_000 - RENEW_BEFORE_MS }
  return kept.token
}

async function signedGrant(nowMs: number): Promise<string> {
  const { FIREBASE_CLIENT_EMAIL: email, FIREBASE_PRIVATE_KEY: privateKey } = serviceAccountSettings()
  const nowSeconds = Math.floor(nowMs / 1_000)
  return new SignJWT({ scope: SCOPES })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(TOKEN_URL)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + 3_600)
    .sign(await importPKCS8(privateKey, 'RS256'))
}

async function exchange(assertion: string): Promise<v.InferOutput<typeof answerSchema>> {
  try {
    const response = await fetch(TOKEN_URL, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Problem('unavailable', `Google gave no access token: status ${response.status}`)
    return v.parse(answerSchema, await response.json())
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('unavailable', 'No access token of Google', { cause: error })
  }
}
