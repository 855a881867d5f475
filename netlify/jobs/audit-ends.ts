/** What of one user should have come to its end, as the nightly audit sees it: transformations, and drafts without a portrait. */
import * as v from 'valibot'
import type { Order } from '#domain/order.ts'
import type { Story } from '#domain/story.ts'
import { timestampSchema } from '#domain/time.ts'
import { parseTransformation } from '#domain/transformation.ts'
import type { MediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { UNPAID_STORY_KEPT_MS } from '#netlify/media/retention.ts'

const DAY_MS = 24 * 60 * 60_000

const timesSchema = v.object({
  createdAt: v.optional(timestampSchema, 0),
  updatedAt: v.optional(timestampSchema, 0),
})

/** One that a browser has begun and no photo has come for is found by this audit: the next one is to find it no more. */
export function judgeTransformation(
  value: unknown,
  entries: ReadonlyMap<string, MediaEntry>,
  nowMs: number,
): { isOverdue: boolean; ends: boolean } {
  const record = parseTransformation(value)
  const times = v.safeParse(timesSchema, value)
  if (!record || !times.success) return { isOverdue: false, ends: false }
  const { createdAt, updatedAt } = times.output
  switch (record.status) {
    case 'processing':
      return { isOverdue: createdAt < nowMs - 2 * DAY_MS, ends: true }
    case 'failed':
      return { isOverdue: updatedAt + UNPAID_STORY_KEPT_MS < nowMs - 2 * DAY_MS, ends: true }
    case 'completed': {
      const ends = !entries.has(mediaKeyOf(record.transformedImageUrl) ?? '')
      return { isOverdue: ends && updatedAt < nowMs - 2 * DAY_MS, ends }
    }
  }
}

/** Nobody pays for it any more, and its portrait has gone without it. */
export function isOverdueDraft(
  story: Story,
  entries: ReadonlyMap<string, MediaEntry>,
  orders: readonly Order[],
  nowMs: number,
): boolean {
  return (
    story.paymentStatus === 'pending' &&
    story.updatedAt + UNPAID_STORY_KEPT_MS < nowMs - DAY_MS &&
    !entries.has(mediaKeyOf(story.transformedPhotoUrl) ?? '') &&
    !orders.some(({ id }) => id === story.id)
  )
}
