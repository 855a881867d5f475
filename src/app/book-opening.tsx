import { useId } from 'react'
import { SHELL } from '#text/shell.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useIsPartWaiting } from './persistent-import.ts'

interface BookOpeningProps {
  label: string
  onClose: () => void
}

/** Over the page while a book's texts and the reader itself are fetched; without a network the page is seen, and says so. */
export function BookOpening({ label, onClose }: BookOpeningProps) {
  return useIsPartWaiting() ? (
    <WaitingForNetwork onClose={onClose} />
  ) : (
    <div className="dark fixed inset-0 z-40 grid place-items-center bg-deep">
      <Spinner label={label} />
    </div>
  )
}

function WaitingForNetwork({ onClose }: Pick<BookOpeningProps, 'onClose'>) {
  const headingId = useId()
  return (
    <Dialog open labelledBy={headingId} closeLabel={SHELL.close} onClose={onClose}>
      <div className="grid justify-items-center gap-3 text-center" role="status">
        <Icon name="moon" className="size-12 text-ember" />
        <h2 id={headingId}>{SHELL.partWaits}</h2>
        <p>{SHELL.partWaitsLead}</p>
      </div>
    </Dialog>
  )
}
