import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ACCOUNT } from '#text/account.ts'
import { TextField } from '#ui/text-field.tsx'
import { EmailField, GoogleWay, SubmitButton, SwitchLine, type FormProps } from './form-parts.tsx'

/** The identity provider refuses shorter ones. */
const PASSWORD_MIN_LENGTH = 6

interface RegisterFormProps extends FormProps {
  onSubmit: (credentials: { email: string; password: string }) => void
  onGoogle: () => void
  onLogin: () => void
  /** A legal page was asked for: the dialog gives way to it. */
  onLegalPage: () => void
}

export function RegisterForm({ email, onEmail, submitting, onSubmit, onGoogle, onLogin, onLegalPage }: RegisterFormProps) {
  const [password, setPassword] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit({ email, password })
      }}
    >
      <EmailField email={email} onEmail={onEmail} />
      <TextField
        label={ACCOUNT.password}
        type="password"
        name="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        hint={ACCOUNT.newPasswordHint}
        value={password}
        onChange={setPassword}
      />
      <p className="text-xs text-soft">
        {ACCOUNT.consentBefore}
        <Link className="underline" to="/terms" onClick={onLegalPage}>
          {ACCOUNT.consentTerms}
        </Link>
        {ACCOUNT.consentBetween}
        <Link className="underline" to="/privacy" onClick={onLegalPage}>
          {ACCOUNT.consentPrivacy}
        </Link>
        {ACCOUNT.consentAfter}
      </p>
      <SubmitButton submitting={submitting} label={ACCOUNT.register} />
      <GoogleWay submitting={submitting} onGoogle={onGoogle} />
      <SwitchLine question={ACCOUNT.toLogin} action={ACCOUNT.login} onAction={onLogin} />
    </form>
  )
}
