/**
 * Requires that a request comes from our app in a browser that Google accepts (Firebase App Check), because strangers
 * can create accounts for free. Without configuration every request passes.
 */
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { Problem } from '#domain/problem.ts'
import { appCheckSettings } from '#netlify/platform/env.ts'
import { isTokenRefusal } from './token-refusal.ts'

const GOOGLE_KEYS = 'https://firebaseappcheck.googleapis.com/v1/jwks'
const HEADER = 'X-Firebase-AppCheck'
const KEYS_TIMEOUT_MS = 5_000

let keys: ReturnType<typeof createRemoteJWKSet> | undefined

/** @throws Problem 'app-unproved' without a valid token, 'unavailable' if Google's keys cannot be loaded */
export async function requireAppCheck(request: Request): Promise<void> {
  const { APP_CHECK_APP_ID: appId, APP_CHECK_KEYS_URL: keysUrl = GOOGLE_KEYS } = appCheckSettings()
  if (!appId) return
  const token = request.headers.get(HEADER)
  if (!token) throw new Problem('app-unproved', 'No App Check token')
  keys ??= createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS })
  // Format: 1:NUMBER:web:…, with the project's number.
  const project = appId.split(':')[1] ?? ''
  try {
    await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      typ: 'JWT',
      issuer: `https://firebaseappcheck.googleapis.com/${project}`,
      audience: `projects/${project}`,
      subject: appId,
      requiredClaims: ['exp'],
    })
  } catch (error) {
    if (isTokenRefusal(error)) throw new Problem('app-unproved', 'The App Check token was refused', { cause: error })
    throw new Problem('unavailable', 'The keys of App Check could not be read', { cause: error })
  }
}
