import { useState, type ReactNode } from 'react'
import { asProblem } from '#domain/problem.ts'
import type { User } from '#domain/user.ts'
import { report } from '#report'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showSuccess } from '#ui/toast.ts'
import type { AccountPorts } from './account-ports.ts'
import styles from './sign-in-settings.module.css'

interface SignInSettingsProps {
  user: User
  ports: Pick<AccountPorts, 'signInWays' | 'changePassword' | 'sendAddressChange'>
  confirmed: AccountPorts['confirmed']
}

export function SignInSettings({ user, ports, confirmed }: SignInSettingsProps) {
  const [open, setOpen] = useState<'password' | 'address' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <p className={styles.address}>
        <span>{MY_ACCOUNT.address}</span> <strong>{user.email}</strong>
      </p>
      {!ports.signInWays().password && <p>{MY_ACCOUNT.byGoogle}</p>}
      {ports.signInWays().password && open === null && (
        <div className={styles.actions}>
          <Button variant="paper" small onClick={() => setOpen('password')}>
            {MY_ACCOUNT.changePassword}
          </Button>
          <Button variant="paper" small onClick={() => setOpen('address')}>
            {MY_ACCOUNT.changeAddress}
          </Button>
        </div>
      )}
      {open === 'password' && (
        <OneLineForm
          label={MY_ACCOUNT.newPassword}
          hint={MY_ACCOUNT.newPasswordHint}
          action={MY_ACCOUNT.savePassword}
          failed={MY_ACCOUNT.passwordFailed}
          field={{ type: 'password', autoComplete: 'new-password' }}
          act={(password) => confirmed(() => ports.changePassword(password).then(() => true))}
          onDone={() => {
            showSuccess(MY_ACCOUNT.passwordChanged)
            close()
          }}
          onCancel={close}
        />
      )}
      {open === 'address' && (
        <OneLineForm
          label={MY_ACCOUNT.newAddress}
          hint={MY_ACCOUNT.newAddressHint}
          action={MY_ACCOUNT.sendLink}
          failed={MY_ACCOUNT.addressFailed}
          field={{ type: 'email', autoComplete: 'email', inputMode: 'email' }}
          act={(address) => confirmed(() => ports.sendAddressChange(address).then(() => true))}
          onDone={(address) => {
            showSuccess(MY_ACCOUNT.linkSent(address))
            close()
          }}
          onCancel={close}
        />
      )}
    </>
  )
}

interface OneLineFormProps {
  label: string
  hint: string
  action: ReactNode
  failed: string
  field: { type: string; autoComplete: string; inputMode?: 'email' }
  /** @returns null if the parent gave up */
  act: (value: string) => Promise<true | null>
  onDone: (value: string) => void
  onCancel: () => void
}

function OneLineForm({ label, hint, action, failed, field, act, onDone, onCancel }: OneLineFormProps) {
  const [value, setValue] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState('')

  const submit = async () => {
    setWorking(true)
    setProblem('')
    try {
      if (await act(value)) return onDone(value)
    } catch (error) {
      const { code } = asProblem(error)
      const isMendable = code === 'weak-password' || code === 'email-taken' || code === 'network'
      if (!isMendable) report(error, 'my-account: change the sign-in')
      setProblem(isMendable ? problemText(code) : failed)
    }
    setWorking(false)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField {...field} label={label} hint={hint} problem={problem} required value={value} onChange={setValue} />
      <div className={styles.actions}>
        <Button type="submit" variant="forest" small disabled={isWorking}>
          {isWorking ? MY_ACCOUNT.working : action}
        </Button>
        <Button variant="plain" small disabled={isWorking} onClick={onCancel}>
          {MY_ACCOUNT.cancel}
        </Button>
      </div>
    </form>
  )
}
