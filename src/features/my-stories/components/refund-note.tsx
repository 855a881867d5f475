import { formatPrice } from '#domain/pricing.ts'
import type { Story } from '#domain/story.ts'
import { GIFT } from '#text/gift.ts'
import { longDay } from '#text/long-day.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { StoryNote } from './story-note.tsx'

/** The refund: its amount, since when it is on its way, and the number by which the bank knows it. */
export function RefundNote({ story: { amountKurus, refundedAt, refundNumber, paidByGift } }: { story: Story }) {
  // This parent has paid no money: the refund is the code of their gift.
  if (paidByGift) return <StoryNote failed>{GIFT.returned}</StoryNote>
  return (
    <StoryNote failed>
      <span>
        {MY_STORIES.refunded}
        {amountKurus !== undefined && refundedAt !== undefined && (
          <> {MY_STORIES.refundedSum(formatPrice(amountKurus), longDay(refundedAt))}</>
        )}
        {refundNumber && (
          <>
            {' '}
            {MY_STORIES.refundNumber} <b className="break-all select-all">{refundNumber}</b>
          </>
        )}
      </span>
    </StoryNote>
  )
}
