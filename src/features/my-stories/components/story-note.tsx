import type { ReactNode } from 'react'
import styles from './story-note.module.css'

/** A slip beneath a book that is not there yet, or not any more. */
export function StoryNote({ role, failed, children }: { role?: 'status'; failed?: boolean; children: ReactNode }) {
  return (
    <p className={styles.note} role={role} data-failed={failed}>
      {children}
    </p>
  )
}
