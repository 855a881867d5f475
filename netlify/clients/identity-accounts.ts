/** The identity provider's accounts, as their administrator: Identity Toolkit over REST, because firebase-admin's auth does not load here. */
import * as v from 'valibot'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { identitySettings } from '#netlify/platform/env.ts'
import { ownerAuthorization } from './google-access-token.ts'

const TIMEOUT_MS = 5_000

export interface IdentityAccount {
  isDisabled: boolean
  /** Sessions from before this time are revoked, for example by a new password. */
  validSinceMs: number
}

const accountsSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        disabled: v.optional(v.boolean(), false),
        validSince: v.optional(v.pipe(v.string(), v.transform(Number)), '0'),
      }),
    ),
    [],
  ),
})

/** @returns null where there is no such account (any more). @throws Problem 'unavailable' */
export async function readIdentityAccount(uid: UserId): Promise<IdentityAccount | null> {
  const [user] = v.parse(accountsSchema, await call('lookup', { localId: [uid] })).users
  return user ? { isDisabled: user.disabled, validSinceMs: user.validSince * 1_000 } : null
}

const profilesSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        email: v.optional(v.string()),
        displayName: v.optional(v.string()),
        photoUrl: v.optional(v.string()),
        createdAt: v.optional(v.string()),
        lastLoginAt: v.optional(v.string()),
      }),
    ),
    [],
  ),
})

/** The profile that the identity provider stores of a person, times in milliseconds since 1970. @throws Problem 'unavailable' */
export async function readProfile(uid: UserId): Promise<object> {
  return v.parse(profilesSchema, await call('lookup', { localId: [uid] })).users[0] ?? {}
}

const LOOKED_UP_AT_ONCE = 100
const presentSchema = v.object({ users: v.optional(v.array(v.object({ localId: v.string() })), []) })

/** @returns the users that have an account, disabled or not. @throws Problem 'unavailable' */
export async function presentAccounts(uids: readonly UserId[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (let from = 0; from < uids.length; from += LOOKED_UP_AT_ONCE) {
    const localId = uids.slice(from, from + LOOKED_UP_AT_ONCE)
    for (const user of v.parse(presentSchema, await call('lookup', { localId })).users) present.add(user.localId)
  }
  return present
}

/** Succeeds for an account that is deleted already. @throws Problem 'unavailable' */
export async function deleteIdentityAccount(uid: UserId): Promise<void> {
  // The batch answers the same whether the account exists or not; `force` also deletes an account that is not disabled.
  await call('batchDelete', { localIds: [uid], force: true })
}

async function call(verb: 'lookup' | 'batchDelete', body: object): Promise<unknown> {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = identitySettings()
  const path = `/v1/projects/${encodeURIComponent(project)}/accounts:${verb}`
  const url = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com${path}`
    : `https://identitytoolkit.googleapis.com${path}`
  const authorization = await ownerAuthorization(emulator)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = (await response.json()) as unknown
    if (!response.ok) throw new Problem('unavailable', `The identity provider answered ${verb} with ${response.status}`)
    return answer
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('unavailable', `The identity provider did not answer ${verb}`, { cause: error })
  }
}
