import type { ComponentProps, ReactNode } from 'react'
import styles from './step-form.module.css'

/** A step's questions, with the buttons at the foot of the page. */
export function StepForm(props: Pick<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  return <form {...props} className={styles.form} />
}

/** The buttons at the foot of a step's left page. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
