import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { NoticePage } from './notice-page.tsx'

/** A page threw while it was drawn or fetched; React's root has reported what (app/mount.tsx). */
export function ErrorPage() {
  return (
    <NoticePage title={SHELL.failed} lead={SHELL.failedLead}>
      <Button variant="forest" onClick={() => window.location.reload()}>
        {SHELL.reload}
      </Button>
    </NoticePage>
  )
}
