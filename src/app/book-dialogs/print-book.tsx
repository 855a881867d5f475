/** 'Baskı dosyası (PDF)', with its way to the function, and what becomes of a wish, live. */
import { useEffect, useState } from 'react'
import { printBook } from '#api/print-book.ts'
import type { UserId } from '#domain/ids.ts'
import { newerPrints, type PrintFormat, type Prints } from '#domain/printed-book.ts'
import type { ReadableStory } from '#domain/story.ts'
import { PrintBook } from '#features/print-book/print-book.tsx'
import { watchPrints } from '#firebase/stories.ts'
import { report } from '#report'
import { sentenceOr, showProblem } from '#show-problem'
import { childAsSeen } from '#text/child-as-seen.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { serverNow } from '#firebase/server-clock.ts'
import type { BookDialogProps } from './book-dialog-props.ts'

export function Component({ uid, story, onClose }: BookDialogProps) {
  const { prints, tell } = usePrints(uid, story)
  const make = async (format: PrintFormat) => {
    try {
      tell({ [format]: await printBook(story.id, format) })
    } catch (error) {
      showProblem(error, 'print: begin', sentenceOr(PRINT_BOOK.failed))
    }
  }
  const child = childAsSeen(story)
  return <PrintBook title={story.title} child={child} prints={prints} make={make} now={serverNow} onClose={onClose} />
}

/** The record of an old book was fetched once: what becomes of a wish is listened for here. */
function usePrints(uid: UserId, { id, prints: recorded }: ReadableStory) {
  const [prints, setPrints] = useState<Prints>(recorded ?? {})
  useEffect(
    () =>
      watchPrints(
        uid,
        id,
        (watched) => setPrints((before) => newerPrints(before, watched)),
        (problem) => report(problem, 'print: watch'),
      ),
    [uid, id],
  )
  return { prints, tell: (told: Prints) => setPrints((before) => newerPrints(before, told)) }
}
