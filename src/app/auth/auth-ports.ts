import { deleteNewAccount } from '#api/account.ts'
import { notifySignin, notifySignup } from '#api/notification.ts'
import type { AuthPorts } from '#features/account/auth-actions.ts'
import { track } from '#firebase/analytics.ts'
import { registerWithEmail, sendPasswordReset, signInWithEmail, signInWithGoogle, signOutUser } from '#firebase/auth.ts'

/** The account dialog's calls of the identity provider, the functions and analytics. */
export const authPorts: AuthPorts = {
  registerWithEmail,
  signInWithEmail,
  signInWithGoogle,
  sendPasswordReset,
  deleteAccount: deleteNewAccount,
  signOut: signOutUser,
  notifySignup,
  notifySignin,
  track,
}
