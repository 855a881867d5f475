import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icons.tsx'
import styles from './story-form.module.css'

interface FormBehindButtonProps {
  icon: IconName
  label: string
  describedBy: string
  children: (close: () => void) => ReactNode
}

/** A form inside its card, behind a button that gets the focus again when the form is closed. */
export function FormBehindButton({ icon, label, describedBy, children }: FormBehindButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen) return children(() => setOpen(false))
  return (
    <Button ref={button} variant="plain" small aria-describedby={describedBy} onClick={() => setOpen(true)}>
      <Icon name={icon} />
      {label}
    </Button>
  )
}

interface StoryFormProps {
  label: string
  submit: string
  submitting: string
  cancel: string
  /** Resolves to whether the form is done; if not, the typed text stays. */
  onSubmit: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/**
 * The fields of a form, with its two buttons; a second press while it is sent does nothing. The first field has the
 * focus.
 */
export function StoryForm({ label, submit, submitting, cancel, onSubmit, onClose, children }: StoryFormProps) {
  const [isUnderWay, setUnderWay] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay) return
    setUnderWay(true)
    if (await onSubmit()) return onClose()
    setUnderWay(false)
  }
  return (
    <form ref={form} className={styles.form} aria-label={label} onSubmit={(event) => void send(event)}>
      {children}
      <div className={styles.acts}>
        <Button type="submit" variant="forest" small aria-disabled={isUnderWay}>
          {isUnderWay ? submitting : submit}
        </Button>
        <Button variant="plain" small disabled={isUnderWay} onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
