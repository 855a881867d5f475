/** Stands in for netlify/clients/identity-accounts.ts: the accounts that exist. */
import type * as real from '#netlify/clients/identity-accounts.ts'
import { currentServices } from '../outside-services.ts'
import { flakyCall } from '../flaky-call.ts'

export const readIdentityAccount: typeof real.readIdentityAccount = (uid) =>
  flakyCall('read an account', () =>
    currentServices().identities.has(uid) ? { isDisabled: false, validSinceMs: 0 } : null,
  )

export const presentAccounts: typeof real.presentAccounts = (uids) =>
  flakyCall('look for an account', () => new Set(uids.filter((uid) => currentServices().identities.has(uid))))

export const deleteIdentityAccount: typeof real.deleteIdentityAccount = (uid) =>
  flakyCall('delete an account', () => void currentServices().identities.delete(uid))
