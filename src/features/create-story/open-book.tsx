import { useEffect, useRef, type ReactNode } from 'react'

/** The two pages that lie open; on a phone one under the other. */
export function OpenBook({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="open-book">
      <section className="wizard-page">{left}</section>
      <section className="wizard-page wizard-page--right">{right}</section>
    </div>
  )
}

/** Names the dialog, and takes the focus when its step opens, so that a screen reader begins there. */
export function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // At the first step the dialog opens after this effect, and looks for the attribute then.
    heading.current?.setAttribute('autofocus', '')
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('dialog')?.scrollTo?.({ top: 0 })
  }, [])
  return (
    <h1 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
