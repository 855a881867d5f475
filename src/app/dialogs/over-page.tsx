/**
 * Wraps the reader and the wizard, which lie over a page and are loaded when first opened; if that fails, the page
 * stays.
 */
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { BookOpening } from './book-opening.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

interface OverPageProps {
  /** The words shown while it loads. */
  opening: string
  /** The page stays visible beneath while it loads. */
  seeThrough?: boolean
  onClose: () => void
  children: ReactNode
}

export function OverPage({ opening, seeThrough, onClose, children }: OverPageProps) {
  return (
    <ErrorBoundary fallback={<Failed onClose={onClose} />}>
      <Suspense fallback={<BookOpening label={opening} seeThrough={seeThrough} onClose={onClose} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

const Failed = ({ onClose }: { onClose: () => void }) => (
  <NoticeDialog role="alert" title={SHELL.failed} lead={SHELL.failedLead} onClose={onClose}>
    <Button variant="forest" onClick={() => window.location.reload()}>
      {SHELL.reload}
    </Button>
  </NoticeDialog>
)
