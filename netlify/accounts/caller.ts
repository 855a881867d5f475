/** Identifies the caller of a function by the ID token, and refuses an erased user. */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { requireAppCheck } from '#netlify/clients/app-check.ts'
import { read } from '#netlify/clients/database.ts'
import { verifyIdToken, type Identity } from '#netlify/clients/identity.ts'
import { readIdentityAccount } from '#netlify/clients/identity-accounts.ts'

export type Caller = Identity

/**
 * @throws Problem 'app-unproved' if App Check is configured and the request does not come from our app; 'not-signed-in'
 * without a valid token, 'not-allowed' for an erased user
 */
export async function callerOf(request: Request): Promise<Caller> {
  await requireAppCheck(request)
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (!token) throw new Problem('not-signed-in', 'No ID token')
  const caller = await verifyIdToken(token)
  await refuseErased(caller.uid)
  return caller
}

/** A body may name the caller, as the specification's calls do, but no other user. */
export function requireSame(caller: Caller, named: { uid: UserId; email: string }): void {
  if (named.uid !== caller.uid) throw new Problem('not-allowed', 'The body names another user than the token')
  if (named.email.toLowerCase() !== caller.email?.toLowerCase()) {
    throw new Problem('not-allowed', 'The body names another e-mail address than the token')
  }
}

/** An irreversible action needs a recent sign-in. */
const SIGNED_IN_RECENTLY_MS = 5 * 60_000

/** @throws Problem 'sign-in-too-old': the browser asks for the password again and repeats the call with the new token */
export function requireRecentSignIn({ signedInAtMs }: Caller, nowMs: number): void {
  if (nowMs - signedInAtMs > SIGNED_IN_RECENTLY_MS) throw new Problem('sign-in-too-old', 'The sign-in is not recent')
}

/**
 * An ID token stays valid for an hour even if the account is disabled meanwhile. Calls that cost money or concern the
 * whole account therefore ask the identity provider.
 * @throws Problem 'not-signed-in' if the account is deleted, disabled, or signed out everywhere since
 */
export async function requireUnrevoked({ uid, signedInAtMs }: Caller): Promise<void> {
  const account = await readIdentityAccount(uid)
  if (!account || account.isDisabled || signedInAtMs < account.validSinceMs)
    throw new Problem('not-signed-in', 'The session has been revoked')
}

/**
 * Checks a caller before a picture or a reading that costs money, because the address may be invented, or the session
 * revoked.
 * @throws Problem 'email-unverified' if the user has not opened the link in the verification e-mail, 'not-signed-in'
 */
export async function requireVerified(caller: Caller): Promise<void> {
  if (!caller.isEmailVerified) throw new Problem('email-unverified', 'The e-mail address has not been verified')
  await requireUnrevoked(caller)
}

async function refuseErased(uid: UserId): Promise<void> {
  if ((await read(paths.erasure(uid))) !== null) throw new Problem('not-allowed', 'This user has been erased')
}
