/** The ways to sign in of a signed-in parent, and how they are changed. Each failure is a `Problem`. */
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  getAuth,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { attempt, signedIn } from './auth.ts'

export interface SignInWays {
  password: boolean
  google: boolean
}

/** Both false if nobody is signed in. */
export function signInWays(): SignInWays {
  const ids = (getAuth().currentUser?.providerData ?? []).map(({ providerId }) => providerId)
  return {
    password: ids.includes(EmailAuthProvider.PROVIDER_ID),
    google: ids.includes(GoogleAuthProvider.PROVIDER_ID),
  }
}

/** Makes the sign-in fresh again. @throws Problem 'wrong-credentials' */
export const confirmByPassword = (password: string): Promise<void> =>
  attempt(async () => {
    const user = signedIn()
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
    await user.getIdToken(true)
  })

/**
 * Opens Google's window, so call it straight from the tap. @throws Problem 'not-allowed' if the parent chose another
 * account there
 */
export const confirmByGoogle = (): Promise<void> =>
  attempt(async () => {
    const user = signedIn()
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
    await user.getIdToken(true)
  })

/** @throws Problem 'weak-password', 'sign-in-too-old' */
export const changePassword = (password: string): Promise<void> => attempt(() => updatePassword(signedIn(), password))

/**
 * Sends a link to the new address, which becomes the account's when the link is opened. @throws Problem
 * 'sign-in-too-old'
 */
export const sendAddressChange = (email: string): Promise<void> =>
  attempt(() => verifyBeforeUpdateEmail(signedIn(), email))
