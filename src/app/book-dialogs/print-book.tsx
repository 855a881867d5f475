/** 'Baskı dosyası (PDF)': sends the request to the function and shows its progress live. */
import { useMemo, useState } from 'react'
import { printBook } from '#api/print-book.ts'
import type { UserId } from '#domain/ids.ts'
import { newerPrints, type PrintFormat, type Prints } from '#domain/printed-book.ts'
import type { ReadableStory } from '#domain/story.ts'
import { PrintBook } from '#features/print-book/print-book.tsx'
import { watchPrints } from '#firebase/stories.ts'
import { sentenceOr, showProblem } from '#show-problem'
import { childAsSeen } from '#text/child-as-seen.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { useWatched } from '#ui/use-watched.ts'
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

/**
 * An old book's record was fetched only once, so this watches its prints. The function's answer holds until the record
 * says more.
 */
function usePrints(uid: UserId, { id, prints: recorded = {} }: ReadableStory) {
  const [answered, setAnswered] = useState<Prints>({})
  const watched = useWatched(
    uid,
    useMemo(() => watchPrints(id), [id]),
    'print: watch',
  )
  const prints = newerPrints(newerPrints(recorded, watched.is === 'ready' ? watched.value : {}), answered)
  return { prints, tell: (told: Prints) => setAnswered((before) => newerPrints(before, told)) }
}
