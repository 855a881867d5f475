import type { ReactNode } from 'react'

/** The only badge that catches the eye. */
export function Ribbon({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span className={`ribbon ${className}`}>
      <span aria-hidden="true">✦</span>
      {children}
    </span>
  )
}
