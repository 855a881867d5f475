/** Shared parts of the three forms of the account dialog. */
import type { ReactNode } from 'react'
import { ACCOUNT } from '#text/account.ts'
import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/text-field.tsx'
import { useIsLate } from '#ui/use-is-late.ts'
import { GoogleMark } from './google-mark.tsx'
import { isInAppBrowser } from './in-app-browser.ts'
import styles from './form-parts.module.css'

export interface FormProps {
  /** The dialog stores it, so that all forms share it. */
  email: string
  onEmail: (email: string) => void
  submitting: boolean
  /** The last failure, if the parent can correct it. */
  problem: string | null
  mayOpenGoogle: boolean
}

interface AccountFormProps {
  onSubmit: () => void
  /** The inputs and boxes. */
  fields: ReactNode
  /** The buttons and links that lead on. */
  children: ReactNode
}

/**
 * On a phone held sideways the buttons are beside the fields, because one below the other they would be too high for
 * the window.
 */
export function AccountForm({ onSubmit, fields, children }: AccountFormProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div>{fields}</div>
      <div>{children}</div>
    </form>
  )
}

export function EmailField({
  email,
  onEmail,
  hint,
}: Pick<FormProps, 'email' | 'onEmail'> & { hint?: string | undefined }) {
  return (
    <TextField
      label={ACCOUNT.email}
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      required
      hint={hint}
      value={email}
      onChange={onEmail}
    />
  )
}

export function SubmitButton({
  submitting,
  problem,
  label,
}: Pick<FormProps, 'submitting' | 'problem'> & { label: string }) {
  const isLate = useIsLate(submitting)
  return (
    <div>
      <p className={classNames('field__problem', styles.problem)} role="status">
        {isLate ? SHELL.late : problem}
      </p>
      <Button type="submit" className="w-full" disabled={submitting}>
        {submitting ? ACCOUNT.working : label}
      </Button>
    </div>
  )
}

interface GoogleWayProps extends Pick<FormProps, 'submitting' | 'mayOpenGoogle'> {
  onGoogle: () => void
}

export function GoogleWay({ submitting, mayOpenGoogle, onGoogle }: GoogleWayProps) {
  return (
    <>
      <p className={styles.or}>{ACCOUNT.or}</p>
      {isInAppBrowser(navigator.userAgent) ? (
        <p className="text-sm text-soft">{ACCOUNT.inAppBrowser}</p>
      ) : (
        <Button variant="paper" className="w-full" disabled={submitting || !mayOpenGoogle} onClick={onGoogle}>
          <GoogleMark />
          {ACCOUNT.google}
        </Button>
      )}
    </>
  )
}

/** 'Hesabınız yok mu? Kayıt Ol' */
export function SwitchLine({ question, action, onAction }: { question: string; action: string; onAction: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center text-sm text-soft">
      {question}
      <Button variant="plain" small onClick={onAction}>
        {action}
      </Button>
    </p>
  )
}
