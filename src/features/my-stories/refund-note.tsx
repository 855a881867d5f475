import { formatPrice } from '#domain/pricing.ts'
import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { StoryNote } from './story-note.tsx'

const longDate = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' })

/** That the money is on its way back: how much, since when, and by which number the bank knows it. */
export function RefundNote({ story: { amountKurus, refundedAt, refundNumber } }: { story: Story }) {
  return (
    <StoryNote failed>
      {MY_STORIES.refunded}
      {amountKurus !== undefined && refundedAt !== undefined && (
        <> {MY_STORIES.refundedSum(formatPrice(amountKurus), longDate.format(refundedAt))}</>
      )}
      {refundNumber && (
        <>
          {' '}
          {MY_STORIES.refundNumber} <b className="break-all select-all">{refundNumber}</b>
        </>
      )}
    </StoryNote>
  )
}
