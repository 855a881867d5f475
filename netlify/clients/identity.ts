/** Identifies the user of a request: the only file that verifies an ID token. */
import { createRemoteJWKSet, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose'
import * as v from 'valibot'
import { userIdSchema } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { identitySettings } from '#netlify/platform/env.ts'
import { isTokenRefusal } from './token-refusal.ts'

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const googleKeys = createRemoteJWKSet(new URL(GOOGLE_KEYS), { timeoutDuration: 5_000 })

const CLOCKS_DIFFER_MS = 60_000

const claimsSchema = v.object({
  sub: userIdSchema,
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
  exp: v.number(),
  // A sign-in cannot be in the future, but two clocks may differ a little.
  auth_time: v.optional(
    v.pipe(
      v.number(),
      v.check((seconds) => seconds * 1_000 <= Date.now() + CLOCKS_DIFFER_MS),
    ),
    0,
  ),
})

export interface Identity {
  uid: v.InferOutput<typeof userIdSchema>
  /** Absent where the account has none. */
  email?: string
  /** True if the user has opened the verification link, or Google has verified the address. */
  isEmailVerified: boolean
  /** The account's owner wrote it; any length. */
  name?: string | undefined
  picture?: string | undefined
  /** Time of the sign-in, milliseconds since 1970; a renewed token has the same time. */
  signedInAtMs: number
}

/**
 * @throws Problem 'not-signed-in' for a token that is not ours, malformed or expired; 'unavailable' if Google's keys
 * cannot be loaded
 */
export async function verifyIdToken(token: string): Promise<Identity> {
  try {
    const claims = v.parse(claimsSchema, await readClaims(token))
    const { sub: uid, email, email_verified: isEmailVerified, name, picture, auth_time: signedInAtS } = claims
    return { uid, ...(email && { email }), isEmailVerified, name, picture, signedInAtMs: signedInAtS * 1_000 }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof v.ValiError || isTokenRefusal(error))
      throw new Problem('not-signed-in', 'The ID token was refused', { cause: error })
    throw new Problem('unavailable', 'The keys of the identity provider could not be read', { cause: error })
  }
}

async function readClaims(token: string): Promise<JWTPayload> {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = identitySettings()
  const expected = { issuer: `https://securetoken.google.com/${project}`, audience: project }
  // The emulator does not sign its tokens. The code checks both conditions, so that one wrong variable lets no unsigned
  // token into a real project.
  if (emulator && project.startsWith('demo-')) return UnsecuredJWT.decode(token, expected).payload
  const { payload } = await jwtVerify(token, googleKeys, { ...expected, algorithms: ['RS256'] })
  return payload
}
