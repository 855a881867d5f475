import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './section.module.css'

/** A part of the landing page, with space above it. */
export function Section({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(styles.section, className)} />
}

/** The heading of a part, and the text beneath it. */
export function SectionHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}
