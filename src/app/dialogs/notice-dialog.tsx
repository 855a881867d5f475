import { useId, type ReactNode } from 'react'
import { SHELL } from '#text/shell.ts'
import { Dialog } from '#ui/dialog.tsx'

interface NoticeDialogProps {
  /** How urgently a screen reader says it. */
  role: 'status' | 'alert'
  title: string
  lead: string
  icon?: ReactNode
  onClose: () => void
  /** The notice's buttons. */
  children?: ReactNode
}

/** A notice over the page: the app is waiting for something, or something has failed. */
export function NoticeDialog({ role, title, lead, icon, onClose, children }: NoticeDialogProps) {
  const headingId = useId()
  return (
    <Dialog labelledBy={headingId} closeLabel={SHELL.close} onClose={onClose}>
      <div className="grid justify-items-center gap-3 text-center" role={role}>
        {icon}
        <h2 id={headingId}>{title}</h2>
        <p>{lead}</p>
        {children}
      </div>
    </Dialog>
  )
}
