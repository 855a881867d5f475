/** 'Baskı dosyası (PDF)', with its way to the function, and what becomes of a wish, live. */
import { useEffect, useState } from 'react'
import { printBook } from '#api/print-book.ts'
import type { UserId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import { newerPrints, type PrintFormat, type Prints } from '#domain/printed-book.ts'
import type { ReadableStory } from '#domain/story.ts'
import { PrintBook } from '#features/print-book/print-book.tsx'
import { watchPrints } from '#firebase/stories.ts'
import { report } from '#report'
import { childAsSeen } from '#text/child-as-seen.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { problemText } from '#text/problems.ts'
import { showError } from '#ui/toast.tsx'
import { serverNow } from '#firebase/server-clock.ts'

interface PrintingRoomProps {
  uid: UserId
  story: ReadableStory
  onClose: () => void
}

export function PrintingRoom({ uid, story, onClose }: PrintingRoomProps) {
  const { prints, tell } = usePrints(uid, story)
  const make = async (format: PrintFormat) => {
    try {
      tell({ [format]: await printBook(story.id, format) })
    } catch (error) {
      report(error, 'print: begin')
      const { code } = asProblem(error)
      showError(code === 'unknown' ? PRINT_BOOK.failed : problemText(code))
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
