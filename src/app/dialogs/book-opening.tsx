import { SHELL } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useIsPartWaiting } from '../network/persistent-import.ts'
import { NoticeDialog } from './notice-dialog.tsx'

interface BookOpeningProps {
  label: string
  seeThrough?: boolean | undefined
  onClose: () => void
}

/**
 * Covers the page while a book's texts and the reader load; without a network it shows a notice over the visible page.
 */
export function BookOpening({ label, seeThrough, onClose }: BookOpeningProps) {
  return useIsPartWaiting() ? (
    <NoticeDialog
      role="status"
      title={SHELL.partWaits}
      lead={SHELL.partWaitsLead}
      icon={<Icon name="moon" className="size-12 text-ember" />}
      onClose={onClose}
    />
  ) : (
    <div
      aria-busy="true"
      className={classNames('dark fixed inset-0 z-40 grid place-items-center', seeThrough ? 'bg-deep/72' : 'bg-deep')}
    >
      <Spinner label={label} />
    </div>
  )
}
