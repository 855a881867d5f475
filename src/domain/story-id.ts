/**
 * The only place that splits a storyId: `{templateId}_{uid}_{timestamp}` (product 3.5). It splits at the known uid, so
 * underscores in a template id or a uid do no harm.
 */
import type { StoryId, TemplateId, TransformId, UserId } from './ids.ts'

const DEFAULT_BOOK_NUMBER = 1

/** @param nowMs milliseconds since 1970 (13 digits; the database rule asks for them) */
export const createStoryId = (templateId: TemplateId, uid: UserId, nowMs: number): StoryId =>
  `${templateId}_${uid}_${nowMs}` as StoryId

/** A transformation's id is its template id plus a timestamp. */
export const createTransformId = (templateId: TemplateId, nowMs: number): TransformId =>
  `${templateId}_${nowMs}` as TransformId

/** @returns the parts, or `null` if this is not a story of that user */
export function splitStoryId(storyId: string, uid: UserId): { templateId: TemplateId; createdAtMs: number } | null {
  const middle = `_${uid}_`
  const at = storyId.lastIndexOf(middle)
  if (at <= 0) return null
  const rest = storyId.slice(at + middle.length)
  return /^\d{13}$/.test(rest) ? { templateId: storyId.slice(0, at) as TemplateId, createdAtMs: Number(rest) } : null
}

/** Section 3: the third part "is read as a book number (default 1) in one reading"; 1–9999 counts as one. */
export function bookNumberOf(storyId: string): number {
  const third = storyId.split('_')[2] ?? ''
  const value = /^\d{1,4}$/.test(third) ? Number(third) : 0
  return value >= 1 ? value : DEFAULT_BOOK_NUMBER
}
