import { SHELL, titleOf } from '#text/shell.ts'
import { LinkButton } from '#ui/button.tsx'
import { NoticePage } from './notice-page.tsx'
import { PATHS } from './paths.ts'

export function NotFoundPage() {
  return (
    <>
      <title>{titleOf(SHELL.notFound)}</title>
      <NoticePage title={SHELL.notFound} lead={SHELL.notFoundLead}>
        <LinkButton look="forest" to={PATHS.landing}>
          {SHELL.toHome}
        </LinkButton>
      </NoticePage>
    </>
  )
}
