import { deleteNewAccount } from '#api/account.ts'
import { notifySignin, notifySignup } from '#api/notification.ts'
import type { AuthPorts } from '#features/account/auth-actions.ts'
import { track } from '#firebase/analytics.ts'
import { withTimeLimit } from '#time-limit'
import { startIdentity } from './identity.ts'

/** The form appears before Firebase has loaded. */
const identity = () => withTimeLimit(startIdentity(), 'start the identity provider', { code: 'network' })

/** The account dialog's calls of the identity provider, the functions and analytics. */
export const authPorts: AuthPorts = {
  registerWithEmail: async (...given) => (await identity()).registerWithEmail(...given),
  signInWithEmail: async (...given) => (await identity()).signInWithEmail(...given),
  signInWithGoogle: async (...given) => (await identity()).signInWithGoogle(...given),
  sendPasswordReset: async (...given) => (await identity()).sendPasswordReset(...given),
  deleteAccount: deleteNewAccount,
  signOut: async () => (await identity()).signOutUser(),
  notifySignup,
  notifySignin,
  track,
}
