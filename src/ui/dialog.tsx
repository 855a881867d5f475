import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import { markOpen } from './open-dialogs.ts'

interface DialogProps {
  /**
   * Called at Escape, the phone's Back, the close button or a press on the dimmed page: the owner decides what follows.
   */
  onClose: () => void
  /** The dialog cannot be closed now, because an action in it is still running. */
  held?: boolean
  /** The id of the heading that names the dialog. */
  labelledBy: string
  /** The name of the close button in the corner; without it the content has a button of its own. */
  closeLabel?: string
  /** Fills the whole window, so that no press can be outside. */
  full?: boolean
  className?: string | false | undefined
  children: ReactNode
}

/**
 * Open as long as it is rendered. It is a native <dialog>: the focus stays inside and returns to the opener, and
 * Android's Back closes it.
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
    // The key Escape (onCancel) does the same as a press on the backdrop.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={['dialog', full && 'dialog--full', className].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
      // A browser that knows this attribute (not yet Safari) sends no cancel event then, so the dialog need not be
      // opened again.
      closedby={held ? 'none' : 'closerequest'}
      onCancel={(event) => {
        // Cancel events of file inputs inside bubble up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onClose={({ currentTarget }) => {
        // After a press, Chromium sends a cancel event only once: the next Escape closes the dialog in any case.
        if (currentTarget.open) return
        if (held) currentTarget.showModal()
        else onClose()
      }}
      onMouseDown={(event) => {
        // The second press of a double click on the opener falls outside of the dialog that the first one opened.
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

/**
 * A press on the backdrop has the dialog as its target, and so has one on its padding: the position tells them apart.
 */
function isOutside(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
