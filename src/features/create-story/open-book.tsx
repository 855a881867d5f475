import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './open-book.module.css'

/** The two pages that lie open; on a phone one under the other. */
export function OpenBook({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={styles.book}>
      <section className={styles.page}>{left}</section>
      <section className={classNames(styles.page, styles.right)}>{right}</section>
    </div>
  )
}

interface StepHeadingProps {
  id: string
  /** Smaller, so that it leaves its page's height to a picture. */
  inOneLine?: boolean
  children: ReactNode
}

/** Names the dialog, and takes the focus when its step opens, so that a screen reader begins there. */
export function StepHeading({ id, inOneLine = false, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // At the first step the dialog opens after this effect, and looks for the attribute then.
    heading.current?.setAttribute('autofocus', '')
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('dialog')?.scrollTo?.({ top: 0 })
  }, [])
  return (
    <h1 id={id} ref={heading} tabIndex={-1} data-in-one-line={inOneLine || undefined}>
      {children}
    </h1>
  )
}
