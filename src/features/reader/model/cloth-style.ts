import type { CSSProperties } from 'react'
import { clothOf, CREAM, TITLE_PAPER } from '#stories/book-cloth.ts'

/** The colours of a tale's binding, for the style sheets of the reader. */
export function clothStyle(templateId: string | undefined): CSSProperties {
  const { cloth, shade, endPaper, ink } = clothOf(templateId)
  return {
    '--cloth': cloth,
    '--cloth-shade': shade,
    '--end-paper': endPaper,
    '--title-ink': ink,
    '--title-paper': TITLE_PAPER,
    '--cloth-letters': CREAM,
  } as CSSProperties
}
