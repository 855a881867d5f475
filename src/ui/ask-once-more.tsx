import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'

interface AskOnceMoreProps {
  /** The words on the button that asks. */
  action: ReactNode
  variant?: ButtonVariant
  /** The id of the title that tells this button from others of its kind on the page. */
  describedBy?: string
  /** With what follows. */
  question: string
  confirm: string
  /** Instead of `confirm`, while it is being done. */
  working: string
  cancel: string
  /** Resolves when it is done, or when it has said why not. */
  act: () => Promise<void>
}

/** A step that cannot be taken back asks once more, in the same place. */
export function AskOnceMore({
  action,
  variant = 'plain',
  describedBy,
  question,
  confirm,
  working,
  cancel,
  act,
}: AskOnceMoreProps) {
  const [step, setStep] = useState<'rest' | 'asking' | 'acting'>('rest')
  const first = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    // The question has gone with its buttons: its answer leads back to where it was asked.
    if (step === 'rest' && wasAsking.current) first.current?.focus({ preventScroll: true })
    wasAsking.current = step !== 'rest'
  }, [step])

  const answer = async () => {
    if (step === 'acting') return
    setStep('acting')
    await act()
    setStep('rest')
  }
  if (step === 'rest') {
    return (
      <Button ref={first} variant={variant} small aria-describedby={describedBy} onClick={() => setStep('asking')}>
        {action}
      </Button>
    )
  }
  return (
    <div className="ask-once-more" role="group" aria-label={question}>
      <p>{question}</p>
      {/* Disabled it would lose the focus before what it stands in goes. */}
      <Button variant="forest" small aria-disabled={step === 'acting'} onClick={() => void answer()}>
        {step === 'acting' ? working : confirm}
      </Button>
      {/* The question appeared under the parent's hand: the harmless answer has the focus. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus */}
      <Button variant="plain" small autoFocus disabled={step === 'acting'} onClick={() => setStep('rest')}>
        {cancel}
      </Button>
    </div>
  )
}
