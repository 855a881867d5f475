/** The ways in. Each holds the session until everything is settled, so that no guard moves before (decisions 7 and 8). */
import { track } from '#firebase/analytics.ts'
import { registerWithEmail, sendPasswordReset, signInWithEmail, signInWithGoogle } from '#firebase/auth.ts'
import { useHoldSession } from '#firebase/session.tsx'
import { login, signUp } from '#domain/analytics.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { ACCOUNT } from '#text/account.ts'
import { problemText } from '#text/problems.ts'
import { showError, showSuccess } from '#ui/toast.tsx'
import { announceNewcomer, announceReturn } from './notifications.ts'

interface Credentials {
  email: string
  password: string
}

export interface Outcome {
  wentWell: boolean
  /** A sentence on what the parent can mend; null where there is nothing. */
  mend: string | null
}

/** Each resolves when the toast has been shown. */
export interface WaysIn {
  logIn: (credentials: Credentials & { remember: boolean }) => Promise<Outcome>
  register: (credentials: Credentials) => Promise<Outcome>
  continueWithGoogle: (choice: { remember: boolean }) => Promise<Outcome>
  resetPassword: (email: string) => Promise<Outcome>
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
          track(login('email'))
          await onEntered()
        }),
      ),
    register: ({ email, password }) =>
      told(ACCOUNT.registered, ACCOUNT.registerFailed, () =>
        hold(async () => {
          await announceNewcomer(await registerWithEmail(email, password))
          track(signUp('email'))
          await onEntered()
        }),
      ),
    continueWithGoogle: ({ remember }) =>
      told(ACCOUNT.googleEntered, ACCOUNT.googleFailed, () =>
        hold(async () => {
          const { user, isNew } = await signInWithGoogle({ remember })
          if (isNew) await announceNewcomer(user)
          else void announceReturn(user)
          track(isNew ? signUp('google') : login('google'))
          await onEntered()
        }),
      ),
    resetPassword: (email) => told(ACCOUNT.resetSent, ACCOUNT.resetFailed, () => sendPasswordReset(email)),
  }
}

async function told(success: string, failure: string, act: () => Promise<void>): Promise<Outcome> {
  try {
    await act()
    showSuccess(success)
    return { wentWell: true, mend: null }
  } catch (error) {
    console.warn(failure, error instanceof Problem ? `${error.code}: ${error.message}` : error)
    showError(sentenceFor(error, failure))
    return { wentWell: false, mend: mendOf(error) }
  }
}

/** The unavailable message is shown as it is; what is not even an Error gets a sentence of its own (specification, section 8). */
function sentenceFor(error: unknown, failure: string): string {
  if (error instanceof Problem && error.code === 'notification-failed') return ACCOUNT.signupUnavailable
  return error instanceof Error ? failure : ACCOUNT.unexpected
}

const MENDABLE: readonly ProblemCode[] = [
  'wrong-credentials',
  'email-taken',
  'weak-password',
  'popup-closed',
  'network',
]

const mendOf = (error: unknown): string | null =>
  error instanceof Problem && MENDABLE.includes(error.code) ? problemText(error.code) : null
