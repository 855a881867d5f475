import type { ComponentProps } from 'react'

/** A sheet of the lightest paper lying on the page. */
export function Sheet({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`sheet ${className}`} />
}
