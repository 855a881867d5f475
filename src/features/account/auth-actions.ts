/** Logging in, registering, continuing with Google, resetting the password: each ends with a toast (product 4.1 and 4.2). */
import { login, signUp, type AnalyticsEvent } from '#domain/analytics.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import type { User } from '#domain/user.ts'
import { report } from '#report'
import { ACCOUNT } from '#text/account.ts'
import { problemText } from '#text/problems.ts'
import { showError, showSuccess } from '#ui/toast.ts'
import { announceNewcomer, announceReturn, type AnnouncementPorts } from './notifications.ts'

interface Credentials {
  email: string
  password: string
}

/** Without a password the parent sets one later, by a link in an e-mail. */
export type NewCredentials = Pick<Credentials, 'email'> & Partial<Credentials>

interface Remember {
  remember: boolean
}

export interface AuthPorts extends AnnouncementPorts {
  registerWithEmail: (email: string, password: string) => Promise<User>
  signInWithEmail: (email: string, password: string, choice: Remember) => Promise<User>
  signInWithGoogle: (choice: Remember) => Promise<{ user: User; isNew: boolean }>
  sendPasswordReset: (email: string) => Promise<void>
  track: (event: AnalyticsEvent) => void
}

/** Signs in, then opens the next page; until both are done no guard navigates. */
export type Enter = (signIn: () => Promise<void>) => Promise<void>

export interface Outcome {
  wentWell: boolean
  /** A sentence about a mistake that the parent can correct; null if there is none. */
  fieldError: string | null
}

/** Each resolves when the toast has been shown. */
export interface AuthActions {
  logIn: (credentials: Credentials & Remember) => Promise<Outcome>
  register: (credentials: NewCredentials) => Promise<Outcome>
  continueWithGoogle: (choice: Remember) => Promise<Outcome>
  resetPassword: (email: string) => Promise<Outcome>
}

export function createAuthActions(ports: AuthPorts, enter: Enter): AuthActions {
  const { track } = ports
  return {
    logIn: ({ email, password, remember }) =>
      withToast(ACCOUNT.loggedIn, ACCOUNT.loginFailed, () =>
        enter(async () => {
          const user = await ports.signInWithEmail(email, password, { remember })
          void announceReturn(user, ports)
          track(login('email'))
        }),
      ),
    register: ({ email, password }) =>
      withToast(ACCOUNT.registered, ACCOUNT.registerFailed, () =>
        enter(async () => {
          await announceNewcomer(await ports.registerWithEmail(email, password ?? crypto.randomUUID()), ports)
          if (password === undefined) void sendPasswordLink(email, ports)
          track(signUp('email'))
        }),
      ),
    continueWithGoogle: ({ remember }) =>
      withToast(ACCOUNT.googleEntered, ACCOUNT.googleFailed, () =>
        enter(async () => {
          const { user, isNew } = await ports.signInWithGoogle({ remember })
          if (isNew) await announceNewcomer(user, ports)
          else void announceReturn(user, ports)
          track(isNew ? signUp('google') : login('google'))
        }),
      ),
    resetPassword: (email) => withToast(ACCOUNT.resetSent, ACCOUNT.resetFailed, () => ports.sendPasswordReset(email)),
  }
}

/** If the mail fails, 'Şifremi unuttum' sends the same link. */
const sendPasswordLink = (email: string, { sendPasswordReset }: AuthPorts): Promise<void> =>
  sendPasswordReset(email).catch((error: unknown) => report(error, 'account: send the link that sets the password'))

async function withToast(success: string, failure: string, act: () => Promise<void>): Promise<Outcome> {
  try {
    await act()
    showSuccess(success)
    return { wentWell: true, fieldError: null }
  } catch (error) {
    const fieldError = fieldErrorOf(error)
    if (fieldError === null) report(error, 'account: sign in')
    showError(sentenceFor(error, failure))
    return { wentWell: false, fieldError }
  }
}

/** A failed notification has a sentence of its own, and so has a thrown value that is no Error (product 8.2). */
function sentenceFor(error: unknown, failure: string): string {
  if (error instanceof Problem && error.code === 'notification-failed') return ACCOUNT.signupUnavailable
  return error instanceof Error ? failure : ACCOUNT.unexpected
}

const MENDABLE: readonly ProblemCode[] = [
  'wrong-credentials',
  'email-taken',
  'weak-password',
  'popup-closed',
  'popup-blocked',
  'network',
]

const fieldErrorOf = (error: unknown): string | null =>
  error instanceof Problem && MENDABLE.includes(error.code) ? problemText(error.code) : null
