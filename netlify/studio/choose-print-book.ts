import { plainPressPainter } from '#studio/plain/illustrator.ts'
import { PLAIN, requireDemoProject } from '#studio/plain/plain.ts'
import { builtInPressPainter, printBookBy } from '#studio/print-book.ts'
import type { PrintBook } from '#studio/studio.ts'
import { withOutside, type Outside } from '#studio/providers/outside.ts'

/** @throws Problem 'not-configured' for the plain studio outside of a demo project */
export function choosePrintBook(
  settings: { ILLUSTRATOR: string; FIREBASE_PROJECT_ID?: string | undefined },
  outside: Pick<Partial<Outside>, 'readPlate'> = {},
): PrintBook {
  if (settings.ILLUSTRATOR !== PLAIN) return printBookBy(builtInPressPainter(withOutside(outside).readPlate))
  requireDemoProject(settings)
  return printBookBy(plainPressPainter)
}
