import { Link } from 'react-router-dom'
import { Icon } from './icons.tsx'

/** The way back, above a page's heading. Its arrow begins where the page's text begins. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="button button--plain button--small -ml-3.5" to={to}>
      <Icon name="arrowLeft" />
      {children}
    </Link>
  )
}
