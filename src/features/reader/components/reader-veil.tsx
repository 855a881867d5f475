import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './reader-veil.module.css'

interface ReaderVeilProps {
  /** Hides the book completely. */
  solid?: boolean
  role?: 'alert'
  children: ReactNode
}

/** The cover of prompts and messages over the book. */
export function ReaderVeil({ solid = false, role, children }: ReaderVeilProps) {
  return (
    <div className={classNames(styles.veil, solid && styles.solid)} role={role}>
      {children}
    </div>
  )
}

export function VeilHint({ children }: { children: string }) {
  return <p className={styles.hint}>{children}</p>
}
