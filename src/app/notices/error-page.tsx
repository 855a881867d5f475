import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { NoticePage } from './notice-page.tsx'

/** Shown if drawing or loading a page threw; React's root has reported the error (app/mount.tsx). */
export function ErrorPage() {
  return (
    <NoticePage painting="mishap" title={SHELL.failed} lead={SHELL.failedLead}>
      <Button variant="forest" onClick={() => window.location.reload()}>
        {SHELL.reload}
      </Button>
    </NoticePage>
  )
}
