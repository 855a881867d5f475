import { SHELL } from '#text/shell.ts'
import { Spinner } from '#ui/spinner.tsx'

/** While it is not yet known who is there, or a page is on its way. */
export function WaitingPage() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label={SHELL.loading} />
    </div>
  )
}
