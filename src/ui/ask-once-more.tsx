import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'

interface AskOnceMoreProps {
  /** The words on the button that asks. */
  action: ReactNode
  variant?: ButtonVariant
  /** The id of the title that tells this button from others of its kind on the page. */
  describedBy?: string
  /** The question, with the consequences. */
  question: string
  confirm: string
  /** Replaces `confirm` while the action runs. */
  working: string
  cancel: string
  /** Resolves when the action is done, or its failure has been shown. */
  act: () => Promise<void>
}

/** An action that cannot be undone asks once more, in the same place. */
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
    // The question's buttons are gone, so the focus returns to the button that asked.
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
      {/* A disabled button would lose the focus before its question disappears. */}
      <Button variant="danger" small aria-disabled={step === 'acting'} onClick={() => void answer()}>
        {step === 'acting' ? working : confirm}
      </Button>
      {/* The question appears under the parent's hand, so the harmless answer has the focus. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus */}
      <Button variant="plain" small autoFocus disabled={step === 'acting'} onClick={() => setStep('rest')}>
        {cancel}
      </Button>
    </div>
  )
}
