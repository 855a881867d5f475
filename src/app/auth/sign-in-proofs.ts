import { confirmByGoogle, confirmByPassword, signInWays } from '#firebase/sign-in-settings.ts'

/** The calls of the identity provider. */
export interface SignInProofs {
  signInWays: () => { password: boolean; google: boolean }
  /** @throws Problem 'wrong-credentials' */
  confirmByPassword: (password: string) => Promise<void>
  /** @throws Problem 'not-allowed', 'popup-closed' */
  confirmByGoogle: () => Promise<void>
}

export const SIGN_IN_PROOFS: SignInProofs = { signInWays, confirmByPassword, confirmByGoogle }
