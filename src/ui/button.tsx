import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

/**
 * crimson: the main action, one per view at rest · forest: quiet action · paper: second action · plain: a word that
 * acts · danger: an action that cannot be undone, in AskOnceMore alone
 */
export type ButtonVariant = 'crimson' | 'forest' | 'paper' | 'plain' | 'danger'

interface Style {
  variant?: ButtonVariant | undefined
  /** 44 px high instead of 52. */
  small?: boolean | undefined
  /** A 44 px circle for one icon: give it an `aria-label`. */
  round?: boolean | undefined
}

const classOf = ({ variant = 'crimson', small, round }: Style, className = '') =>
  ['button', `button--${variant}`, small && 'button--small', round && 'button--round', className]
    .filter(Boolean)
    .join(' ')

export function Button({
  variant,
  small,
  round,
  className,
  type = 'button',
  ...rest
}: Style & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classOf({ variant, small, round }, className)} />
}

/** Looks like a button and leads to a page of ours. */
export function LinkButton({ variant, small, round, className, ...rest }: Style & LinkProps) {
  return <Link {...rest} className={classOf({ variant, small, round }, className)} />
}
