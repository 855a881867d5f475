import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import { fitDedication } from './fit-dedication.ts'
import styles from './dedication.module.css'

/** Lettered upon a cover's picture, which is whatever `className` lays it over. The picture's own title ends at a third of its height, and its question stands in its last fourteenth. */
export function Dedication({ children, className }: { children: string; className?: string | undefined }) {
  const { place, size } = fitDedication(children)
  return (
    <div className={classNames(styles.lettering, className)}>
      <p className={styles.dedication} data-place={place} style={{ '--letters': `${size * 100}cqw` } as CSSProperties}>
        {children}
      </p>
    </div>
  )
}
