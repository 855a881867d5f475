/** Who asks: the ID token names the user, and an erased user is nobody. */
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { read } from '#netlify/clients/database.ts'
import { verifyIdToken, type Identity } from '#netlify/clients/identity.ts'

export type Caller = Identity

/** @throws Problem 'not-signed-in' without a valid token, 'not-allowed' for a user who has been erased */
export async function callerOf(request: Request): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (!token) throw new Problem('not-signed-in', 'No ID token')
  const caller = await verifyIdToken(token)
  await refuseErased(caller.uid)
  return caller
}

/** A body may repeat who it is from, as the specification's calls do, but it may not name somebody else. */
export function requireSame(caller: Caller, named: { uid: UserId; email: string }): void {
  if (named.uid !== caller.uid) throw new Problem('not-allowed', 'The body names another user than the token')
  if (named.email.toLowerCase() !== caller.email?.toLowerCase()) {
    throw new Problem('not-allowed', 'The body names another e-mail address than the token')
  }
}

async function refuseErased(uid: UserId): Promise<void> {
  if ((await read(paths.erasure(uid))) !== null) throw new Problem('not-allowed', 'This user has been erased')
}
