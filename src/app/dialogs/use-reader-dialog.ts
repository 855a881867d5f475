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

  // Also where a book could not be fetched, and the reader was never there.
  useEffect(() => (reading.id === null ? undefined : leaveFullScreen), [reading.id])

  const open = (id: string) => {
    if (onPhoneOrTablet()) enterFullScreen(document.documentElement)
    reading.open(id)
  }
  return { ...reading, open }
}
