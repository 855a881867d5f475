import { ACCOUNT } from '#text/account.ts'
import { Button } from '#ui/button.tsx'
import { EmailField, SubmitButton, type FormProps } from './form-parts.tsx'

interface ForgotFormProps extends FormProps {
  onSubmit: () => void
  onBack: () => void
}

export function ForgotForm({ email, onEmail, submitting, problem, onSubmit, onBack }: ForgotFormProps) {
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <EmailField email={email} onEmail={onEmail} />
      <SubmitButton submitting={submitting} problem={problem} label={ACCOUNT.sendReset} />
      <Button variant="plain" small onClick={onBack}>
        {ACCOUNT.backToLogin}
      </Button>
    </form>
  )
}
