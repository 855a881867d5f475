import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

/** crimson: the hero's action, one a view at rest · forest: quiet action · paper: second action · plain: a word that acts */
export type ButtonLook = 'crimson' | 'forest' | 'paper' | 'plain'

interface Looks {
  look?: ButtonLook | undefined
  /** 44 px high instead of 52. */
  small?: boolean | undefined
  /** A 44 px circle for one icon: give it an `aria-label`. */
  round?: boolean | undefined
}

const classOf = ({ look = 'crimson', small, round }: Looks, className = '') =>
  ['button', `button--${look}`, small && 'button--small', round && 'button--round', className].filter(Boolean).join(' ')

export function Button({ look, small, round, className, type = 'button', ...rest }: Looks & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classOf({ look, small, round }, className)} />
}

/** Looks like a button and goes to a page of ours. */
export function LinkButton({ look, small, round, className, ...rest }: Looks & LinkProps) {
  return <Link {...rest} className={classOf({ look, small, round }, className)} />
}
