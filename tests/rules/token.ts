import type { User } from './policy.ts'

/** An unsigned token like the Auth emulator's, valid for an hour. Null for a visitor. */
export function tokenOf(user: User | null, nowMs: number): string | null {
  if (user === null) return null
  const nowSeconds = nowMs / 1000
  const claims = {
    sub: user.uid,
    user_id: user.uid,
    ...(user.email !== undefined && { email: user.email }),
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    firebase: { sign_in_provider: 'password' },
  }
  return (
    [{ alg: 'none', typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.') + '.'
  )
}
