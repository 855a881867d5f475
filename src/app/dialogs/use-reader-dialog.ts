import { useEffect } from 'react'
import { PARAMETERS } from '#domain/site-paths.ts'
import { onPhoneOrTablet } from '#ui/device.ts'
import { enterFullScreen, leaveFullScreen } from '#ui/full-screen.ts'
import { useUrlDialog, type UrlDialog } from './url-dialog.ts'

/**
 * The book that lies open over the page (`?read=`). On a phone or tablet it fills the screen, which has to be asked for in the
 * tap that opens it: the opening overlay outlasts a tap's permission (docs/product/07-reading.md#78-full-screen-is-asked-for-in-the-tap).
 */
export function useReaderDialog(): UrlDialog {
  const reading = useUrlDialog(PARAMETERS.read)

  const isOpen = reading.id !== null

  // Also where a book could not be fetched, and the reader was never there. From one book to the next the screen stays full.
  useEffect(() => (isOpen ? leaveFullScreen : undefined), [isOpen])

  const fillingScreen = (open: (id: string) => void) => (id: string) => {
    if (onPhoneOrTablet()) enterFullScreen(document.documentElement)
    open(id)
  }
  return { ...reading, open: fillingScreen(reading.open), openInstead: fillingScreen(reading.openInstead) }
}
