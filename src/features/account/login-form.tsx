import { useState } from 'react'
import { ACCOUNT } from '#text/account.ts'
import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AccountForm, EmailField, GoogleWay, SubmitButton, SwitchLine, type FormProps } from './form-parts.tsx'

interface LoginFormProps extends FormProps {
  onSubmit: (choice: { email: string; password: string; remember: boolean }) => void
  onGoogle: (choice: { remember: boolean }) => void
  onForgot: () => void
  onRegister: () => void
}

export function LoginForm({
  email,
  onEmail,
  submitting,
  problem,
  mayOpenGoogle,
  onSubmit,
  onGoogle,
  onForgot,
  onRegister,
}: LoginFormProps) {
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  return (
    <AccountForm
      onSubmit={() => onSubmit({ email, password, remember })}
      fields={
        <>
          <EmailField email={email} onEmail={onEmail} />
          <TextField
            label={ACCOUNT.password}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
          <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
            <CheckBox checked={remember} onChange={setRemember} name="remember">
              {ACCOUNT.remember}
            </CheckBox>
            <Button variant="plain" small className="-mr-3" onClick={onForgot}>
              {ACCOUNT.forgot}
            </Button>
          </div>
        </>
      }
    >
      <SubmitButton submitting={submitting} problem={problem} label={SHELL.login} />
      <GoogleWay {...{ submitting, mayOpenGoogle }} onGoogle={() => onGoogle({ remember })} />
      <SwitchLine question={ACCOUNT.toRegister} action={SHELL.register} onAction={onRegister} />
    </AccountForm>
  )
}
