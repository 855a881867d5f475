import { useState } from 'react'
import { ACCOUNT } from '#text/account.ts'
import { DASHBOARD } from '#text/dashboard.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { READER } from '#text/reader.ts'
import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { celebrate } from '#ui/confetti.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { BookSkeleton } from '#ui/book-skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { showError, showSuccess } from '#ui/toast.ts'
import type { Specimen } from '../specimen.ts'
import { OnArrival } from './on-arrival.tsx'

const DIALOG = 'src/ui/dialog.tsx'
const TOAST = 'src/ui/toaster.tsx'
const SPINNER = 'src/ui/spinner.tsx'
const TOAST_WINDOW_PX = 130
const FOR_EVER = { durationMs: Infinity }

const sayLoggedIn = () => showSuccess(ACCOUNT.loggedIn, FOR_EVER)
const sayFailed = () => showError(DASHBOARD.loadFailed, FOR_EVER)

function SampleDialog({ full }: { full?: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <p className="grid place-items-center p-6">
        <Button variant="paper" onClick={() => setOpen(true)}>
          {SHELL.login}
        </Button>
      </p>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          labelledBy="dialog-title"
          closeLabel={ACCOUNT.close}
          {...(full && { full })}
        >
          <div className={full ? 'grid min-h-full place-content-center gap-4 p-6' : 'grid gap-4'}>
            <h2 id="dialog-title">{ACCOUNT.forgotTitle}</h2>
            <p>{ACCOUNT.forgotLead}</p>
            <Button onClick={() => setOpen(false)}>{ACCOUNT.sendReset}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

export const messages: readonly Specimen[] = [
  {
    id: 'dialog',
    name: 'Dialog',
    note: 'Escape, the phone’s Back, the corner or a press on the dimmed page ask its owner to close it.',
    file: DIALOG,
    width: 'half',
    windowPx: 420,
    element: <SampleDialog />,
  },
  {
    id: 'dialog-full',
    name: 'Dialog, the whole window',
    file: DIALOG,
    width: 'half',
    windowPx: 420,
    element: <SampleDialog full />,
  },
  {
    id: 'toast-success',
    name: 'Toast, done',
    file: TOAST,
    width: 'half',
    windowPx: TOAST_WINDOW_PX,
    element: <OnArrival act={sayLoggedIn} />,
  },
  {
    id: 'toast-error',
    name: 'Toast, failed',
    note: 'Two seconds longer: a sentence about trouble is read twice.',
    file: TOAST,
    width: 'half',
    windowPx: TOAST_WINDOW_PX,
    element: <OnArrival act={sayFailed} />,
  },
  {
    id: 'spinner',
    name: 'Spinner',
    note: 'A firefly goes round; its label says for what.',
    file: SPINNER,
    width: 'third',
    element: <Spinner label={SHELL.loading} />,
  },
  {
    id: 'spinner-dark',
    name: 'Spinner, in the dark',
    file: SPINNER,
    width: 'third',
    dark: true,
    element: <Spinner label={MY_STORIES.opening} />,
  },
  {
    id: 'book-skeleton',
    name: 'Book skeleton',
    note: 'Beneath a spinner that says what comes.',
    file: 'src/ui/book-skeleton.tsx',
    width: 'third',
    element: <BookSkeleton />,
  },
  {
    id: 'confetti',
    name: 'Confetti',
    note: 'Over everything; not where less motion is wanted.',
    file: 'src/ui/confetti.ts',
    width: 'third',
    element: (
      <Button variant="paper" onClick={() => void celebrate()}>
        <Icon name="star" />
        {READER.openingReady}
      </Button>
    ),
  },
  {
    id: 'skip-link',
    name: 'Skip link',
    note: 'The keyboard’s first stop. On a page it is out of sight until it has the focus.',
    file: 'src/ui/skip-link.css',
    element: (
      <a className="skip static! inline-block transform-none!" href="#skip-link">
        {SHELL.skip}
      </a>
    ),
  },
]
