import { SHELL } from '#text/shell.ts'
import { Spinner } from '#ui/spinner.tsx'

/** Shown while the user is not known yet, or a page loads. */
export function WaitingPage() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label={SHELL.loading} />
    </div>
  )
}
