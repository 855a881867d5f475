/** Screens of printing a book. */
import { failedPrint, makingPrint, putPrints, readyPrint, openPrintDialog } from '../support/prints.ts'
import { putReadBook } from '../support/voices.ts'
import type { Screen } from './screen.ts'

export const PRINT_SCREENS: readonly Screen[] = [
  { name: 'print-new', open: async ({ page, account }) => openPrintDialog(page, await putReadBook(account)) },
  {
    name: 'print-ready',
    open: async ({ page, account }) =>
      openPrintDialog(page, await putPrints(account, { square: readyPrint(), a4: makingPrint() })),
    sample: true,
    evening: 'too',
  },
  {
    name: 'print-failed',
    open: async ({ page, account }) =>
      openPrintDialog(
        page,
        await putPrints(account, { square: failedPrint('print-failed'), a4: failedPrint('print-not-drawn') }),
      ),
  },
]
