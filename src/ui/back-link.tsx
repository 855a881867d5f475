import { LinkButton } from './button.tsx'
import { Icon } from './icons.tsx'

/** The way back, above a page's heading. Its arrow begins where the page's text begins. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton variant="plain" small className="-ml-3.5" to={to}>
      <Icon name="arrowLeft" />
      {children}
    </LinkButton>
  )
}
