import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './leaf.module.css'

interface LeafProps extends Omit<ComponentProps<'div'>, 'is'> {
  is: 'cover' | 'endpaper' | 'title' | 'left' | 'right' | 'ending' | 'hidden'
}

/** One leaf of the book. The flip book sets its size and place. */
export function Leaf({ is, className, ...rest }: LeafProps) {
  return <div {...rest} className={classNames(styles.leaf, className)} data-leaf={is} />
}
