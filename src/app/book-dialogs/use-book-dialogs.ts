import type { BookAct } from '#features/my-stories/model/story-actions.ts'
import { useFilledScreen } from '../dialogs/use-filled-screen.ts'
import { useUrlDialogs, type UrlDialogs } from '../dialogs/url-dialog.ts'
import { BOOK_DIALOG_NAMES, BOOK_DIALOGS, bookActs, type BookDialogName } from './book-dialogs.ts'

/** @returns the dialog that the address names, and the buttons on a book's card that open one */
export function useBookDialogs(): UrlDialogs<BookDialogName> & { acts: BookAct[] } {
  const { opened, open, openInstead, close } = useUrlDialogs(BOOK_DIALOG_NAMES)
  const fillScreen = useFilledScreen(opened !== null && BOOK_DIALOGS[opened.is].fillsScreen === true)
  const filling = (act: typeof open) => (name: BookDialogName, id: string) => {
    if (BOOK_DIALOGS[name].fillsScreen) fillScreen()
    act(name, id)
  }
  return { opened, open: filling(open), openInstead: filling(openInstead), close, acts: bookActs(filling(open)) }
}
