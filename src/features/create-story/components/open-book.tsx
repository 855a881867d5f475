import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './open-book.module.css'

interface OpenBookProps {
  /** The finished preview: it takes the left page, and all else moves to the right one. */
  preview?: ReactNode
  left: ReactNode
  right: ReactNode
  /** Shown beneath the pages; its bar stays at the bottom of the screen. */
  foot?: ReactNode
}

/** The two open pages; on a phone one below the other. */
export function OpenBook({ preview, left, right, foot }: OpenBookProps) {
  return (
    <div className={styles.book} data-order={preview ? true : undefined}>
      {preview && <section className={classNames(styles.page, styles.preview)}>{preview}</section>}
      <section className={styles.page}>{left}</section>
      <section className={styles.page}>{right}</section>
      {foot}
    </div>
  )
}

interface StepHeadingProps {
  id: string
  /** Smaller letters, so that more of the page's height is left for a picture. */
  inOneLine?: boolean
  children: ReactNode
}

/** Names the dialog, and takes the focus when its step opens, so that a screen reader begins there. */
export function StepHeading({ id, inOneLine = false, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // At the first step the dialog opens after this effect, and then looks for the attribute.
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
