/** The ways in. Each holds the session until everything is settled, so that no guard moves before (decisions 7 and 8). */
import { registerWithEmail, sendPasswordReset, signInWithEmail, signInWithGoogle } from '#firebase/auth.ts'
import { useHoldSession } from '#firebase/session.tsx'
import { Problem } from '#domain/problem.ts'
import { ACCOUNT } from '#text/account.ts'
import { showError, showSuccess } from '#ui/toast.tsx'
import { announceNewcomer, announceReturn } from './notifications.ts'

interface Credentials {
  email: string
  password: string
}

/** Each resolves to whether it went well; the toast has been shown by then. */
export interface WaysIn {
  logIn: (credentials: Credentials & { remember: boolean }) => Promise<boolean>
  register: (credentials: Credentials) => Promise<boolean>
  continueWithGoogle: (choice: { remember: boolean }) => Promise<boolean>
  resetPassword: (email: string) => Promise<boolean>
}

/** @param onEntered leads to the next page while the session still waits */
export function useWaysIn(onEntered: () => Promise<void>): WaysIn {
  const hold = useHoldSession()
  return {
    logIn: ({ email, password, remember }) =>
      told(ACCOUNT.loggedIn, ACCOUNT.loginFailed, () =>
        hold(async () => {
          const user = await signInWithEmail(email, password, { remember })
          void announceReturn(user)
          await onEntered()
        }),
      ),
    register: ({ email, password }) =>
      told(ACCOUNT.registered, ACCOUNT.registerFailed, () =>
        hold(async () => {
          await announceNewcomer(await registerWithEmail(email, password))
          await onEntered()
        }),
      ),
    continueWithGoogle: ({ remember }) =>
      told(ACCOUNT.googleEntered, ACCOUNT.googleFailed, () =>
        hold(async () => {
          const { user, isNew } = await signInWithGoogle({ remember })
          if (isNew) await announceNewcomer(user)
          else void announceReturn(user)
          await onEntered()
        }),
      ),
    resetPassword: (email) => told(ACCOUNT.resetSent, ACCOUNT.resetFailed, () => sendPasswordReset(email)),
  }
}

async function told(success: string, failure: string, act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    showSuccess(success)
    return true
  } catch (error) {
    console.warn(failure, error instanceof Problem ? `${error.code}: ${error.message}` : error)
    showError(sentenceFor(error, failure))
    return false
  }
}

/** The unavailable message is shown as it is; what is not even an Error gets a sentence of its own (specification, section 8). */
function sentenceFor(error: unknown, failure: string): string {
  if (error instanceof Problem && error.code === 'notification-failed') return ACCOUNT.signupUnavailable
  return error instanceof Error ? failure : ACCOUNT.unexpected
}
