/** How a parent who is here signs in, and what they change of it. Each failure is a `Problem`. */
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

/** Both false where nobody is signed in. */
export function signInWays(): SignInWays {
  const ids = (getAuth().currentUser?.providerData ?? []).map(({ providerId }) => providerId)
  return {
    password: ids.includes(EmailAuthProvider.PROVIDER_ID),
    google: ids.includes(GoogleAuthProvider.PROVIDER_ID),
  }
}

/** From now on the sign-in is a fresh one. @throws Problem 'wrong-credentials' */
export const confirmByPassword = (password: string): Promise<void> =>
  attempt(async () => {
    const user = signedIn()
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
    await user.getIdToken(true)
  })

/** Opens Google's window: to be called straight from the tap. @throws Problem 'not-allowed' where another account was chosen there */
export const confirmByGoogle = (): Promise<void> =>
  attempt(async () => {
    const user = signedIn()
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
    await user.getIdToken(true)
  })

/** @throws Problem 'weak-password', 'sign-in-too-old' */
export const changePassword = (password: string): Promise<void> => attempt(() => updatePassword(signedIn(), password))

/** A link goes to the new address; it is the account's from the moment that it is opened. @throws Problem 'sign-in-too-old' */
export const sendAddressChange = (email: string): Promise<void> =>
  attempt(() => verifyBeforeUpdateEmail(signedIn(), email))
