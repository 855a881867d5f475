import { useId, useState } from 'react'
import { asProblem } from '#domain/problem.ts'
import { report } from '#report'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SignInProofs } from './sign-in-proofs.ts'

interface ConfirmDialogProps {
  proofs: SignInProofs
  /** Also offers ways to sign in that this browser does not know. */
  byAnyWay: boolean
  onAnswer: (isConfirmed: boolean) => void
}

export function ConfirmDialog({ proofs, byAnyWay, onAnswer }: ConfirmDialogProps) {
  const titleId = useId()
  const [password, setPassword] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState('')
  const ways = byAnyWay ? { password: true, google: true } : proofs.signInWays()

  const confirm = async (act: () => Promise<void>) => {
    setWorking(true)
    setProblem('')
    try {
      await act()
      onAnswer(true)
    } catch (error) {
      setWorking(false)
      setProblem(sentenceFor(error))
    }
  }
  return (
    <Dialog held={isWorking} onClose={() => onAnswer(false)} labelledBy={titleId} closeLabel={MY_ACCOUNT.close}>
      <h2 id={titleId}>{MY_ACCOUNT.confirmTitle}</h2>
      <p className="mt-2 mb-5 text-soft">{MY_ACCOUNT.confirmLead}</p>
      {ways.password && (
        <form
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void confirm(() => proofs.confirmByPassword(password))
          }}
        >
          <TextField
            label={MY_ACCOUNT.currentPassword}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" disabled={isWorking}>
            {isWorking ? MY_ACCOUNT.working : MY_ACCOUNT.confirm}
          </Button>
        </form>
      )}
      {ways.google && (
        <Button
          variant={ways.password ? 'paper' : 'forest'}
          className="mt-4 w-full"
          disabled={isWorking}
          onClick={() => void confirm(proofs.confirmByGoogle)}
        >
          {MY_ACCOUNT.confirmByGoogle}
        </Button>
      )}
      <p className="field__problem mt-3" role="status">
        {problem}
      </p>
    </Dialog>
  )
}

function sentenceFor(error: unknown): string {
  const { code } = asProblem(error)
  if (code === 'wrong-credentials') return MY_ACCOUNT.wrongPassword
  if (code === 'not-allowed') return MY_ACCOUNT.otherGoogle
  if (code !== 'popup-closed' && code !== 'popup-blocked' && code !== 'network')
    report(error, 'auth: confirm the sign-in')
  return problemText(code)
}
