import { Link } from 'react-router-dom'
import { SHELL } from '#text/shell.ts'
import { LogoMark } from '#ui/icons.tsx'

export function Logo({ to }: { to: string }) {
  return (
    <Link className="logo" to={to}>
      <LogoMark />
      {SHELL.product}
    </Link>
  )
}
