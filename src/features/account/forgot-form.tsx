import { ACCOUNT } from '#text/account.ts'
import { Button } from '#ui/button.tsx'
import { AccountForm, EmailField, SubmitButton, type FormProps } from './form-parts.tsx'

interface ForgotFormProps extends FormProps {
  onSubmit: () => void
  onBack: () => void
}

export function ForgotForm({ email, onEmail, submitting, problem, onSubmit, onBack }: ForgotFormProps) {
  return (
    <AccountForm onSubmit={onSubmit} fields={<EmailField email={email} onEmail={onEmail} />}>
      <SubmitButton submitting={submitting} problem={problem} label={ACCOUNT.sendReset} />
      <Button variant="plain" small onClick={onBack}>
        {ACCOUNT.backToLogin}
      </Button>
    </AccountForm>
  )
}
