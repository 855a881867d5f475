import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '#domain/site-paths.ts'
import { ACCOUNT } from '#text/account.ts'
import { SHELL } from '#text/shell.ts'
import { TextField } from '#ui/text-field.tsx'
import type { NewCredentials } from './auth-actions.ts'
import { AccountForm, EmailField, GoogleWay, SubmitButton, SwitchLine, type FormProps } from './form-parts.tsx'

interface RegisterFormProps extends FormProps {
  /** Ask for the e-mail address alone: the parent sets a password by a link. */
  passwordLater: boolean
  onSubmit: (credentials: NewCredentials) => void
  onGoogle: () => void
  onLogin: () => void
}

export function RegisterForm({
  email,
  onEmail,
  submitting,
  problem,
  mayOpenGoogle,
  passwordLater,
  onSubmit,
  onGoogle,
  onLogin,
}: RegisterFormProps) {
  const [password, setPassword] = useState('')
  return (
    <AccountForm
      onSubmit={() => onSubmit(passwordLater ? { email } : { email, password })}
      fields={
        <>
          <EmailField email={email} onEmail={onEmail} hint={passwordLater ? ACCOUNT.passwordLater : undefined} />
          {!passwordLater && (
            <TextField
              label={ACCOUNT.password}
              type="password"
              name="password"
              autoComplete="new-password"
              required
              hint={ACCOUNT.newPasswordHint}
              value={password}
              onChange={setPassword}
            />
          )}
        </>
      }
    >
      <p className="text-xs text-soft">
        {ACCOUNT.consentBefore}
        <Link className="underline" to={PATHS.terms}>
          {ACCOUNT.consentTerms}
        </Link>
        {ACCOUNT.consentBetween}
        <Link className="underline" to={PATHS.privacy}>
          {ACCOUNT.consentPrivacy}
        </Link>
        {ACCOUNT.consentAfter}
      </p>
      <SubmitButton submitting={submitting} problem={problem} label={SHELL.register} />
      <GoogleWay {...{ submitting, mayOpenGoogle }} onGoogle={onGoogle} />
      <SwitchLine question={ACCOUNT.toLogin} action={SHELL.login} onAction={onLogin} />
    </AccountForm>
  )
}
