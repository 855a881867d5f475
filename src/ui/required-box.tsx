import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CheckBox } from './check-box.tsx'
import styles from './required-box.module.css'

interface RequiredBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  name: string
  /** Number of attempts to continue without it: each leads to the box. */
  refusals: number
  /** Says that the box is empty and has to be ticked. */
  sentence: string
  children: ReactNode
}

/**
 * A box that must be ticked to continue. After an attempt without it, the box gets the focus, in view together with its
 * sentence.
 */
export function RequiredBox({ checked, onChange, name, refusals, sentence, children }: RequiredBoxProps) {
  const sentenceId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const missing = refusals > 0 && !checked

  useEffect(() => {
    if (refusals === 0) return
    whole.current?.querySelector('input')?.focus({ preventScroll: true })
    whole.current?.scrollIntoView?.({ block: 'nearest' })
  }, [refusals])

  return (
    <div ref={whole} className={styles.box}>
      <CheckBox checked={checked} onChange={onChange} name={name} invalid={missing} describedBy={sentenceId}>
        {children}
      </CheckBox>
      <p id={sentenceId} className="field__problem" role="alert">
        {missing ? sentence : ''}
      </p>
    </div>
  )
}
