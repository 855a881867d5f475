import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import { markOpen } from './open-dialogs.ts'

interface DialogProps {
  /** Escape, the phone's Back, the close button or a press on the dimmed page: the owner decides what follows. */
  onClose: () => void
  /** It cannot be closed now: what was begun in it has not ended. */
  held?: boolean
  /** The id of the heading that names the dialog. */
  labelledBy: string
  /** The name of the close button in the corner; without it the content brings its own. */
  closeLabel?: string
  /** The whole window: then a press outside cannot happen. */
  full?: boolean
  className?: string | false | undefined
  children: ReactNode
}

/**
 * Open as long as it is rendered. On the native <dialog>: focus stays inside, goes back to the opener, and Android's Back
 * closes it.
 */
export function Dialog({ onClose, labelledBy, held = false, closeLabel, full, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    const { overflow } = document.body.style
    element.showModal()
    document.body.style.overflow = 'hidden'
    const markClosed = markOpen(element)
    return () => {
      markClosed()
      element.close()
      document.body.style.overflow = overflow
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  const close = () => {
    if (!held) onClose()
  }
  return (
    // The keyboard's way to do what a press on the backdrop does is Escape (onCancel).
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={['dialog', full && 'dialog--full', className].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
      // The browser, if it knows this (not yet Safari), does not even ask: the dialog need not be opened again.
      closedby={held ? 'none' : 'closerequest'}
      onCancel={(event) => {
        // Cancel events of file inputs inside bubble up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onClose={({ currentTarget }) => {
        // Chromium asks by a cancel event only once after a press: the next Escape closes whatever was answered.
        if (currentTarget.open) return
        if (held) currentTarget.showModal()
        else onClose()
      }}
      onMouseDown={(event) => {
        // The second press of a double click on the opener falls outside of what the first one opened.
        const isDoubleClick = event.detail > 1
        if (!isDoubleClick && event.target === event.currentTarget && isOutside(event.currentTarget, event)) close()
      }}
    >
      {children}
      {closeLabel && (
        <Button variant="plain" round className="dialog__close" aria-label={closeLabel} onClick={close}>
          <Icon name="close" />
        </Button>
      )}
    </dialog>
  )
}

/** A press on the backdrop has the dialog as its target, and so has one on its padding: the place tells them apart. */
function isOutside(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
