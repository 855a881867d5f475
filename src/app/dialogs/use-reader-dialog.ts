import { PARAMETERS } from '#domain/site-paths.ts'
import { useUrlDialog, type UrlDialog } from './url-dialog.ts'
import { useFilledScreen } from './use-filled-screen.ts'

/** The book that lies open over the page (`?read=`), in full screen on a phone. */
export function useReaderDialog(): UrlDialog {
  const reading = useUrlDialog(PARAMETERS.read)
  const fillScreen = useFilledScreen(reading.id !== null)
  const filling = (open: (id: string) => void) => (id: string) => {
    fillScreen()
    open(id)
  }
  return { ...reading, open: filling(reading.open), openInstead: filling(reading.openInstead) }
}
