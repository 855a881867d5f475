import { useId, useState } from 'react'
import { ACCOUNT } from '#text/account.ts'
import { SHELL } from '#text/shell.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LogoMark } from '#ui/icons.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import styles from './account-dialog.module.css'
import type { AccountMode } from './account-mode.ts'
import { createAuthActions, type AuthPorts, type Enter, type Outcome } from './auth-actions.ts'

interface AccountDialogProps {
  mode: AccountMode
  onMode: (mode: AccountMode) => void
  onClose: () => void
  /** Register with the e-mail address alone. */
  passwordLater: boolean
  /** False until the identity provider has loaded. */
  mayOpenGoogle: boolean
  ports: AuthPorts
  /** The next page closes the dialog. */
  enter: Enter
}

const HEADINGS = {
  login: { title: SHELL.login, lead: ACCOUNT.loginLead },
  register: { title: SHELL.register, lead: ACCOUNT.registerLead },
  forgot: { title: ACCOUNT.forgotTitle, lead: ACCOUNT.forgotLead },
} as const

/** Starts anew each time it is opened: no typed text stays behind on a shared device. */
export function AccountDialog({
  mode,
  onMode,
  onClose,
  passwordLater,
  mayOpenGoogle,
  ports,
  enter,
}: AccountDialogProps) {
  const titleId = useId()
  const [forgot, setForgot] = useState(false)
  const [email, setEmail] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const actions = createAuthActions(ports, enter)
  const view = forgot ? 'forgot' : mode

  const submit = async (act: () => Promise<Outcome>): Promise<Outcome> => {
    setSubmitting(true)
    const outcome = await act()
    setSubmitting(false)
    setProblem(outcome.fieldError)
    return outcome
  }
  const turnTo = (show: () => void) => () => {
    setProblem(null)
    show()
  }
  const sendReset = async () => {
    if ((await submit(() => actions.resetPassword(email))).wentWell) setForgot(false)
  }
  const shared = { email, onEmail: setEmail, submitting, problem, mayOpenGoogle }

  return (
    <Dialog held={submitting} onClose={onClose} labelledBy={titleId} closeLabel={ACCOUNT.close} className={styles.wide}>
      <div className={styles.head}>
        <span className="logo" aria-hidden="true">
          <LogoMark />
        </span>
        <h2 id={titleId}>{HEADINGS[view].title}</h2>
        <p className="text-soft">{view === 'register' && passwordLater ? ACCOUNT.ownBookLead : HEADINGS[view].lead}</p>
      </div>
      {view === 'login' && (
        <LoginForm
          {...shared}
          onSubmit={(choice) => void submit(() => actions.logIn(choice))}
          onGoogle={(choice) => void submit(() => actions.continueWithGoogle(choice))}
          onForgot={turnTo(() => setForgot(true))}
          onRegister={turnTo(() => onMode('register'))}
        />
      )}
      {view === 'register' && (
        <RegisterForm
          {...shared}
          passwordLater={passwordLater}
          onSubmit={(credentials) => void submit(() => actions.register(credentials))}
          onGoogle={() => void submit(() => actions.continueWithGoogle({ remember: true }))}
          onLogin={turnTo(() => onMode('login'))}
        />
      )}
      {view === 'forgot' && (
        <ForgotForm {...shared} onSubmit={() => void sendReset()} onBack={turnTo(() => setForgot(false))} />
      )}
    </Dialog>
  )
}
