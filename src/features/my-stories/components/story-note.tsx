import type { ReactNode } from 'react'
import styles from './story-note.module.css'

/** A slip on a book's card. */
export function StoryNote({ role, failed, children }: { role?: 'status'; failed?: boolean; children: ReactNode }) {
  return (
    <p className={styles.note} role={role} data-failed={failed}>
      {children}
    </p>
  )
}
