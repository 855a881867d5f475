import { plainPressPainter } from '#studio/plain/illustrator.ts'
import { PLAIN, requireDemoProject } from '#studio/plain/plain.ts'
import { printBook, printBookBy } from '#studio/print-book.ts'
import type { PrintBook } from '#studio/studio.ts'

/** @throws Problem 'not-configured' for the plain studio outside of a demo project */
export function choosePrintBook(settings: {
  ILLUSTRATOR: string
  FIREBASE_PROJECT_ID?: string | undefined
}): PrintBook {
  if (settings.ILLUSTRATOR !== PLAIN) return printBook
  requireDemoProject(settings)
  return printBookBy(plainPressPainter)
}
