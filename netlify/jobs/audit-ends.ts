/** Judges for the nightly audit which records of one user should have ended: transformations, drafts and saved heroes. */
import * as v from 'valibot'
import type { KeptHero } from '#domain/hero.ts'
import type { Story } from '#domain/story.ts'
import { timestampSchema } from '#domain/time.ts'
import { parseTransformation } from '#domain/transformation.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import type { MediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

export interface Ending {
  /** Ended more than two nights ago: a clean-up should have erased it. */
  isOverdue: boolean
  /** The sweep has to clean up. */
  isOver: boolean
}

const timesSchema = v.object({
  createdAt: v.optional(timestampSchema, 0),
  updatedAt: v.optional(timestampSchema, 0),
})

/**
 * No clean-up is planned for a transformation that a browser has begun without sending a photo: this audit finds it and
 * plans one, and the next audit must not find it again.
 */
export function judgeTransformation(value: unknown, entries: ReadonlyMap<string, MediaEntry>, nowMs: number): Ending {
  const record = parseTransformation(value)
  const times = v.safeParse(timesSchema, value)
  if (!record || !times.success) return { isOverdue: false, isOver: false }
  const { createdAt, updatedAt } = times.output
  switch (record.status) {
    case 'processing':
      return { isOverdue: createdAt < nowMs - 2 * DAY_MS, isOver: createdAt < nowMs - HOUR_MS }
    case 'failed':
      return {
        isOverdue: updatedAt + UNPAID_STORY_KEPT_MS < nowMs - 2 * DAY_MS,
        isOver: updatedAt + UNPAID_STORY_KEPT_MS < nowMs,
      }
    case 'completed': {
      const isOver = !entries.has(mediaKeyOf(record.transformedImageUrl) ?? '')
      return { isOverdue: isOver && updatedAt < nowMs - 2 * DAY_MS, isOver }
    }
  }
}

/**
 * The portrait may belong to a book too, and then no clean-up is planned for the draft: this audit plans one, and the
 * next audit must not find the draft again.
 */
export function judgeDraft(story: Story, nowMs: number): Ending {
  const endsAt = story.updatedAt + UNPAID_STORY_KEPT_MS
  const isDraft = story.paymentStatus === 'pending'
  return { isOverdue: isDraft && endsAt < nowMs - 2 * DAY_MS, isOver: isDraft && endsAt < nowMs }
}

/** A hero is erased together with its portrait: a hero without a portrait is a leftover. */
export function judgeHero(
  { portraitUrl, keptAt, keptUntil }: KeptHero,
  entries: ReadonlyMap<string, MediaEntry>,
  nowMs: number,
): Ending {
  const isGone = !entries.has(mediaKeyOf(portraitUrl) ?? '')
  const isOverdue = keptUntil < nowMs - 2 * DAY_MS || (isGone && keptAt < nowMs - 2 * DAY_MS)
  return { isOverdue, isOver: isGone || keptUntil < nowMs }
}
