import { PATHS } from '#domain/site-paths.ts'
import { SHELL, titleOf } from '#text/shell.ts'
import { LinkButton } from '#ui/button.tsx'
import { NoticePage } from '../notices/notice-page.tsx'

export function NotFound() {
  return (
    <>
      <title>{titleOf(SHELL.notFound)}</title>
      <NoticePage painting="lost" title={SHELL.notFound} lead={SHELL.notFoundLead}>
        <LinkButton variant="forest" to={PATHS.landing}>
          {SHELL.toHome}
        </LinkButton>
      </NoticePage>
    </>
  )
}
