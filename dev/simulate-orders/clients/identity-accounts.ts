/** Stands for netlify/clients/identity-accounts.ts: who has signed up, and who is gone. */
import type * as real from '#netlify/clients/identity-accounts.ts'
import { placeHere } from '../place.ts'
import { ask } from '../ask.ts'

export const readIdentityAccount: typeof real.readIdentityAccount = (uid) =>
  ask('read an account', () => (placeHere().identities.has(uid) ? { isDisabled: false, validSinceMs: 0 } : null))

export const deleteIdentityAccount: typeof real.deleteIdentityAccount = (uid) =>
  ask('delete an account', () => void placeHere().identities.delete(uid))
