import type { ReactNode } from 'react'

/** The one badge that shouts. */
export function Ribbon({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span className={`ribbon ${className}`}>
      <span aria-hidden="true">✦</span>
      {children}
    </span>
  )
}
