import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './open-book.module.css'

interface OpenBookProps {
  /** Across both pages, above what stands on them. */
  top?: ReactNode
  left: ReactNode
  right: ReactNode
  /** Across both pages, beneath; it keeps to the bottom of the screen where it says so itself. */
  foot?: ReactNode
}

/** The two pages that lie open; on a phone one under the other. */
export function OpenBook({ top, left, right, foot }: OpenBookProps) {
  return (
    <div className={styles.book}>
      {top && <section className={classNames(styles.page, styles.across)}>{top}</section>}
      <section className={styles.page}>{left}</section>
      <section className={styles.page}>{right}</section>
      {foot}
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
