import type { RuleAuth } from './rules/scope.ts'

/** The sender of a request. Rules are not evaluated for an admin. */
export interface Caller {
  readonly isAdmin: boolean
  readonly auth: RuleAuth | null
  /** Time at which the token expires, in milliseconds since 1970; absent without a token. */
  readonly expiresAtMs?: number
}

export const VISITOR: Caller = { isAdmin: false, auth: null }
export const ADMIN: Caller = { isAdmin: true, auth: null }

/** The admin's credential, the same as in every Firebase emulator. */
const OWNER = 'owner'
/** The longest delay of a Node timer; a longer one fires at once. */
const MAX_TIMER_MS = 2_147_483_647
const DEFAULT_NAMESPACE = /^(.+)-default-rtdb$/

/** A refused token; `status` is the protocol's code, the message is the service's. */
export class TokenError extends Error {
  override name = 'TokenError'
  readonly status: 'invalid_token' | 'expired_token'

  constructor(status: TokenError['status'], message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Reads a credential: `owner`, or a token of the Auth emulator (a JWT with
 * `alg: none`). In a project's default namespace
 * (`PROJECT-default-rtdb`) the token must be of that project.
 *
 * @throws TokenError
 */
export function callerFrom(credential: string, namespace: string, nowMs: number): Caller {
  if (credential === OWNER) return ADMIN
  const claims = claimsOf(credential)
  const project = DEFAULT_NAMESPACE.exec(namespace)?.[1]
  if (project !== undefined && claims.aud !== project) {
    throw new TokenError(
      'invalid_token',
      `Invalid token: its audience is ${JSON.stringify(claims.aud)}, not "${project}"`,
    )
  }
  const uid = claims.sub ?? claims.user_id
  if (typeof uid !== 'string' || uid === '') throw new TokenError('invalid_token', 'Invalid token: no user')
  const expiresAtMs = expiryOf(claims)
  if (expiresAtMs !== undefined && expiresAtMs <= nowMs) throw new TokenError('expired_token', 'Auth token is expired')
  const provider = (claims.firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider
  const auth = { uid, provider: typeof provider === 'string' ? provider : 'custom', token: claims } as RuleAuth
  return { isAdmin: false, auth, ...(expiresAtMs !== undefined && { expiresAtMs }) }
}

/** The caller with the identity that an admin SDK's `databaseAuthVariableOverride` sets for rules. */
export function overridden(caller: Caller, auth: RuleAuth | null): Caller {
  return caller.isAdmin ? { isAdmin: false, auth } : caller
}

/** Limits a delay to the longest that a Node timer accepts. */
export function timerMs(leftMs: number): number {
  return Math.min(leftMs, MAX_TIMER_MS)
}

function expiryOf(claims: Record<string, unknown>): number | undefined {
  // The SDK's mock tokens (`connectDatabaseEmulator(…, { mockUserToken })`) are issued in 1970, and do not expire here.
  if (claims.iat === 0) return undefined
  if (typeof claims.exp !== 'number') throw new TokenError('invalid_token', 'Invalid token: no time of expiry')
  return claims.exp * 1000
}

function claimsOf(token: string): Record<string, unknown> {
  const [header, payload] = token.split('.').map(jsonPart)
  if (header === undefined || payload === undefined)
    throw new TokenError('invalid_token', 'Could not parse auth token.')
  if (header.alg !== 'none')
    throw new TokenError(
      'invalid_token',
      'Invalid token: the emulator takes only tokens of the Auth emulator (alg "none")',
    )
  return payload
}

function jsonPart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
